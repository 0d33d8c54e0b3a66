import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { DevLog } from '../../api/developer/devLogs';
import { classes } from '../../ui/classes';
import { DateTime } from '../../ui/DateTime';
import { useDisclosure } from '../../ui/disclosure/useDisclosure';
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
  const { button, contentId } = useDisclosure(isOpen, () => onToggle(id));

  return (
    <article
      className={classes(styles.line, looks[read.kind])}
      aria-label={`${category}, line ${id}`}
      aria-posinset={position}
      aria-setsize={count}
    >
      <button type="button" className={styles.head} {...button}>
        <ChevronRight aria-hidden size={16} className={styles.arrow} />
        <DateTime iso={timestamp} className={styles.time} />
        <span className={classes('badge', styles.category)}>{category}</span>
        <span className={styles.gist}>{read.gist}</span>
        <span className={styles.aside}>{read.aside}</span>
      </button>
      {isOpen && (
        <div id={contentId} className={styles.text}>
          <FullText line={line} read={read} />
        </div>
      )}
    </article>
  );
});
