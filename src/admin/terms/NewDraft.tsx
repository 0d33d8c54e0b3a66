import type { FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { RestoredNote } from '../shared/RestoredNote';
import { DraftFields } from './DraftFields';
import { newDraftTitleId } from './elementIds';
import styles from './TermsForm.module.css';
import { useDraftForm } from './useDraftForm';
import { useCreateDraft } from './useTerms';

/** Writes a new version of the terms, a draft at first (TNC-005 to TNC-008). */
export function NewDraft({ onClose }: { onClose(): void }) {
  const form = useDraftForm({ name: 'terms:new', titleId: newDraftTitleId });
  const create = useCreateDraft();

  const close = form.leaveBy(onClose);
  const submit = form.handleSubmit((body) => {
    if (!form.isLeaving()) create.mutate({ body }, { onSuccess: close, onError: form.showRefusal });
  });

  return (
    <form noValidate aria-labelledby={newDraftTitleId} onSubmit={(event: FormEvent) => void submit(event)}>
      <h2 id={newDraftTitleId} className={styles.title} tabIndex={-1}>
        New version
      </h2>
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      <DraftFields form={form} isBusy={create.isPending} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={create.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
