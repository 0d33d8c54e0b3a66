import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameOf } from '../../../sandbox/seed/names';
import { seedProspects } from '../../../sandbox/seed/prospects';
import type { Database } from '../../../server/db/database';
import { activationCodes, prospects, signupSources } from '../../../server/db/tables';
import { codeValidMs } from '../../../server/domain/prospects/codes';
import { borrowDatabase } from '../../server/support/borrowDatabase';
import { openingLimitMs } from '../../server/support/openingLimit';

const now = new Date('2026-05-04T08:30:00.000Z');
let database: Database;

beforeAll(async () => {
  database = await borrowDatabase();
  await seedProspects(database.db, now);
}, openingLimitMs);
afterAll(() => database.close());

it('has five sources with different limits, one of which invites nobody by itself', async () => {
  const limits = (await database.db.select().from(signupSources)).map((source) => source.maxAutoSignups);
  expect(new Set(limits).size).toBe(5);
  expect(limits).toContain(0);
});

it('has 40 prospects in each stage, all of them in the past, each mail after the one before', async () => {
  const all = await database.db.select().from(prospects);
  const mailsOf = ({ firstMailAt, secondMailAt, thirdMailAt }: (typeof all)[number]) =>
    [firstMailAt, secondMailAt, thirdMailAt].filter((at) => at !== null);
  const inStage = (mails: number) => all.filter((prospect) => mailsOf(prospect).length === mails);
  expect([0, 1, 2, 3].map((mails) => inStage(mails).length)).toEqual([40, 40, 40, 40]);
  for (const prospect of all) {
    const moments = [prospect.createdAt, ...mailsOf(prospect)].map(Number);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(moments.at(-1)).toBeLessThanOrEqual(now.getTime());
  }
});

it('leaves people waiting only where the source is full, invites nobody or is unknown', async () => {
  const all = await database.db.select().from(prospects);
  const sources = await database.db.select().from(signupSources);
  const waiting = new Set(all.filter(({ firstMailAt }) => !firstMailAt).map(({ source }) => source));
  for (const source of waiting) {
    const limit = sources.find((known) => known.source === source)?.maxAutoSignups ?? 0;
    expect(all.filter((prospect) => prospect.source === source).length).toBeGreaterThanOrEqual(limit);
  }
});

it('gives a code, valid for a week, with each mail', async () => {
  const codes = await database.db.select().from(activationCodes);
  expect(codes).toHaveLength(40 * (1 + 2 + 3));
  for (const { createdAt, expiresAt } of codes) expect(+expiresAt - +createdAt).toBe(codeValidMs);
  expect(codes.some(({ expiresAt }) => expiresAt > now)).toBe(true);
});

it('knows 300 names', () => {
  expect(new Set(Array.from({ length: 300 }, (_, index) => nameOf(index))).size).toBe(300);
});
