import { TriangleAlert } from 'lucide-react';
import styles from './TagErrors.module.css';

interface TagErrorsProps {
  errors: readonly string[];
  /** How many of them are shown; default all. */
  most?: number;
}

/** Says which tags of a text are wrong, and why; nothing if all are right. */
export function TagErrors({ errors, most = errors.length }: TagErrorsProps) {
  if (errors.length === 0) return null;
  const others = errors.length - most;
  return (
    <div className={styles.errors}>
      <TriangleAlert aria-hidden size={18} className={styles.icon} />
      <ul className={styles.list} aria-label="Errors in the tags">
        {errors.slice(0, most).map((error) => (
          <li key={error}>{error}.</li>
        ))}
        {others > 0 && <li>{others === 1 ? 'And one more.' : `And ${others} more.`}</li>}
      </ul>
    </div>
  );
}
