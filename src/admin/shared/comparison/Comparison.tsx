import { type ComponentType, Fragment, memo, type ReactNode } from 'react';
import { Details } from '../../../ui/disclosure/Details';
import styles from './Comparison.module.css';
import { collapseUnchanged, type FoldedPassage } from './collapseUnchanged';
import type { Passage } from './compare';

interface ComparisonProps {
  passages: readonly Passage[];
  /** Draws a text, e.g. with its tags marked; default as it is. */
  Text?: ComponentType<{ text: string }>;
}

/** What has been added and removed, marked and said; long stretches that stayed the same are folded. */
export const Comparison = memo(function Comparison({ passages, Text = AsItIs }: ComparisonProps) {
  return collapseUnchanged(passages).map((passage, index, all) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the passages have an order and nothing else
    <Fragment key={index}>
      {passage.kind === 'folded' ? (
        <Details className={styles.folded} summary={`${passage.lineCount} lines without changes`}>
          <Text text={passage.text} />
        </Details>
      ) : (
        show(passage, Text)
      )}
      {takesWholeLines(passage) && all[index + 1]?.kind === 'added' && <br />}
    </Fragment>
  ));
});

const AsItIs = ({ text }: { text: string }) => text;

/** Removed lines at the end of a text, where no line break keeps them from what stands there now. */
const takesWholeLines = ({ kind, text }: Passage | FoldedPassage) =>
  kind === 'removed' && /\n.*[^\n]$/.test(text);

function show({ kind, text }: Passage, Text: ComponentType<{ text: string }>): ReactNode {
  if (kind === 'same') return <Text text={text} />;
  const Change = kind === 'added' ? 'ins' : 'del';
  // An empty line by itself would not be seen.
  const visible = text.trim() === '' ? text.replaceAll('\n', '↵\n') : text;
  return (
    <Change className={styles[kind]}>
      <span className={styles.spoken}>{kind} </span>
      <Text text={visible} />
    </Change>
  );
}

/** How much has changed, as a sentence. */
export function summaryOf(passages: readonly Passage[]): string {
  const count = (kind: Passage['kind']) => passages.filter((passage) => passage.kind === kind).length;
  const [added, removed] = [count('added'), count('removed')];
  if (added + removed === 0) return 'The texts are the same.';
  return `${added} ${added === 1 ? 'passage' : 'passages'} added, ${removed} removed.`;
}
