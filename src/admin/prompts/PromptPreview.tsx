import { type ReactNode, useDeferredValue } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice';
import { TextWell } from '../shared/comparison/TextWell';
import { ComparePanel } from './ComparePanel';
import { LongPromptText } from './LongPromptText';
import styles from './PromptPreview.module.css';
import { TagErrors } from './TagErrors';
import { useTagErrors } from './tagRules';
import { usePromptParams } from './usePromptParams';
import type { VersionNames } from './versionNames';

interface PromptPreviewProps {
  text: string;
  /** The versions that it can be compared with, newest first. */
  others: readonly PromptVersion[];
  /** The one it is compared with unless another is chosen. */
  defaultComparison: PromptVersion | undefined;
  nameOf: VersionNames['nameOf'];
}

const choices = [
  { value: 'text', label: 'Text' },
  { value: 'example', label: 'With example values' },
  { value: 'compare', label: 'Compare' },
] as const;

/** So many leave room for the text. */
const mostErrors = 4;

/** A prompt text as it is written, as it would be sent, or beside another version; the same for viewer and editor. */
export function PromptPreview({ text: newestText, others, defaultComparison, nameOf }: PromptPreviewProps) {
  const [{ look }, change] = usePromptParams();
  // Typing goes before drawing: a long text is drawn when there is time.
  const text = useDeferredValue(newestText);
  // The choice itself shows at once; what was chosen is drawn when there is time.
  const drawnLook = useDeferredValue(look);
  const errors = useTagErrors(text);

  const shown: Record<typeof drawnLook, ReactNode> = {
    text: (
      <TextWell label="Prompt text">
        {text === '' ? (
          <span className={styles.note}>Nothing is written yet.</span>
        ) : (
          <LongPromptText text={text} />
        )}
      </TextWell>
    ),
    example: (
      <>
        <p className={styles.note}>Examples stand in for the tags. Each client has values of their own.</p>
        <TextWell label="Prompt text with example values">
          <LongPromptText text={text} isFilled />
        </TextWell>
      </>
    ),
    compare: (
      <ComparePanel text={text} others={others} defaultComparison={defaultComparison} nameOf={nameOf} />
    ),
  };

  return (
    <div className={styles.looks}>
      <SegmentedChoice
        label="How the prompt is shown"
        choices={choices}
        value={look}
        onChange={(chosen) => change({ look: chosen }, { replace: true, flushSync: true })}
      />
      <TagErrors errors={errors} most={mostErrors} />
      {shown[drawnLook]}
    </div>
  );
}
