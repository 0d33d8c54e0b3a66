import { nameOf, type TestResult } from './report';

/** How often a test ran, and how often it failed. */
export interface Tally {
  name: string;
  runs: number;
  failed: number;
  /** The longest run. */
  seconds: number;
}

/** Adds up the runs of each test; those that failed most come first. */
export function tally(results: readonly TestResult[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const result of results) {
    const name = nameOf(result);
    const { runs, failed, seconds } = found.get(name) ?? { runs: 0, failed: 0, seconds: 0 };
    found.set(name, {
      name,
      runs: runs + 1,
      failed: failed + Number(result.outcome !== 'passed' && result.outcome !== 'skipped'),
      seconds: Math.max(seconds, result.seconds),
    });
  }
  return [...found.values()].sort((one, other) => other.failed - one.failed);
}

export function describeTally(tallies: readonly Tally[]): string {
  const lines = tallies.map(
    ({ name, runs, failed, seconds }) =>
      `${failed ? '✗' : '✓'} ${String(failed).padStart(2)} of ${runs} failed, ${seconds.toFixed(1)} s at most  ${name}`,
  );
  const unsteady = tallies.filter(({ failed }) => failed > 0).length;
  return [...lines, '', `${tallies.length} tests, ${unsteady} of them failed at least once`].join('\n');
}
