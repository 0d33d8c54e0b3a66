import { Button } from '../../ui/Button';
import styles from './RestoredNote.module.css';

/** Says above a form that unsaved changes of an earlier visit were restored, and offers to discard them. */
export function RestoredNote({ onStartOver }: { onStartOver(): void }) {
  return (
    <p className={styles.note} role="status">
      Your unsaved changes are back.
      <Button variant="quiet" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  );
}
