import { expect, it } from 'vitest';
import { passes, scoreOf } from '../../scripts/mutants/score';

const mutants = (killed: number, timeout: number, survived: number, noCoverage: number) => [
  ...Array.from({ length: killed }, () => ({ status: 'Killed' as const })),
  ...Array.from({ length: timeout }, () => ({ status: 'Timeout' as const })),
  ...Array.from({ length: survived }, () => ({ status: 'Survived' as const })),
  ...Array.from({ length: noCoverage }, () => ({ status: 'NoCoverage' as const })),
];

it('takes as noticed what a test fails for, or never ends for', () => {
  expect(scoreOf('drafts', mutants(16, 1, 2, 1))).toEqual({
    group: 'drafts',
    killed: 16,
    timeout: 1,
    survived: 2,
    noCoverage: 1,
    score: 85,
  });
});

it('counts nowhere what could not run', () => {
  expect(
    scoreOf('drafts', [...mutants(1, 0, 1, 0), { status: 'Ignored' }, { status: 'CompileError' }]).score,
  ).toBe(50);
});

it('passes a group from 85 % on, and never one without mutants', () => {
  expect(passes(scoreOf('drafts', mutants(85, 0, 15, 0)))).toBe(true);
  expect(passes(scoreOf('drafts', mutants(84, 0, 16, 0)))).toBe(false);
  expect(passes(scoreOf('drafts', []))).toBe(false);
});
