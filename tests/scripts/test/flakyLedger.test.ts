import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { enter, failedByFlicker, rememberFlicker } from '../../../scripts/test/flakyLedger';

const calmRuns = (times: number): string[][] => Array.from({ length: times }, () => []);

it('lets a test flicker once', () => {
  expect(failedByFlicker(enter([], ['one']))).toEqual([]);
});

it('takes a test that flickers twice in ten runs for failed', () => {
  const ledger = [...enter([], ['one']), ...calmRuns(8)];
  expect(failedByFlicker(enter(ledger, ['one', 'other']))).toEqual(['one']);
});

it('forgets what is more than ten runs ago', () => {
  const ledger = [...enter([], ['one']), ...calmRuns(9)];
  expect(failedByFlicker(enter(ledger, ['one']))).toEqual([]);
});

it('holds nothing against a run in which the test was calm', () => {
  expect(failedByFlicker(enter([['one'], ['one']], []))).toEqual([]);
});

it('lasts from one run to the next, and begins empty', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearken-ledger-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'kept', 'flaky-unit.json');
  expect(rememberFlicker(file, ['one'])).toEqual([]);
  expect(rememberFlicker(file, ['other'])).toEqual([]);
  expect(rememberFlicker(file, ['one', 'third'])).toEqual(['one']);
});
