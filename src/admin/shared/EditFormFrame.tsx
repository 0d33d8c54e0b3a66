import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import styles from './EditFormFrame.module.css';
import { EditFormNotes } from './EditFormNotes';

interface EditFormFrameProps {
  /** What `useEditForm` gave. */
  form: { isRestored: boolean; startOver(): void };
  /** The title, where it stands within the form. */
  title?: ReactNode;
  /** The id of the title that the form is named by; left out, it is no landmark. */
  labelledBy?: string;
  className?: string;
  /** What has become of the edited thing meanwhile; false as long as it is as it was, left out for a new one. */
  notice?: ReactNode;
  isSaving: boolean;
  /** Why it cannot be saved yet. */
  disabledReason?: string;
  onSubmit: FormEventHandler;
  onCancel(): void;
  /** Default 'Cancel'. */
  cancelLabel?: string;
  isDeleting?: boolean;
  /** Asks and deletes; left out where there is nothing to delete. */
  onDelete?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** An editor of staff: its notes, its fields, and Delete, Cancel and Save below them. */
export function EditFormFrame({
  form,
  title,
  labelledBy,
  className,
  notice,
  isSaving,
  disabledReason,
  onSubmit,
  onCancel,
  cancelLabel = 'Cancel',
  isDeleting,
  onDelete,
  children,
}: EditFormFrameProps) {
  return (
    <form className={className} noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
      {title}
      <EditFormNotes form={form} notice={notice} />
      {children}
      <div className={styles.actions}>
        {onDelete && (
          <Button variant="danger" className={styles.delete} busy={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        )}
        <Button variant="outline" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" busy={isSaving} disabledReason={disabledReason}>
          Save
        </Button>
      </div>
    </form>
  );
}
