import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What became of one test. */
export interface TestResult {
  /** Its file, from the project's root. */
  file: string;
  name: string;
  /** `flaky` failed at first and passed when it was tried again. */
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** What was wrong at the first try, if anything. */
  reason?: string;
  /** All tries together. */
  seconds: number;
}

/** What became of a whole run, in the same shape for Vitest and Playwright. */
export interface Report {
  tests: TestResult[];
  /** What went wrong outside of every test. */
  errors: string[];
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  flaky: number;
}

/** Names the file that the reporters write to; without it they write nothing. */
export const reportVariable = 'HEARKEN_TEST_REPORT';

/** Used by the reporters, at the end of a run. */
export function writeReport(report: Report): void {
  const file = process.env[reportVariable];
  if (!file) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

/** @throws when the run has ended before it could report */
export const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

/**
 * Counts the tests of a run. What went wrong outside of every test counts as one failed test, and a run whose tool
 * ended with an error has failed, whatever its report says.
 */
export function count({ tests, errors }: Report, succeeded: boolean): Counts {
  const of = (outcome: TestResult['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  const failed = of('failed') + errors.length;
  return {
    passed: of('passed'),
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped: of('skipped'),
    flaky: of('flaky'),
  };
}

/** Counts a check that passes or fails as a whole. */
export const countOne = (succeeded: boolean): Counts => ({
  passed: Number(succeeded),
  failed: Number(!succeeded),
  skipped: 0,
  flaky: 0,
});

/** Of an error's text what fits below the test's name: no colours, no empty lines, and the first few of the others. */
export const shortReason = (message: string | undefined): string | undefined =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n') || undefined;

export const nameOf = ({ file, name }: Pick<TestResult, 'file' | 'name'>): string => `${file} › ${name}`;

/** The tests that failed at first and passed when they were tried again. */
export const flakyTests = ({ tests }: Report): TestResult[] =>
  tests.filter(({ outcome }) => outcome === 'flaky');

/** The files that took longest, all their tests together. */
export function slowestFiles({ tests }: Report, most = 10): { file: string; seconds: number }[] {
  const total = new Map<string, number>();
  for (const { file, seconds } of tests) total.set(file, (total.get(file) ?? 0) + seconds);
  return [...total]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}

/** The line that `npm test` ends with. */
export function lastLine(all: readonly Counts[]): string {
  const sum = (pick: (counts: Counts) => number) => all.reduce((total, counts) => total + pick(counts), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}
