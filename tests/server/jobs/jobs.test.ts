import { and, eq, isNull, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../sandbox/outbox';
import {
  devLogs,
  jobRuns,
  modules,
  promptLogs,
  prospects,
  sessionModules,
  sessions,
  users,
} from '../../../server/db/tables';
import { invite } from '../../../server/domain/prospects/invite';
import { invitationReminders } from '../../../server/jobs/invitationReminders';
import type { Job } from '../../../server/jobs/job';
import { logCleanUp } from '../../../server/jobs/logCleanUp';
import { sessionSummaries } from '../../../server/jobs/sessionSummaries';
import { sharedDataCleanUp } from '../../../server/jobs/sharedDataCleanUp';
import { listJobExecutions, listJobs } from '../../../src/api/admin/jobs';
import { closeSession, sendChat } from '../../../src/api/chat';
import { getSummary } from '../../../src/api/developer/summaries';
import { activateAccount, checkActivationCode, signUp, unsubscribe } from '../../../src/api/prospects';
import { saveProfile } from '../../../src/api/user';
import { dayMs } from '../support/durations';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, appOrigin, startApi } from '../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin', 'edit:scheduledTasks'] });
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => api.clock.reset());

const run = (job: Job) =>
  job.run({ ...api, assistant: api.answering.assistant, appOrigin, now: api.clock.now() });

describe('the calls on jobs', () => {
  const page = (id: number, page = 1, pageSize = 10) =>
    api.send(listJobExecutions, staff, { params: { id }, query: { page, pageSize } });

  it('list what runs by itself', async () => {
    expect((await api.send(listJobs, staff)).data).toEqual([
      { id: 1, name: 'Session summaries' },
      { id: 2, name: 'Invitation reminders' },
      { id: 3, name: 'Shared data clean-up' },
      { id: 4, name: 'Developer log clean-up' },
      { id: 20, name: 'Mail delivery' },
      { id: 21, name: 'Data clean-up' },
    ]);
  });

  it('tell the runs of one job page by page, the newest first', async () => {
    const start = Date.parse('2026-05-20T12:00:00.000Z');
    await api.db.insert(jobRuns).values([
      ...Array.from({ length: 24 }, (_, index) => ({
        jobId: 4,
        startedAt: new Date(start + index * dayMs),
        endedAt: new Date(start + index * dayMs + 3_723_900),
        status: 'Succeeded' as const,
        message: `Run ${index}`,
      })),
      { jobId: 4, startedAt: new Date(start + 24 * dayMs), status: 'Running' as const },
      { jobId: 3, startedAt: new Date(start), status: 'Failed' as const, endedAt: new Date(start) },
    ]);
    const pages = [await page(4), await page(4, 2), await page(4, 3), await page(4, 4)];
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5, 0]);
    expect(pages[0]?.data.slice(0, 2)).toEqual([
      {
        startTime: '2026-06-13T12:00:00.000Z',
        endTime: null,
        executionTime: null,
        status: 'Running',
        message: null,
      },
      {
        startTime: '2026-06-12T12:00:00.000Z',
        endTime: '2026-06-12T13:02:03.900Z',
        executionTime: '01:02:03',
        status: 'Succeeded',
        message: 'Run 23',
      },
    ]);
    expect(pages[2]?.data.at(-1)?.message).toBe('Run 0');
    expect((await page(3)).data).toMatchObject([{ status: 'Failed', executionTime: '00:00:00' }]);
  });

  it('know no other job, and no page before the first', async () => {
    expect((await page(99)).status).toBe(404);
    expect((await page(1, 0)).status).toBe(400);
    expect((await page(1, 1e300)).status).toBe(400);
  });
});

describe('session summaries', () => {
  it('closes and summarises what nobody has come back to', async () => {
    const idle = await api.newPerson({ permissions: ['read:summary'] });
    await api.send(sendChat, idle, { body: { input: 'My boss shouted at me' } });
    api.clock.advance(7 * 60 * 60 * 1000);
    const fresh = await api.newPerson();
    await api.send(sendChat, fresh, { body: { input: 'Hello' } });
    expect(await run(sessionSummaries)).toBe('Closed and summarised 1 session.');
    const { data } = await api.send(getSummary, idle);
    expect(data.sessionIds).toHaveLength(1);
    expect(data.clientSummary).toContain('1 session so far. Lately: work');
    const [open] = await api.db.select().from(sessions).where(eq(sessions.userId, fresh));
    expect(open?.closedAt).toBeNull();
    expect(await run(sessionSummaries)).toBe('There was nothing to summarise.');
  });

  it('closes all of them after a quiet night, however many they are', async () => {
    const { db, clock } = api;
    const now = clock.now();
    const ids = Array.from({ length: 53 }, (_, index) => `quiet|${index}`);
    await db
      .insert(users)
      .values(ids.map((id) => ({ id, email: `${id}@example.com`, name: id, createdAt: now })));
    const opened = await db
      .insert(sessions)
      .values(ids.map((userId) => ({ userId, startedAt: now, lastActiveAt: now })))
      .returning();
    const [module] = await db.select().from(modules).limit(1);
    await db
      .insert(sessionModules)
      .values(opened.map(({ id }) => ({ sessionId: id, moduleId: module?.id ?? 0, startedAt: now })));
    clock.advance(7 * 60 * 60 * 1000);
    await run(sessionSummaries);
    const left = await db.$count(sessions, and(like(sessions.userId, 'quiet|%'), isNull(sessions.closedAt)));
    expect(left).toBe(0);
  });

  it('closes a session once, whoever else is at it', async () => {
    const idle = await api.newPerson({ permissions: ['edit:session'] });
    await api.send(sendChat, idle, { body: { input: 'My boss shouted at me' } });
    const [{ id } = { id: 0 }] = await api.db.select().from(sessions).where(eq(sessions.userId, idle));
    api.clock.advance(7 * 60 * 60 * 1000);
    await Promise.all([run(sessionSummaries), run(sessionSummaries), api.send(closeSession, idle)]);
    const closed = and(eq(devLogs.sessionId, id), like(devLogs.text, '%"closed"%'));
    expect(await api.db.$count(devLogs, closed)).toBe(1);
  });
});

