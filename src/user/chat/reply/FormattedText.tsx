import { Fragment, memo } from 'react';
import { drawBlocks } from './drawBlocks';
import styles from './FormattedText.module.css';
import { parseBlock } from './parseBlock';
import { splitBlocks } from './splitBlocks';
import { withoutLooseEnd } from './withoutLooseEnd';

interface FormattedTextProps {
  text: string;
  /** More of it is to come. */
  isRunning: boolean;
}

/**
 * A text with light markup, as elements. Blank lines between its blocks stay as they are, so that what has no mark
 * keeps its place when formatting arrives.
 */
export function FormattedText({ text, isRunning }: FormattedTextProps) {
  const blocks = splitBlocks(isRunning ? withoutLooseEnd(text) : text);
  return (
    <div className={styles.text}>
      {blocks.map(({ source, blankLines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text grows at its end, its blocks never change places
        <Fragment key={index}>
          {'\n'.repeat(blankLines)}
          <Block source={source} />
        </Fragment>
      ))}
    </div>
  );
}

const Block = memo(function Block({ source }: { source: string }) {
  return <div className={styles.block}>{drawBlocks(parseBlock(source))}</div>;
});
