import { Check } from 'lucide-react';
import { useRef } from 'react';
import { RetryButton } from '../../ui/states/RetryButton';
import styles from './Questions.module.css';
import type { SaveState } from './useSaveQueue';

interface SaveNoteProps {
  state: SaveState;
  /** Whether to say that there is no answer, where the field itself can't show it. */
  isUnanswered: boolean;
  /** The moment before which the server wants no other try, if it has named one. */
  retryAt: number | null;
  onRetry(): void;
}

/** Says what becomes of an answer: saving, saved, or not saved with a way to try again (QST-026). */
export function SaveNote({ state, isUnanswered, retryAt, onRetry }: SaveNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes.
    note.current?.focus();
    onRetry();
  };

  const isPassing = state === 'saving' || state === 'saved';
  const isEmpty = state === 'idle' && !isUnanswered;
  const look = isPassing ? styles.passing : isEmpty ? undefined : styles.saveNote;

  return (
    <div ref={note} className={look} tabIndex={-1}>
      <span role="status" className={styles.note}>
        {state === 'saving' && 'Saving…'}
        {state === 'saved' && (
          <>
            <Check aria-hidden size={16} className={styles.check} /> Saved
          </>
        )}
        {state === 'failed' && <span className={styles.bad}>Your answer is not saved yet.</span>}
        {state === 'idle' && isUnanswered && 'Not answered yet'}
      </span>
      {state === 'failed' && <RetryButton variant="outline" notBefore={retryAt} onRetry={retry} />}
    </div>
  );
}
