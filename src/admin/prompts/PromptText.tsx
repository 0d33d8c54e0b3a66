import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { exampleOf } from '../../api/admin/exampleValues';
import type { TagPart } from '../../api/admin/promptTags';
import styles from './PromptText.module.css';
import { useTagParts } from './tagRules';

export interface PromptTextProps {
  text: string;
  /** Whether example values stand in the tags' places. */
  isFilled?: boolean;
}

/** A prompt text with its tags highlighted; those that are wrong carry a sign (staff 2, Prompt engineering). */
export const PromptText = memo(function PromptText({ text, isFilled = false }: PromptTextProps) {
  const parts = useTagParts(text);
  return parts.map((part, index) => {
    if (part.kind === 'text') return part.source;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state, only an order
    return <Tag key={index} tag={part} isFilled={isFilled} />;
  });
});

function Tag({ tag, isFilled }: { tag: TagPart; isFilled: boolean }) {
  const { source, name, error } = tag;
  const example = isFilled ? exampleOf(tag) : null;
  const sign = error && (
    <>
      <TriangleAlert aria-hidden size="1em" className={styles.sign} />
      <span className={styles.spoken}>{name ? 'wrong tag ' : 'unknown tag '}</span>
    </>
  );
  return (
    <mark
      className={error ? styles.wrong : example === null ? styles.tag : styles.filled}
      title={error ?? source}
    >
      {sign}
      {example ?? source}
    </mark>
  );
}
