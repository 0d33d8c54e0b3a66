import { expect, it } from 'vitest';
import { countEndToEnd, countUnit, lastLine } from '../../scripts/test/counts';

const unit = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, testResults: [] };
const endToEnd = { errors: [], stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };

it('counts unit tests', () => {
  expect(countUnit(unit, true)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

it('counts a file that could not be loaded as a failed test', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countUnit({ ...unit, testResults }, false).failed).toBe(1);
});

it('counts end-to-end tests; one that passed at the second try has passed', () => {
  expect(countEndToEnd(endToEnd, false)).toEqual({ passed: 5, failed: 1, skipped: 2, flaky: 1 });
});

it('never calls a run without a failure good when its tool has failed', () => {
  expect(countUnit(unit, false).failed).toBe(1);
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countEndToEnd({ errors: ['no server'], stats }, false).failed).toBe(1);
});

it('adds everything up in one line', () => {
  expect(lastLine([{ passed: 1, failed: 0 }, countEndToEnd(endToEnd, false)])).toBe('6 passed, 1 failed');
});
