import { PromptText, type PromptTextProps } from './PromptText';
import styles from './PromptText.module.css';
import { useTextChunks } from './useTextChunks';

/** A prompt text that stands by itself. Of a long one only what has changed is drawn anew, and only what shows laid out. */
export function LongPromptText({ text, isFilled }: PromptTextProps) {
  return useTextChunks(text).map((chunk) => (
    <div
      key={chunk.id}
      className={styles.chunk}
      // As high as it is without a wrapped line, until it has been seen.
      style={{ containIntrinsicBlockSize: `auto ${chunk.lineCount}lh` }}
    >
      <PromptText text={chunk.text} isFilled={isFilled} />
    </div>
  ));
}
