import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { DevLog } from '../../api/developer/devLogs';
import { classes } from '../../ui/classes';
import { DateTime } from '../../ui/DateTime';
import { FullText } from './FullText';
import styles from './LogLine.module.css';
import { readLine } from './readLine';

interface LogLineProps {
  line: DevLog;
  /** Its place among all lines that are shown, for those who cannot see how many there are. */
  position: number;
  count: number;
  isOpen: boolean;
  onToggle(id: number): void;
}

const looks = { modelCall: styles.modelCall, exception: styles.exception, other: undefined };

/** One line of the log: what it is about at a glance, its full text when it is opened (DEV-008 to DEV-010). */
export const LogLine = memo(function LogLine({ line, position, count, isOpen, onToggle }: LogLineProps) {
  const { id, timestamp, category } = line;
  const read = readLine(line);
  const textId = `text-of-line-${id}`;

  return (
    <article
      className={classes(styles.line, looks[read.kind])}
      aria-label={`${category}, line ${id}`}
      aria-posinset={position}
      aria-setsize={count}
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? textId : undefined}
        onClick={() => onToggle(id)}
      >
        <ChevronRight aria-hidden size={16} className={styles.arrow} />
        <DateTime iso={timestamp} className={styles.time} />
        <span className={classes('badge', styles.category)}>{category}</span>
        <span className={styles.gist}>{read.gist}</span>
        <span className={styles.aside}>{read.aside}</span>
      </button>
      {isOpen && (
        <div id={textId} className={styles.text}>
          <FullText line={line} read={read} />
        </div>
      )}
    </article>
  );
});
