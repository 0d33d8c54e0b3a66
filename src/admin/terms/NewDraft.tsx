import { EditFormFrame } from '../shared/EditFormFrame';
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
    <EditFormFrame
      form={form}
      title={
        <h2 id={newDraftTitleId} className={styles.title} tabIndex={-1}>
          New version
        </h2>
      }
      labelledBy={newDraftTitleId}
      isSaving={create.isPending}
      onSubmit={(event) => void submit(event)}
      onCancel={close}
    >
      <DraftFields form={form} isBusy={create.isPending} />
    </EditFormFrame>
  );
}
