import { afterAll, beforeAll, expect, it } from 'vitest';
import { activationCodes, auditEntries, jobRuns, prospects } from '../../../server/db/tables';
import { keptDays } from '../../../server/domain/keptDays';
import { dataCleanUp } from '../../../server/jobs/dataCleanUp';
import { dayMs } from '../support/durations';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, appOrigin, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());

const now = new Date('2026-05-20T12:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
const run = () => dataCleanUp.run({ ...api, assistant: api.answering.assistant, appOrigin, now });

const prospect = (name: string, dates: Partial<typeof prospects.$inferInsert>) => ({
  name,
  email: `${name}@example.com`,
  source: 'x',
  ipAddress: '203.0.113.7',
  createdAt: ago(2000),
  unsubscribeKey: name,
  ...dates,
});

it('forgets who has unsubscribed or made no account, after a time, and leaves all others', async () => {
  const { unsubscribed, notActivated } = keptDays;
  const mailed = { firstMailAt: ago(1999) };
  await api.db
    .insert(prospects)
    .values([
      prospect('unsubscribed-long-ago', { unsubscribedAt: ago(unsubscribed + 1) }),
      prospect('unsubscribed', { unsubscribedAt: ago(unsubscribed - 1) }),
      prospect('never-came', { ...mailed, thirdMailAt: ago(notActivated + 1) }),
      prospect('reminded', { ...mailed, thirdMailAt: ago(notActivated - 1) }),
      prospect('waiting', {}),
      prospect('came', { ...mailed, activatedAt: ago(1998), userId: 'auth0|1' }),
    ]);
  const on = { feature: 'prospects' as const, action: 'invited' as const, actorId: 'a', actorName: 'A' };
  const subjectEmail = 'never-came@example.com';
  await api.db
    .insert(auditEntries)
    .values({ ...on, createdAt: ago(1), subject: 'Prospect 3', subjectId: '3', subjectEmail, changes: [] });

  expect(await run()).toBe('Forgot 2 prospects who had unsubscribed or made no account.');
  const left = await api.db.select({ name: prospects.name }).from(prospects).orderBy(prospects.id);
  expect(left.map(({ name }) => name)).toEqual(['unsubscribed', 'reminded', 'waiting', 'came']);
  expect(await api.db.select().from(auditEntries)).toMatchObject([{ subjectEmail: null }]);
  expect(await run()).toBe('No prospect had to be forgotten.');
});

it('deletes expired codes and old runs of jobs, but none that is under way', async () => {
  const [{ id: prospectId } = { id: 0 }] = await api.db.select({ id: prospects.id }).from(prospects);
  const code = (name: string, days: number) => ({
    code: name,
    prospectId,
    createdAt: ago(50),
    expiresAt: ago(days),
  });
  const { expiredCodes, jobRuns: runs } = keptDays;
  await api.db
    .insert(activationCodes)
    .values([code('old', expiredCodes + 1), code('recent', expiredCodes - 1)]);
  const ended = { jobId: 1, status: 'Succeeded' as const };
  await api.db.insert(jobRuns).values([
    { ...ended, startedAt: ago(runs + 1) },
    { ...ended, startedAt: ago(runs - 1) },
    { jobId: 2, status: 'Running', startedAt: ago(runs + 1) },
  ]);
  await run();
  expect(await api.db.select().from(activationCodes)).toMatchObject([{ code: 'recent' }]);
  expect(await api.db.select().from(jobRuns)).toMatchObject([ended, { jobId: 2, status: 'Running' }]);
});
