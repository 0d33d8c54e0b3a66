import type { ChatEntry } from '../../../api/chat';
import { dayOf } from '../../../ui/dates';

/** The day of an entry. */
export const dayOfEntry = ({ timestamp }: ChatEntry): string => dayOf(new Date(timestamp));

/** The first entry of a day or, where that has none, of the next one that has; null where there is none either. */
export function firstEntryOf(day: string, entries: readonly ChatEntry[]): number | null {
  const index = entries.findIndex((entry) => dayOfEntry(entry) >= day);
  return index < 0 ? null : index;
}
