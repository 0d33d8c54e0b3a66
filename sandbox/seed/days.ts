import { millisecondsInDay } from 'date-fns/constants';

/** The moment so many days before `now`. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * millisecondsInDay);

/** The beginning, in UTC, of the day so many days from `now`: dates that staff choose begin there (D-77). */
export function dayFrom(now: Date, days: number): Date {
  const day = daysBefore(now, -days);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}
