import { type Counts, nameOf, type Report, slowestFiles, type TestResult } from './report';

export interface Stage {
  name: string;
  counts: Counts;
  /** Of checks that consist of tests. */
  report?: Report;
  seconds: number;
}

/** A stage's line, and under it the files that took longest. */
export function describeStage({ name, counts, report, seconds }: Stage): string {
  const { passed, failed, skipped, flaky } = counts;
  const extra = [skipped ? `${skipped} skipped` : '', flaky ? `${flaky} flaky` : ''].filter(Boolean);
  const numbers = [`${passed} passed`, `${failed} failed`, ...extra].join(', ');
  const line = `${failed ? '✗' : '✓'} ${name.padEnd(18)} ${numbers} (${seconds.toFixed(1)} s)`;
  const slowest = report
    ? slowestFiles(report).map((each) => `    ${each.seconds.toFixed(1).padStart(6)} s  ${each.file}`)
    : [];
  return [line, ...slowest].join('\n');
}

/** Names the tests that failed at first and passed when they were tried again, and says what was wrong at first. */
export function describeFlicker(flaky: readonly TestResult[], tooOften: readonly string[]): string {
  const lines = flaky.flatMap((test) => [
    `  ${nameOf(test)}${tooOften.includes(nameOf(test)) ? ' (again: failed)' : ''}`,
    ...(test.reason?.split('\n') ?? []).map((line) => `      ${line}`),
  ]);
  return ['Flaky: failed, then passed. Twice in ten runs counts as failed.', ...lines].join('\n');
}
