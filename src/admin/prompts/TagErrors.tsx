import { TriangleAlert } from 'lucide-react';
import { parseTags } from '../../api/admin/promptTags';
import styles from './TagErrors.module.css';

/** What is wrong with the tags of a text, each error once. */
export const tagErrorsOf = (text: string): string[] => [
  ...new Set(parseTags(text).flatMap((part) => (part.kind === 'tag' && part.error) || [])),
];

/** Says which tags of a text are wrong, and why; nothing if all are right. */
export function TagErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors}>
      <TriangleAlert aria-hidden size={18} className={styles.icon} />
      <ul className={styles.list} aria-label="Errors in the tags">
        {errors.map((error) => (
          <li key={error}>{error}.</li>
        ))}
      </ul>
    </div>
  );
}
