import type { Stryker } from '@stryker-mutator/core';
import type { Cell } from '../table';

type Mutant = Pick<Awaited<ReturnType<Stryker['runMutationTest']>>[number], 'status'>;

export const passingScore = 85;

export interface Score {
  group: string;
  killed: number;
  survived: number;
  timeout: number;
  noCoverage: number;
  /** Of all mutants that could have been noticed, the part that was, in percent. */
  score: number;
}

/** Adds up what became of a group's mutants. Those that could not run, or were left out on purpose, count nowhere. */
export function scoreOf(group: string, mutants: readonly Mutant[]): Score {
  const count = (status: Mutant['status']) => mutants.filter((mutant) => mutant.status === status).length;
  const killed = count('Killed');
  const timeout = count('Timeout');
  const survived = count('Survived');
  const noCoverage = count('NoCoverage');
  const noticed = killed + timeout;
  const all = noticed + survived + noCoverage;
  return { group, killed, survived, timeout, noCoverage, score: all === 0 ? 0 : (100 * noticed) / all };
}

export const passes = ({ score }: Score): boolean => score >= passingScore;

export const scoreHead = ['group', 'killed', 'survived', 'timeout', 'no coverage', 'score'];

export function scoreRow({ group, killed, survived, timeout, noCoverage, score }: Score): Cell[] {
  return [group, killed, survived, timeout, noCoverage, `${score.toFixed(1)} %`];
}
