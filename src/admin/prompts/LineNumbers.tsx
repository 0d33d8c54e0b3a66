import { memo, type Ref } from 'react';
import styles from './PromptField.module.css';

interface LineNumbersProps {
  text: string;
  ref: Ref<HTMLDivElement>;
}

/**
 * The numbers of a text's lines, each as high as its line is with its wraps. The text itself stands in an attribute, so
 * that it is laid out but neither found nor copied a second time.
 */
export const LineNumbers = memo(function LineNumbers({ text, ref }: LineNumbersProps) {
  return (
    <div ref={ref} className={styles.lines}>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have an order and nothing else
        <Line key={index} text={line} />
      ))}
    </div>
  );
});

const Line = memo(function Line({ text }: { text: string }) {
  return <div className={styles.line} data-text={text || ' '} />;
});
