import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DayField } from './DayField';
import styles from './RangePicker.module.css';
import type { ScoreRange } from './useScoreRange';

/** The first and the last day, and the shortcuts to the last week, month and year (SCO-003 to SCO-015). */
export function RangePicker({ range, bounds, allowed, shortcut, chooseFrom, chooseTo }: ScoreRange) {
  const { key } = useLocation();
  // Other days in the fields, even ones that cannot be chosen, are not those of a shortcut (SCO-015).
  const [changedAt, setChangedAt] = useState<string | null>(null);
  const onChange = (isOther: boolean) => setChangedAt(isOther ? key : null);
  const lit = changedAt === key ? null : shortcut;
  const field = { bounds, onChange };
  return (
    <div className={styles.picker}>
      <DayField label="From" day={range?.from ?? ''} onChoose={chooseFrom} {...field} />
      <DayField label="To" day={range?.to ?? ''} onChoose={chooseTo} {...field} />
      {allowed.length > 0 && (
        <ul className={styles.shortcuts}>
          {allowed.map(({ key, name }) => (
            <li key={key}>
              <Link
                className={styles.shortcut}
                to={{ search: `?range=${key}` }}
                aria-current={name === lit?.name || undefined}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
