import { TriangleAlert } from 'lucide-react';
import { RetryButton } from './RetryButton';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  /** What could not be had, e.g. 'The news could not be loaded'. */
  title: string;
  isRetrying?: boolean;
  /** The moment before which the server wants no other try, if it has named one. */
  retryAt?: number | null;
  onRetry(): void;
}

/** Stands above what could not be loaded again: what shows below is older. */
export function StaleNotice({ title, isRetrying = false, retryAt, onRetry }: StaleNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <TriangleAlert size={18} aria-hidden />
      <p className={styles.text}>
        <strong>{title}.</strong> What you see was loaded earlier and may be out of date.
      </p>
      <RetryButton variant="outline" busy={isRetrying} notBefore={retryAt} onRetry={onRetry} />
    </div>
  );
}
