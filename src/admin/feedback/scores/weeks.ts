import type { ScoreStatistics } from '../../../api/admin/scores';
import { dayAt, dayNumber, type Range } from '../../shared/charts/dayAxis';

export type Averages = ScoreStatistics['averageData'];

/** With more days than these their points are noise. */
const mostDays = 90;

/** Whether the averages of these days show by week. */
export const isByWeek = ({ from, to }: Range) => dayNumber(to) - dayNumber(from) >= mostDays;

/**
 * The averages of weeks, which begin on Monday, each at its first day within the range. A day counts by its scores; on
 * a server that does not say how many those are, as much as any other.
 */
export function weekly(averages: Averages, { from }: Range): Averages {
  const weeks = new Map<number, Averages>();
  for (const day of averages) {
    const monday = mondayOf(dayNumber(day.date));
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks].map(([monday, days]) => {
    const count = sumOf(days, ({ count = 1 }) => count);
    const total = sumOf(days, ({ averageScore, count = 1 }) => averageScore * count);
    return { date: dayAt(Math.max(monday, dayNumber(from))), averageScore: total / count };
  });
}

// Day 0 was a Thursday.
const mondayOf = (day: number) => day - ((day + 3) % 7);

const sumOf = (days: Averages, numberOf: (day: Averages[number]) => number) =>
  days.reduce((sum, day) => sum + numberOf(day), 0);