describe('invitation reminders', () => {
  let people = 0;
  async function invited() {
    const email = `invited${++people}@example.com`;
    await api.send(signUp, undefined, { body: { name: 'Ada', email, ip: 'unknown', source: 'nowhere' } });
    const [prospect] = await api.db.select().from(prospects).where(eq(prospects.email, email));
    if (!prospect) throw new Error('Nobody has signed up');
    await invite(api.db, { clock: api.clock, mailer: api.mailer, appOrigin }, prospect);
    return email;
  }
  const mailsTo = (email: string) => readOutbox(api.db, email);
  const linkTo = async (email: string, which = 0) =>
    new URL((await mailsTo(email))[0]?.links[which] ?? '').searchParams;
  const isGood = async (code: string | null) =>
    (await api.send(checkActivationCode, undefined, { body: { code } })).status === 200;

  it('sends a second and a third mail, a week apart, each with a new link, and no fourth', async () => {
    const email = await invited();
    const first = (await linkTo(email)).get('code');
    api.clock.advance(6 * dayMs);
    expect(await run(invitationReminders)).toBe('Nobody had to be reminded.');
    api.clock.advance(dayMs);
    expect(await run(invitationReminders)).toBe('Sent 1 second mail and 0 third mails.');
    const second = (await linkTo(email)).get('code');
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
    expect(await run(invitationReminders)).toBe('Nobody had to be reminded.');
    api.clock.advance(7 * dayMs);
    expect(await run(invitationReminders)).toBe('Sent 0 second mails and 1 third mail.');
    api.clock.advance(30 * dayMs);
    expect(await run(invitationReminders)).toBe('Nobody had to be reminded.');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'A last word about your place at Hearken',
      'Your place at Hearken is waiting',
      'Your place at Hearken is ready',
    ]);
    const [row] = await api.db.select().from(prospects).where(eq(prospects.email, email));
    expect(row?.secondMailAt && row.thirdMailAt && row.secondMailAt < row.thirdMailAt).toBe(true);
  });

  it('leaves those alone who have an account, have unsubscribed, or were never invited', async () => {
    const active = await invited();
    const body = { code: (await linkTo(active)).get('code'), password: 'Correct horse 1' };
    await api.send(activateAccount, undefined, { body });
    const tired = await invited();
    await api.send(unsubscribe, undefined, { body: { key: (await linkTo(tired, 1)).get('key') } });
    await api.send(signUp, undefined, {
      body: { name: 'Ada', email: 'waiting@example.com', ip: 'unknown', source: 'nowhere' },
    });
    api.clock.advance(8 * dayMs);
    expect(await run(invitationReminders)).toBe('Nobody had to be reminded.');
    expect(await mailsTo('waiting@example.com')).toEqual([]);
  });
});

describe('the clean-ups', () => {
  it('take shared sessions out of the shared data after three months, for good', async () => {
    const person = await api.newPerson({ chats: 30 });
    const body = { name: 'Robin Example', languageCode: 'en', shareData: true };
    await api.send(saveProfile, person, { body });
    const held = await api.db.$count(sessions, eq(sessions.userId, person));
    expect(await run(sharedDataCleanUp)).toBe('No shared session was older than three months.');
    api.clock.advance(93 * dayMs);
    expect(await run(sharedDataCleanUp)).toBe(`Removed ${held} shared sessions older than three months.`);
    expect(await run(sharedDataCleanUp)).toBe('No shared session was older than three months.');
    expect(await api.db.$count(sessions, eq(sessions.userId, person))).toBe(held);
  });

  it('delete old lines of the developer log, and old prompt logs', async () => {
    const person = await api.newPerson({ chats: 10 });
    const lines = () => api.db.$count(devLogs, eq(devLogs.userId, person));
    expect(await lines()).toBeGreaterThan(0);
    expect(await run(logCleanUp)).toBe('No line was older than 60 days.');
    expect(await lines()).toBeGreaterThan(0);
    api.clock.advance(61 * dayMs);
    expect(await run(logCleanUp)).toMatch(/^Deleted \d+ lines? and \d+ prompt logs older than 60 days\.$/);
    expect(await api.db.$count(promptLogs)).toBe(0);
    expect(await lines()).toBe(0);
  });
});
