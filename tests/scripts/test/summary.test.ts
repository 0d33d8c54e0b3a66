import { expect, it } from 'vitest';
import { describeFlicker, describeStage } from '../../../scripts/test/summary';

it('shows where the time of a stage went', () => {
  const tests = [
    { file: 'slow.test.ts', name: 'one', outcome: 'passed', seconds: 12.34 } as const,
    { file: 'quick.test.ts', name: 'other', outcome: 'flaky', seconds: 0.5 } as const,
  ];
  const stage = {
    name: 'Unit tests',
    counts: { passed: 1, failed: 0, skipped: 0, flaky: 1 },
    report: { tests, errors: [] },
    seconds: 14,
  };
  expect(describeStage(stage).split('\n')).toEqual([
    '✓ Unit tests         1 passed, 0 failed, 1 flaky (14.0 s)',
    '      12.3 s  slow.test.ts',
    '       0.5 s  quick.test.ts',
  ]);
});

it('names what flickered, what was wrong at first, and what did so too often', () => {
  const flaky = [
    { file: 'a.test.ts', name: 'one', outcome: 'flaky', seconds: 1 } as const,
    {
      file: 'b.test.ts',
      name: 'two',
      outcome: 'flaky',
      seconds: 1,
      reason: 'no button\nonly a link',
    } as const,
  ];
  expect(describeFlicker(flaky, ['b.test.ts › two']).split('\n').slice(1)).toEqual([
    '  a.test.ts › one',
    '  b.test.ts › two (again: failed)',
    '      no button',
    '      only a link',
  ]);
});
