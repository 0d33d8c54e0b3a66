import type { SignupSource } from '../../api/admin/signupSources';
import { DateTime } from '../../ui/DateTime';
import { DescriptionList } from '../../ui/DescriptionList';
import { useConfirm } from '../../ui/dialogs/useDialogs';
import { EditFormFrame } from '../shared/EditFormFrame';
import { formTitleId } from './elementIds';
import { SignupLink } from './SignupLink';
import styles from './Source.module.css';
import { SourceFields } from './SourceFields';
import { useChangeSource, useCreateSource, useDeleteSource } from './useSignupSources';
import { useSourceForm } from './useSourceForm';

interface SourceViewProps {
  /** As the server has it, or had it last. */
  source: SignupSource;
  /** Somebody else has deleted it meanwhile: a save makes it anew, so that nothing typed is lost. */
  isDeleted: boolean;
  onClose(): void;
}

/** A signup source with what can be changed of it (SRC-010 to SRC-016, SRC-018, SRC-019). */
export function SourceView({ source: stored, isDeleted: isNotThere, onClose }: SourceViewProps) {
  const { id, source, url, createdAt, createdBy } = stored;
  const confirm = useConfirm();
  const form = useSourceForm(stored);
  const change = useChangeSource();
  const create = useCreateSource();
  const remove = useDeleteSource();

  // Not by the person's own doing: then the form is about to go.
  const isDeleted = isNotThere && !remove.isPending && !remove.isSuccess;

  const close = form.leaveBy(onClose);
  const submit = form.handleSubmit((body) => {
    if (form.isLeaving()) return;
    const then = { onSuccess: close, onError: form.showRefusal };
    const { source: _, ...changed } = body;
    if (isDeleted) create.mutate({ body }, then);
    else change.mutate({ params: { id }, body: changed }, then);
  });
  const askAndDelete = async () => {
    const isMeant = await confirm({
      title: 'Delete source',
      message: 'Are you sure you want to delete this source?',
      okLabel: 'Yes',
      cancelLabel: 'No',
      destructive: true,
    });
    if (!isMeant) return;
    remove.mutate({ params: { id } }, { onSuccess: close, onError: ({ isGone }) => isGone && close() });
  };

  const isSaving = change.isPending || create.isPending;
  return (
    <EditFormFrame
      form={form}
      title={
        <h2 id={formTitleId} className={styles.title} tabIndex={-1}>
          {source}
        </h2>
      }
      labelledBy={formTitleId}
      className={styles.form}
      notice={isDeleted && 'This source has been deleted meanwhile. What you save here becomes a new one.'}
      isSaving={isSaving}
      onSubmit={(event) => void submit(event)}
      onCancel={close}
      isDeleting={remove.isPending}
      onDelete={isDeleted ? undefined : () => void askAndDelete()}
    >
      <DescriptionList
        className={styles.facts}
        facts={[
          ['Source', source],
          ['Signup link', <SignupLink key="link" url={url} />],
          ['Created at', <DateTime key="created" iso={createdAt} />],
          ['Created by', createdBy],
        ]}
      />
      <SourceFields form={form} isBusy={isSaving || remove.isPending} />
    </EditFormFrame>
  );
}
