import type { VersionUsage } from '../../api/admin/prompts';
import { dayNumber } from '../shared/charts/dayAxis';
import { dollars } from './dollars';

/** What a version's use is measured by. */
export const measures = {
  calls: { label: 'Calls', of: ({ calls }: VersionUsage) => calls, format: whole },
  tokens: { label: 'Tokens', of: tokensOf, format: whole },
  cost: { label: 'Cost', of: ({ cost }: VersionUsage) => cost, format: dollars },
};
export type Measure = keyof typeof measures;

/** All tokens of a version's calls on a day, sent and received. */
export function tokensOf({ promptTokens, completionTokens }: VersionUsage): number {
  return promptTokens + completionTokens;
}

/** A whole number as the reader writes it. */
export function whole(value: number): string {
  return value.toLocaleString();
}

/** What a version is called where nothing but its use is known. */
export const usedVersion = ({ versionNumber }: VersionUsage): string =>
  versionNumber === null ? 'No longer there' : `v${versionNumber}`;

/** A version's line: a point for each day from its first to its last, at 0 where it was not used. */
export interface UsageSeries {
  name: string;
  points: { x: number; y: number }[];
}

/**
 * The lines of the versions, in the order in which they came into use.
 *
 * @param usage the earliest day first
 */
export function usageSeries(usage: readonly VersionUsage[], measure: Measure): UsageSeries[] {
  const names = [...new Set(usage.map(usedVersion))];
  return names.map((name) => ({
    name,
    points: daily(
      usage.filter((day) => usedVersion(day) === name),
      measures[measure].of,
    ),
  }));
}

function daily(own: readonly VersionUsage[], measured: (day: VersionUsage) => number) {
  const values = new Map(own.map((day) => [dayNumber(day.date), measured(day)]));
  const days = [...values.keys()];
  const first = Math.min(...days);
  return Array.from({ length: Math.max(...days) - first + 1 }, (_, index) => ({
    x: first + index,
    y: values.get(first + index) ?? 0,
  }));
}
