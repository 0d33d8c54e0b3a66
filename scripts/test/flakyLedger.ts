import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const remembered = 10;
const tolerated = 1;

/** The flaky tests of each of the last ten runs of one kind of test, oldest run first. */
export type FlakyLedger = string[][];

/** Enters a run into the ledger of its kind. @returns the tests that have failed by having been flaky too often */
export function rememberFlicker(file: string, flaky: readonly string[]): string[] {
  const ledger = enter(readLedger(file), flaky);
  writeLedger(file, ledger);
  return failedByFlicker(ledger);
}

function readLedger(file: string): FlakyLedger {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FlakyLedger) : [];
}

function writeLedger(file: string, ledger: FlakyLedger): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(ledger));
}

/** Enters a run; the eleventh pushes out the first. */
export const enter = (ledger: FlakyLedger, flaky: readonly string[]): FlakyLedger =>
  [...ledger, [...new Set(flaky)]].slice(-remembered);

/** The tests that have been flaky too often, the last run among them: these have failed. */
export function failedByFlicker(ledger: FlakyLedger): string[] {
  const times = (name: string) => ledger.filter((run) => run.includes(name)).length;
  return (ledger.at(-1) ?? []).filter((name) => times(name) > tolerated);
}
