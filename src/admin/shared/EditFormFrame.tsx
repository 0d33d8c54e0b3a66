import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import styles from './EditFormFrame.module.css';
import { EditFormNotes, type NotedEditor } from './EditFormNotes';
import { useFootHeight } from './useFootHeight';

interface FramedEditor extends NotedEditor {
  titleId?: string;
  isSaving: boolean;
  isDeleting: boolean;
  refusal: string;
  onSubmit: FormEventHandler;
  onDelete?: () => void;
  close(): void;
}

interface EditFormFrameProps {
  /** What `useEditor` gave. */
  editor: FramedEditor;
  /** The title, where it stands within the form; it names it. */
  title?: string;
  /** Whether it looks like a card. */
  isCard?: boolean;
  /** What is said above the fields once the edited thing is outdated. */
  outdated?: ReactNode;
  /** What is said below the fields, after the reason, when the server has not taken it and that concerns no field. */
  notSaved?: string;
  /** Why it cannot be saved yet. */
  disabledReason?: string;
  /** Default 'Cancel'. */
  cancelLabel?: string;
  /** Stands in place of the button Save. */
  saveButtons?: ReactNode;
  /** Keeps the buttons in view at the foot of the screen, with this above them. */
  stickyNote?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** An editor of staff: its notes, its fields, and Delete, Cancel and Save below them. */
export function EditFormFrame({
  editor,
  title,
  isCard = false,
  outdated,
  notSaved,
  disabledReason,
  cancelLabel = 'Cancel',
  saveButtons,
  stickyNote,
  children,
}: EditFormFrameProps) {
  const { titleId, isSaving, isDeleting, refusal, onSubmit, onDelete, close } = editor;
  const refusalId = useId();
  const isRefused = notSaved && refusal !== '';
  const isSticky = stickyNote !== undefined;
  const foot = useFootHeight(isSticky);
  return (
    <form
      className={classes(isCard && styles.card)}
      noValidate
      aria-labelledby={title && titleId}
      aria-describedby={isRefused ? refusalId : undefined}
      onSubmit={onSubmit}
    >
      {title && (
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      )}
      <EditFormNotes editor={editor} outdated={outdated} />
      {children}
      {isRefused && (
        <p id={refusalId} className={styles.refusal} role="alert">
          Not saved: {refusal} {notSaved}
        </p>
      )}
      <div ref={foot} className={classes(styles.actions, isSticky && styles.sticky)}>
        {stickyNote}
        {onDelete && (
          <Button variant="danger" className={styles.delete} busy={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        )}
        <Button variant="outline" onClick={close}>
          {cancelLabel}
        </Button>
        {saveButtons ?? (
          <Button type="submit" busy={isSaving} disabledReason={disabledReason}>
            Save
          </Button>
        )}
      </div>
    </form>
  );
}
