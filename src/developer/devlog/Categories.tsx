import { useMemo } from 'react';
import type { DevLog } from '../../api/developer/devLogs';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import styles from './Categories.module.css';

interface CategoriesProps {
  lines: readonly DevLog[];
  hidden: readonly string[];
  /** How many lines the ticked categories have. */
  shownCount: number;
  onToggle(category: string): void;
}

/** A box for each category seen so far, with the number of its lines (DEV-004; D-105). */
export function Categories({ lines, hidden, shownCount, onToggle }: CategoriesProps) {
  const counts = useMemo(() => countByCategory(lines), [lines]);
  const total = lines.length.toLocaleString();

  return (
    <div className={styles.bar}>
      <fieldset className={styles.categories}>
        <legend className="visually-hidden">Categories</legend>
        {[...counts].map(([category, count]) => (
          <CheckboxField
            key={category}
            label={
              <>
                {category} <span className={styles.count}>{count.toLocaleString()}</span>
              </>
            }
            checked={!hidden.includes(category)}
            onChange={() => onToggle(category)}
          />
        ))}
      </fieldset>
      <p className={styles.total}>
        {shownCount === lines.length ? total : `${shownCount.toLocaleString()} of ${total}`}{' '}
        {lines.length === 1 ? 'line' : 'lines'}
      </p>
    </div>
  );
}

function countByCategory(lines: readonly DevLog[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of lines) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
