export interface Counts {
  passed: number;
  failed: number;
  skipped?: number;
  /** Passed at the second try. */
  flaky?: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts a check that passes or fails as a whole. */
export const countOne = (succeeded: boolean): Counts => ({
  passed: Number(succeeded),
  failed: Number(!succeeded),
});

/** Counts Vitest's tests. A file that could not even be loaded counts as one failed test. */
export function countUnit(report: VitestReport, succeeded: boolean): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(failed, succeeded),
    skipped: report.numPendingTests,
  };
}

/** Counts Playwright's tests. What went wrong outside of every test counts as one failed test. */
export function countEndToEnd({ stats, errors }: PlaywrightReport, succeeded: boolean): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: atLeastOne(stats.unexpected + errors.length, succeeded),
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

/** A tool that ended with an error has failed, whatever its report says. */
const atLeastOne = (failed: number, succeeded: boolean) => (succeeded ? failed : Math.max(failed, 1));

/** The line that `npm test` ends with. */
export function lastLine(all: readonly Counts[]): string {
  const sum = (pick: (counts: Counts) => number) => all.reduce((total, counts) => total + pick(counts), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}
