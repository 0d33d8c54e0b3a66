import type { ReactNode } from 'react';
import styles from './EditFormFrame.module.css';
import { RestoredNote } from './RestoredNote';

interface EditFormNotesProps {
  /** What `useEditForm` gave. */
  form: { isRestored: boolean; startOver(): void };
  /** What has become of the edited thing meanwhile; false as long as it is as it was, left out for a new one. */
  notice?: ReactNode;
}

/** What stands above the fields of an editor: that unsaved changes are back, and what somebody else has done meanwhile. */
export function EditFormNotes({ form, notice }: EditFormNotesProps) {
  return (
    <>
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      {/* Always there: screen readers only watch a live region that they already know. */}
      {notice !== undefined && <div role="status">{notice && <p className={styles.notice}>{notice}</p>}</div>}
    </>
  );
}
