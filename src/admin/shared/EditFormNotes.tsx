import type { ReactNode } from 'react';
import styles from './EditFormFrame.module.css';
import { MeanwhileNote } from './meanwhile/MeanwhileNote';
import type { Meanwhile } from './meanwhile/useMeanwhile';
import { RestoredNote } from './RestoredNote';

export interface NotedEditor {
  isRestored: boolean;
  isOutdated: boolean | undefined;
  meanwhile: Meanwhile | undefined;
  startOver(): void;
  summary: ReactNode;
}

interface EditFormNotesProps {
  /** What `useEditor` gave. */
  editor: NotedEditor;
  /** What is said once the edited thing is outdated. */
  outdated?: ReactNode;
}

/**
 * What stands above the fields of an editor: that unsaved changes are back, what somebody else has done meanwhile, and what
 * is wrong.
 */
export function EditFormNotes({ editor, outdated }: EditFormNotesProps) {
  const { isRestored, isOutdated, meanwhile, startOver, summary } = editor;
  return (
    <>
      {isRestored && <RestoredNote onStartOver={startOver} />}
      {/* Always there: screen readers only watch a live region that they already know. */}
      {isOutdated !== undefined && (
        <div role="status">{isOutdated && <p className={styles.notice}>{outdated}</p>}</div>
      )}
      {meanwhile && <MeanwhileNote meanwhile={meanwhile} />}
      {summary}
    </>
  );
}
