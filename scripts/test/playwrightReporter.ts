import path from 'node:path';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { root } from '../root';
import { shortReason, type TestResult, writeReport } from './report';

/** Tells `npm test` what became of each end-to-end test; see `report.ts`. */
export default class PlaywrightReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message = 'an error outside of every test' }: TestError): void {
    this.errors.push(message);
  }

  onEnd(): void {
    writeReport({ tests: (this.suite?.allTests() ?? []).map(describe), errors: this.errors });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

function describe(test: TestCase): TestResult {
  // A run that was cut short leaves tests behind that never ran.
  const outcome = test.results.length === 0 && test.expectedStatus !== 'skipped' ? 'failed' : undefined;
  const [, , , ...titles] = test.titlePath();
  return {
    file: path.relative(root, test.location.file),
    name: titles.join(' › '),
    outcome: outcome ?? outcomes[test.outcome()],
    reason: shortReason(test.results[0]?.error?.message),
    seconds: test.results.reduce((total, { duration }) => total + duration, 0) / 1000,
  };
}
