import { millisecondsInDay } from 'date-fns/constants';
import { formatDay } from '../../../ui/dates';

/** Two days, `yyyy-MM-dd`, both inclusive. */
export interface Range {
  from: string;
  to: string;
}

/** A day as the number of days since 1970: days without a value take their place on the axis as well. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / millisecondsInDay;

/** The day of such a number. */
export const dayAt = (value: number) =>
  new Date(Math.round(value) * millisecondsInDay).toISOString().slice(0, 10);

/**
 * The days that the axis names: as many as there is room for, all equally far apart, the last among them; the first as well
 * where that leaves half as many at least. Where there is room for one alone, the first.
 *
 * @param width of the chart, in pixels
 * @param letter the size of the font, in pixels
 */
export function dayTicks({ from, to }: Range, width: number, letter: number): number[] {
  const first = dayNumber(from);
  const days = dayNumber(to) - first;
  const isLong = from.slice(0, 4) !== to.slice(0, 4);
  const mostSteps = Math.floor(width / (letter * (isLong ? 9 : 6))) - 1;
  if (days === 0 || mostSteps < 1) return [first];
  const step = evenStep(days, mostSteps);
  const steps = Math.floor(days / step);
  return Array.from({ length: steps + 1 }, (_, index) => first + days - (steps - index) * step);
}

/** How many days lie between two that are named. */
function evenStep(days: number, mostSteps: number): number {
  const shortest = Math.ceil(days / mostSteps);
  for (let step = shortest; step <= 2 * shortest && step <= days; step += 1)
    if (days % step === 0) return step;
  return shortest;
}

/** How the axis writes a day: with its year only where the range crosses one. */
export function dayNames({ from, to }: Range): (day: string) => string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return formatDay;
  const short = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (day) => short.format(new Date(`${day}T00:00Z`));
}
