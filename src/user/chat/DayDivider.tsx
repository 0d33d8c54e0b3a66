import { formatDay, isToday } from '../../ui/dates';
import styles from './Conversation.module.css';
import type { Drawable } from './Entry';

const dayOf = (timestamp: string) => new Date(timestamp).toDateString();

/** Whether an entry is the first of its day. */
export const startsDay = (entry: Drawable, former: Drawable | undefined): boolean =>
  !former || dayOf(entry.timestamp) !== dayOf(former.timestamp);

/** Says which day the following entries are from. */
export function DayDivider({ timestamp }: { timestamp: string }) {
  return <p className={styles.day}>{isToday(timestamp) ? 'Today' : formatDay(timestamp)}</p>;
}
