import { expect, it } from 'vitest';
import type { TestResult } from '../../../scripts/test/report';
import { describeTally, tally } from '../../../scripts/test/tally';

const run = (name: string, outcome: TestResult['outcome'], seconds: number): TestResult => ({
  file: 'one.spec.ts',
  name,
  outcome,
  seconds,
});

const results = [
  run('steady', 'passed', 1),
  run('unsteady', 'passed', 1),
  run('steady', 'passed', 3),
  run('unsteady', 'failed', 2),
];

it('counts the failures of each test over all its runs, the worst first', () => {
  expect(tally(results)).toEqual([
    { name: 'one.spec.ts › unsteady', runs: 2, failed: 1, seconds: 2 },
    { name: 'one.spec.ts › steady', runs: 2, failed: 0, seconds: 3 },
  ]);
});

it('says in the end how many tests are unsteady', () => {
  const lines = describeTally(tally(results)).split('\n');
  expect(lines[0]).toBe('✗  1 of 2 failed, 2.0 s at most  one.spec.ts › unsteady');
  expect(lines.at(-1)).toBe('2 tests, 1 of them failed at least once');
});
