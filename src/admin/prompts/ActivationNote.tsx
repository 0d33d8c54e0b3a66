import { memo } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { estimateTokens } from '../../api/admin/promptTokens';
import { summaryOf } from '../shared/comparison/Comparison';
import { compareTexts } from '../shared/comparison/compare';
import styles from './ActivationNote.module.css';
import { useTagErrors } from './tagRules';
import type { VersionNames } from './versionNames';

interface ActivationNoteProps {
  text: string;
  active: PromptVersion | undefined;
  names: VersionNames;
}

/**
 * How long a text is, and what Save and Activate would change: the difference in short, and the wrong tags. It stands
 * beside the button, as that one asks nothing.
 */
export const ActivationNote = memo(function ActivationNote({ text, active, names }: ActivationNoteProps) {
  const errors = useTagErrors(text).length;
  const difference = active
    ? `Against ${names.shortNameOf(active)}, the active version: ${summaryOf(compareTexts(active.text, text))}`
    : 'No version is active now.';
  return (
    <p className={styles.note}>
      About {estimateTokens(text).toLocaleString('en')} tokens before the tags are filled in. {difference}
      {errors > 0 && (
        <strong className={styles.errors}> {errors === 1 ? '1 wrong tag.' : `${errors} wrong tags.`}</strong>
      )}
    </p>
  );
});
