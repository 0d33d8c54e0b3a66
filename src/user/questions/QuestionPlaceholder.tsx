import { RetryButton } from '../../ui/states/RetryButton';
import styles from './Questions.module.css';

interface QuestionPlaceholderProps {
  text: string;
  /** Whether its answers are on their way, the first time or after Retry. */
  isLoading: boolean;
  /** Whether they could not be loaded. */
  hasFailed: boolean;
  /** The moment before which the server wants no other try, if it has named one. */
  retryAt: number | null;
  onRetry(): void;
}

/** Stands below a question while its answers are loading, or when they could not be loaded (QST-025). */
export function QuestionPlaceholder({
  text,
  isLoading,
  hasFailed,
  retryAt,
  onRetry,
}: QuestionPlaceholderProps) {
  return (
    <div className={styles.instead}>
      <p className={styles.question}>{text}</p>
      {hasFailed ? (
        <div className={styles.failed} role="alert">
          <span>This question could not be loaded.</span>
          <RetryButton variant="outline" busy={isLoading} notBefore={retryAt} onRetry={onRetry} />
        </div>
      ) : (
        <p className={styles.note} role="status">
          <span className="spinner" aria-hidden /> Loading
        </p>
      )}
    </div>
  );
}
