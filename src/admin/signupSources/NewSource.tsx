import type { ChangeEvent, CompositionEvent, FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/TextField';
import { RestoredNote } from '../shared/RestoredNote';
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
    <form className={styles.form} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <h2 id={formTitleId} className={styles.title} tabIndex={-1}>
        New source
      </h2>
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
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
      <div className={styles.actions}>
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
        <Button
          type="submit"
          busy={create.isPending}
          disabledReason={form.watch('source') === '' ? 'Please enter a source first' : undefined}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
