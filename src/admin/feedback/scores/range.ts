import { addDays } from 'date-fns/addDays';
import { parseISO } from 'date-fns/parseISO';
import type { ScoreInfo } from '../../../api/admin/scores';
import { dayOf } from '../../../ui/dates';
import { dayAt, dayNumber, type Range } from '../../shared/charts/dayAxis';

/** The shortcuts and how many days before the last day they begin (SCO-007 to SCO-010). */
export const shortcuts = [
  { key: 'week', name: 'Last week', days: 7, flag: 'showWeekShortcut' },
  { key: 'month', name: 'Last Month', days: 31, flag: 'showMonthShortcut' },
  { key: 'year', name: 'Last Year', days: 365, flag: 'showYearShortcut' },
] as const;
export type Shortcut = (typeof shortcuts)[number];
export type ShortcutKey = Shortcut['key'];

const earliest = '2020-01-01';

/** The days that can be chosen: from 2020 to today until the server says better (SCO-004 to SCO-006; D-103). */
export function boundsOf(info?: ScoreInfo | null): Range {
  return { from: info?.minDate ?? earliest, to: info?.maxDate ?? dayOf(new Date()) };
}

/** The last so many days up to the upper bound (D-103). */
export function lastDays(days: number, bounds: Range): Range {
  return inBounds({ from: dayOf(addDays(parseISO(bounds.to), -days)), to: bounds.to }, bounds);
}

/** As many days as these, and right before them. */
export function daysBefore({ from, to }: Range): Range {
  const first = dayNumber(from);
  return { from: dayAt(2 * first - dayNumber(to) - 1), to: dayAt(first - 1) };
}

/** A range moved into the bounds. */
export const inBounds = ({ from, to }: Range, bounds: Range): Range =>
  beginningOn(clamp(from, bounds), clamp(to, bounds));

/** A range with this first day; the last one is pulled up to it (SCO-013). */
export const beginningOn = (from: string, to: string): Range =>
  from > to ? { from, to: from } : { from, to };

/** A range with this last day; the first one is pulled down to it (SCO-014). */
export const endingOn = (to: string, from: string): Range => (from > to ? { from: to, to } : { from, to });

/** Whether a text is a day that exists. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parseISO(text).getTime());

// Days of this form are in the order of their letters.
function clamp(day: string, { from, to }: Range): string {
  if (day > to) return to;
  return day < from ? from : day;
}
