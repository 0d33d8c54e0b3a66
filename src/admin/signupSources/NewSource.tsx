import type { ChangeEvent, CompositionEvent } from 'react';
import { TextField } from '../../ui/forms/TextField';
import { EditFormFrame } from '../shared/EditFormFrame';
import { formTitleId } from './elementIds';
import styles from './Source.module.css';
import { SourceFields } from './SourceFields';
import { stripField } from './sourceForm';
import { useCreateSource } from './useSignupSources';
import { useSourceForm } from './useSourceForm';

/** Adds a signup source (SRC-006 to SRC-009, SRC-017). */
export function NewSource({ onClose }: { onClose(): void }) {
  const form = useSourceForm();
  const create = useCreateSource();
  const source = form.register('source');

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    // A letter that takes several keys is not whole yet.
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (!isComposing) stripField(event.currentTarget);
    return source.onChange(event);
  };
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    stripField(event.currentTarget);
    void source.onChange({ type: 'change', target: event.currentTarget });
  };
  const close = form.leaveBy(onClose);
  const submit = form.handleSubmit((body) => {
    if (!form.isLeaving()) create.mutate({ body }, { onSuccess: close, onError: form.showRefusal });
  });

  return (
    <EditFormFrame
      form={form}
      title={
        <h2 id={formTitleId} className={styles.title} tabIndex={-1}>
          New source
        </h2>
      }
      className={styles.form}
      isSaving={create.isPending}
      disabledReason={form.watch('source') === '' ? 'Please enter a source first' : undefined}
      onSubmit={(event) => void submit(event)}
      onCancel={close}
    >
      <TextField
        label="Source"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help="Letters and digits. It stands in the link and can't be changed later."
        error={form.errors.source?.message}
        readOnly={create.isPending}
        {...source}
        onChange={onChange}
        onCompositionEnd={onCompositionEnd}
      />
      <SourceFields form={form} isBusy={create.isPending} />
    </EditFormFrame>
  );
}
