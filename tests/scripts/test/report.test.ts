import { describe, expect, it } from 'vitest';
import {
  count,
  countOne,
  flakyTests,
  lastLine,
  nameOf,
  shortReason,
  slowestFiles,
  type TestResult,
} from '../../../scripts/test/report';

const result = (name: string, outcome: TestResult['outcome'], seconds = 1): TestResult => ({
  file: `${name[0]}.test.ts`,
  name,
  outcome,
  seconds,
});

const tests = [
  result('a one', 'passed'),
  result('a two', 'failed', 2),
  result('b one', 'flaky', 4),
  result('b two', 'skipped', 0),
];

describe('the count of a run', () => {
  it('takes a test that failed and then passed for neither', () => {
    expect(count({ tests, errors: [] }, false)).toEqual({ passed: 1, failed: 1, flaky: 1, skipped: 1 });
  });

  it('takes what went wrong outside of every test for a failed one', () => {
    expect(count({ tests, errors: ['no server'] }, false).failed).toBe(2);
  });

  it('is never good when the tool has failed', () => {
    expect(count({ tests: [], errors: [] }, false).failed).toBe(1);
    expect(count({ tests: [], errors: [] }, true).failed).toBe(0);
  });
});

it('names the flaky tests with their files', () => {
  expect(flakyTests({ tests, errors: [] }).map(nameOf)).toEqual(['b.test.ts › b one']);
});

it('says of a first failure what fits below a name', () => {
  const lines = [
    '\u001B[31mexpect\u001B[39m(it).toHaveFocus()',
    '',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
  ];
  expect(shortReason(lines.join('\n'))).toBe('expect(it).toHaveFocus()\none\ntwo\nthree\nfour\nfive');
  expect(shortReason(undefined)).toBeUndefined();
});

it('finds the files that took longest', () => {
  expect(slowestFiles({ tests, errors: [] }, 1)).toEqual([{ file: 'b.test.ts', seconds: 4 }]);
});

it('adds everything up in one line', () => {
  expect(lastLine([countOne(true), count({ tests, errors: [] }, false)])).toBe('2 passed, 1 failed');
});
