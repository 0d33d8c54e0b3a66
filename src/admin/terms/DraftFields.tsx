import { useDeferredValue } from 'react';
import { TextArea } from '../../ui/forms/TextArea';
import { TextField } from '../../ui/forms/TextField';
import { SafeHtml } from '../../ui/SafeHtml';
import { ScrollRegion } from '../../ui/ScrollRegion';
import styles from './DraftFields.module.css';
import type { DraftForm } from './useDraftForm';

interface DraftFieldsProps {
  form: DraftForm;
  /** While it is saved, nothing can be typed. */
  isBusy: boolean;
}

/** When a version comes into force and what it says, with a look at what people will read. */
export function DraftFields({ form: { register, errors, watch }, isBusy }: DraftFieldsProps) {
  const shown = useDeferredValue(watch('content'));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <TextField
        label="Active From"
        type="datetime-local"
        className={styles.moment}
        help={`In your own time zone: ${timeZone.replaceAll('_', ' ')}.`}
        error={errors.validFrom?.message}
        readOnly={isBusy}
        {...register('validFrom')}
      />
      <div className={styles.columns}>
        <TextArea
          label="Content"
          className={styles.text}
          spellCheck
          help="HTML: the preview shows what people will read."
          error={errors.content?.message}
          readOnly={isBusy}
          {...register('content')}
        />
        <div>
          <h3 className={styles.previewTitle}>Preview</h3>
          <ScrollRegion label="Preview" className={styles.preview}>
            {shown.trim() === '' ? (
              <p className={styles.nothing}>Nothing to read yet.</p>
            ) : (
              <SafeHtml html={shown} />
            )}
          </ScrollRegion>
        </div>
      </div>
    </>
  );
}
