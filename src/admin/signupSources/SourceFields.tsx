import { TextArea } from '../../ui/forms/TextArea';
import { TextField } from '../../ui/forms/TextField';
import styles from './Source.module.css';
import type { SourceFormState } from './useSourceForm';

interface SourceFieldsProps {
  form: SourceFormState;
  /** While it is saved, nothing can be typed. */
  isBusy: boolean;
}

/** What can be changed of a source as long as it lives (SRC-006, SRC-008, SRC-011). */
export function SourceFields({ form: { register, errors, watch }, isBusy }: SourceFieldsProps) {
  return (
    <>
      <TextArea
        label="Description"
        spellCheck
        help={`Where the link stands, for your colleagues. ${watch('description').length} of 2000 characters.`}
        error={errors.description?.message}
        readOnly={isBusy}
        {...register('description')}
      />
      <TextField
        label="Max auto-signups"
        type="number"
        min={0}
        step={1}
        className={styles.number}
        autoComplete="off"
        help="The first people, up to this number, are invited at once. Those after them wait until you invite them."
        error={errors.maxAutoSignups?.message}
        readOnly={isBusy}
        {...register('maxAutoSignups')}
      />
    </>
  );
}
