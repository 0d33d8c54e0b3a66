import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/root';
import { keptDays } from '../../../server/domain/keptDays';

/** How the page calls what is kept, in the order of its table. */
const words: Record<keyof typeof keptDays, RegExp> = {
  logs: /^Prompt logs and the developer log/,
  audit: /^The audit trail/,
  jobRuns: /scheduled jobs/,
  expiredCodes: /^Activation codes/,
  unsubscribed: /unsubscribed/,
  notActivated: /made no account/,
  undelivered: /could not be delivered/,
};

it('the page on hosting says how long everything is kept', () => {
  const page = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8');
  const [, section = ''] = page.split('## What is kept how long');
  const rows = [...section.matchAll(/^\| (.+) \| (\d+) \|$/gm)].map(([, what = '', days]) => [
    what,
    Number(days),
  ]);
  expect(rows).toEqual(
    Object.entries(keptDays).map(([kind, days]) => [
      expect.stringMatching(words[kind as keyof typeof words]),
      days,
    ]),
  );
});
