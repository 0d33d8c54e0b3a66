import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../../sandbox/outbox';
import { demoDump } from '../../../sandbox/seed/demoDump';
import { createAfterwards } from '../../../server/afterwards';
import { coach } from '../../../server/assistant/coach/coach';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import {
  accounts,
  costs,
  devLogs,
  jobRuns,
  languages,
  prospects,
  sessions,
  users,
} from '../../../server/db/tables';
import { readSessionData } from '../../../server/domain/conversation/readSessionData';
import { createNotebook } from '../../../server/domain/conversation/replyNotes';
import { isShared } from '../../../server/domain/conversation/sharedData';
import { invitationReminders } from '../../../server/jobs/invitationReminders';
import { jobs } from '../../../server/jobs/jobs';
import { createScheduler } from '../../../server/jobs/scheduler';
import { openingLimitMs } from '../../server/support/openingLimit';

const noon = new Date('2026-05-20T12:00:00.000Z');
const clock = { now: () => noon };

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dump: await demoDump(noon) });
}, openingLimitMs);
afterAll(() => database.close());

describe('the users of the demonstration', () => {
  it('are some sixty, of several roles and languages, a few of them gone', async () => {
    const all = await database.db.select().from(users);
    expect(all.length).toBeGreaterThan(55);
    expect(all.length).toBeLessThan(90);
    const roles = new Set(all.flatMap(({ knownRoles }) => knownRoles));
    expect([...roles].sort()).toEqual(['AppUser', 'Hearken Employee', 'Test panel']);
    expect(all.filter(({ deletedAt }) => deletedAt)).toHaveLength(6);
    expect(new Set(all.map(({ languageCode }) => languageCode)).size).toBeGreaterThan(4);
    expect(all.every(({ createdAt }) => createdAt < noon)).toBe(true);
    expect(new Set(all.map(({ email }) => email)).size).toBe(all.length);
    expect(await database.db.$count(languages)).toBe(12);
  });

  it('have an account while they are there; some have got roles that staff have not synchronised yet', async () => {
    const living = await database.db
      .select()
      .from(users)
      .leftJoin(accounts, eq(accounts.id, users.id))
      .where(isNull(users.deletedAt));
    expect(living.every((row) => row.accounts)).toBe(true);
    const behind = living.filter((row) => row.users.knownRoles.join() !== row.accounts?.roles.join());
    expect(behind.length).toBeGreaterThan(2);
    const others = await database.db
      .select()
      .from(accounts)
      .leftJoin(users, eq(users.id, accounts.id))
      .where(isNull(users.id));
    expect(others.map((row) => row.accounts.email)).toEqual(['noaccess@example.com']);
  });

  it('came by an invitation, from the source of their sign-up', async () => {
    const rows = await database.db.select().from(prospects).innerJoin(users, eq(users.id, prospects.userId));
    expect(rows.length).toBeGreaterThan(45);
    for (const row of rows) {
      expect(row.prospects.email).toBe(row.users.email);
      expect(row.users.createdAt).toEqual(row.prospects.activatedAt);
    }
    expect(new Set(rows.map((row) => row.prospects.source)).size).toBeGreaterThan(4);
    const uninvited = await database.db.select().from(prospects).where(isNull(prospects.firstMailAt));
    expect(uninvited.every(({ activatedAt, userId }) => !activatedAt && !userId)).toBe(true);
  });

  it('have talked after they came only', async () => {
    const rows = await database.db.select().from(sessions).innerJoin(users, eq(users.id, sessions.userId));
    expect(rows.length).toBeGreaterThan(100);
    for (const row of rows) {
      expect(row.sessions.startedAt >= row.users.createdAt).toBe(true);
      expect(row.sessions.lastActiveAt < noon).toBe(true);
    }
  });

  it('share conversations with scores, some of them', async () => {
    const shared = await database.db
      .select({ id: sessions.id, actor: users.actorReference })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isShared(noon));
    expect(new Set(shared.map(({ actor }) => actor)).size).toBeGreaterThan(5);
    const data = await Promise.all(shared.map(({ id }) => readSessionData(database.db, id)));
    const said = data
      .flatMap((session) => session?.SessionModules.flatMap((module) => module.Chats) ?? [])
      .filter(({ ChatType }) => ChatType === 0);
    expect(said.every(({ RelevancyScore }) => RelevancyScore !== null)).toBe(true);
    expect(said.some(({ SelfHarmIndicationScore }) => (SelfHarmIndicationScore ?? 0) > 0)).toBe(true);
    expect(said.some(({ IrrelevancyDetected }) => IrrelevancyDetected)).toBe(true);
  });
});

describe('the jobs of the demonstration', () => {
  const tools = () => ({
    db: database.db,
    clock,
    mailer: createOutbox(clock),
    appOrigin: 'http://app.test',
    assistant: coach,
    afterwards: createAfterwards(),
    notebook: createNotebook(database.db),
  });

  it('have hundreds of runs behind them, a few of which failed', async () => {
    const runs = await database.db.select().from(jobRuns);
    expect(runs.length).toBeGreaterThan(500);
    for (const { id } of jobs) {
      const own = runs.filter(({ jobId }) => jobId === id);
      expect(own.length).toBeGreaterThan(100);
      expect(own.some(({ status }) => status === 'Failed')).toBe(true);
      expect(own.every(({ startedAt, endedAt }) => endedAt && startedAt <= endedAt && endedAt <= noon)).toBe(
        true,
      );
      const starts = own.map(({ startedAt }) => +startedAt);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });

  it('have nothing to do before their next time', async () => {
    const before = await database.db.$count(jobRuns);
    const scheduler = createScheduler({ ...tools(), jobs });
    await scheduler.runDue();
    await scheduler.stop();
    expect(await database.db.$count(jobRuns)).toBe(before);
  });

  it('have sent every reminder that was due', async () => {
    expect(await invitationReminders.run({ ...tools(), now: noon })).toBe('Nobody had to be reminded.');
  });
});

describe.each(['staff', 'developer'])('%s@example.com', (name) => {
  const find = async () => {
    const [user] = await database.db
      .select()
      .from(users)
      .where(eq(users.email, `${name}@example.com`));
    return user?.id ?? '';
  };

  it('has a log with every kind of line in the latest session, and costs', async () => {
    const id = await find();
    const [latest] = await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(desc(sessions.id))
      .limit(1);
    const lines = await database.db
      .select()
      .from(devLogs)
      .where(and(eq(devLogs.userId, id), eq(devLogs.sessionId, latest?.id ?? 0)));
    expect([...new Set(lines.map(({ category }) => category))].sort()).toEqual([
      'ContentFilter',
      'Exception',
      'GptCall',
      'Session',
    ]);
    for (const { category, text, promptLogId } of lines) {
      // What was asked and answered stands in the prompt log, and only there.
      if (category === 'GptCall') expect([text, promptLogId]).toEqual(['', expect.any(Number)]);
      else expect(JSON.parse(text)).toEqual(expect.any(Object));
    }
    expect(await database.db.$count(costs, eq(costs.userId, id))).toBeGreaterThan(30);
  });
});
