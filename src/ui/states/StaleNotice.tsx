import { CloudOff } from 'lucide-react';
import { Button } from '../Button';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  /** What could not be had, e.g. 'The news could not be loaded'. */
  title: string;
  isRetrying?: boolean;
  onRetry(): void;
}

/** Stands above what could not be loaded again: what shows below is older. */
export function StaleNotice({ title, isRetrying = false, onRetry }: StaleNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <CloudOff size={18} aria-hidden />
      <p className={styles.text}>
        <strong>{title}.</strong> What you see was loaded earlier and may be out of date.
      </p>
      <Button variant="outline" busy={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
