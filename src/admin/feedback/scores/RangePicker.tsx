import { Link } from 'react-router-dom';
import { DayField } from './DayField';
import styles from './RangePicker.module.css';
import type { ScoreRange } from './useScoreRange';

/** The first and the last day, and the shortcuts to the last week, month and year (SCO-003 to SCO-015). */
export function RangePicker({ range, bounds, allowed, shortcut, chooseFrom, chooseTo }: ScoreRange) {
  return (
    <div className={styles.picker}>
      <DayField label="From" day={range?.from ?? ''} bounds={bounds} onChoose={chooseFrom} />
      <DayField label="To" day={range?.to ?? ''} bounds={bounds} onChoose={chooseTo} />
      {allowed.length > 0 && (
        <ul className={styles.shortcuts}>
          {allowed.map(({ key, name }) => (
            <li key={key}>
              <Link
                className={styles.shortcut}
                to={{ search: `?range=${key}` }}
                aria-current={key === shortcut?.key || undefined}
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
