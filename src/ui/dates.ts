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

/** Whether a moment is of today. */
export const isToday = (iso: string): boolean => isSameDay(new Date(iso), new Date());

/** The time of a moment, without its day; text that is no date is given back as it is. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : timeFormat().format(date);
}

/** The day of a moment where the reader is, as a date field has it: 2026-03-01. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
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
