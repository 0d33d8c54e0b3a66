import { isSameDay } from 'date-fns/isSameDay';

// Making a formatter is slow and using it is quick: a long conversation formats thousands of dates.
const timeFormat = lazily(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));
const dateTimeFormat = lazily(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);
const dayFormat = lazily(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }));

/**
 * A moment as the reader writes it: the time alone if it is today, else date and time.
 *
 * @param iso ISO 8601 text; text that is no date is given back as it is
 */
export function formatDateTime(iso: string, now: Date = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return (isSameDay(date, now) ? timeFormat() : dateTimeFormat()).format(date);
}

/**
 * A day as the reader writes it, without a time.
 *
 * @param iso ISO 8601 text, a moment or a plain date (`2026-03-01`, the same day everywhere); text that is no date is
 * given back as it is
 */
export function formatDay(iso: string): string {
  const isPlainDate = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const date = new Date(isPlainDate ? `${iso}T00:00` : iso);
  return Number.isNaN(date.getTime()) ? iso : dayFormat().format(date);
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
