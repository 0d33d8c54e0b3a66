import { dayOf, formatDay, isToday } from '../../ui/dates';
import styles from './Conversation.module.css';
import type { Drawable } from './Entry';

/** Whether an entry is the first of its day. */
export const startsDay = (entry: Drawable, former: Drawable | undefined): boolean =>
  !former || dayOf(new Date(entry.timestamp)) !== dayOf(new Date(former.timestamp));

/** Says which day the following entries are from. */
export function DayDivider({ timestamp }: { timestamp: string }) {
  return <p className={styles.day}>{isToday(timestamp) ? 'Today' : formatDay(timestamp)}</p>;
}
