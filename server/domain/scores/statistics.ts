import type { ScoreStatistics } from '../../../src/api/admin/scores';

/** How often a score was given on a day (`yyyy-MM-dd`). */
export interface DayCount {
  day: string;
  score: number;
  count: number;
}

const grades = [1, 2, 3, 4, 5];

/**
 * The statistics of scores that have been counted by day (contract 3.10). Median and quartiles lie between two scores
 * where there is none in that very place, as a spreadsheet has it.
 *
 * @param days in the order of their days
 */
export function statisticsOf(days: readonly DayCount[]): ScoreStatistics {
  const counts = grades.map((grade) => sumOf(days.filter(({ score }) => score === grade)));
  const count = sumOf(days);
  const given = grades.filter((_grade, index) => counts[index]);
  return {
    scoreCount: grades.map((grade, index) => ({ label: String(grade), count: counts[index] ?? 0 })),
    averageData: averages(days),
    statistics: {
      average: averageOf(days),
      median: quantile(counts, 0.5),
      min: given[0] ?? 0,
      max: given.at(-1) ?? 0,
      count,
      quartiles: [0.25, 0.5, 0.75].map((part, index) => ({
        label: `Q${index + 1}`,
        value: quantile(counts, part),
      })),
    },
  };
}

const sumOf = (days: readonly DayCount[]): number => days.reduce((sum, { count }) => sum + count, 0);

function averageOf(days: readonly DayCount[]): number {
  const count = sumOf(days);
  return count === 0 ? 0 : days.reduce((sum, day) => sum + day.score * day.count, 0) / count;
}

function averages(days: readonly DayCount[]): ScoreStatistics['averageData'] {
  const byDay = new Map<string, DayCount[]>();
  for (const entry of days) byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry]);
  return [...byDay].map(([date, own]) => ({ date, averageScore: averageOf(own), count: sumOf(own) }));
}

/** The score below which a part of all lies, were they written down in order. */
function quantile(counts: readonly number[], part: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const place = part * (total - 1);
  const before = gradeAt(counts, Math.floor(place));
  const after = gradeAt(counts, Math.ceil(place));
  return before + (after - before) * (place - Math.floor(place));
}

/** The score in a place, from 0 on. */
function gradeAt(counts: readonly number[], place: number): number {
  let passed = 0;
  for (const [index, count] of counts.entries()) {
    passed += count;
    if (place < passed) return index + 1;
  }
  return counts.length;
}
