import { asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cheapCost } from '../../../sandbox/cheapCost';
import { demoAccounts, demoPassword } from '../../../sandbox/demoAccounts/demoAccounts';
import { seedDemo } from '../../../sandbox/seed/demo';
import { makeDemoPerson, makePerson } from '../../../sandbox/seed/person';
import type { Database } from '../../../server/db/database';
import {
  chats,
  languages,
  modules,
  promptDefinitions,
  promptGroups,
  promptLogs,
  promptVersions,
  sessions,
  startUps,
  users,
} from '../../../server/db/tables';
import { seedBase } from '../../../server/domain/base/seedBase';
import { listEntries } from '../../../server/domain/conversation/entries';
import { type Accounts, createAccounts } from '../../../server/identity/accounts';
import { ChatEntry, RequestJson, ResponseJson } from '../../../src/api/chat';
import { borrowDatabase } from '../../server/support/borrowDatabase';
import { emptyTables } from '../../server/support/emptyTables';
import { openingLimitMs } from '../../server/support/openingLimit';

const noon = '2026-05-20T12:00:00.000Z';
const origin = 'http://api.test';

const clock = { now: () => new Date(noon) };

let database: Database;
beforeAll(async () => {
  database = await borrowDatabase();
}, openingLimitMs);
afterAll(() => database.close());

describe('the demonstration', () => {
  let accounts: Accounts;
  beforeAll(async () => {
    const { db } = database;
    accounts = createAccounts(db, clock, cheapCost);
    await seedDemo({ db, clock, accounts, password: demoPassword });
  });
  afterAll(() => emptyTables(database.db));

  it('has its people, their rights and start-ups, prompts, modules and languages', async () => {
    const { db } = database;
    for (const { email } of demoAccounts) expect(await accounts.signIn(email, demoPassword)).not.toBeNull();
    expect(await accounts.findByEmail('limited@example.com')).toMatchObject({
      roles: ['AppUser'],
      permissions: ['read:admin'],
    });
    expect(await accounts.findByEmail('noaccess@example.com')).toMatchObject({ roles: [], permissions: [] });
    const staff = await accounts.findByEmail('staff@example.com');
    expect(staff).toMatchObject({ roles: ['AppUser', 'Hearken Employee'] });
    expect(staff?.permissions).toHaveLength(17);

    const started = await db
      .select({ email: users.email })
      .from(users)
      .innerJoin(startUps, eq(startUps.userId, users.id));
    expect(started.map(({ email }) => email).sort()).toEqual(
      ['developer', 'limited', 'staff', 'user'].map((name) => `${name}@example.com`),
    );
    expect(await db.$count(languages)).toBe(12);
    expect(await db.$count(promptGroups)).toBe(3);
    expect(await db.select().from(modules).where(eq(modules.id, 1))).toMatchObject([
      { name: 'Safety check' },
    ]);
    const active = await db
      .select({
        key: promptDefinitions.key,
        active: sql<number>`count(*) filter (where ${promptVersions.active})::int`,
      })
      .from(promptDefinitions)
      .leftJoin(promptVersions, eq(promptVersions.definitionId, promptDefinitions.id))
      .groupBy(promptDefinitions.key);
    expect(active.every((definition) => definition.active === 1)).toBe(true);
  });

  it('shows a month of conversations in the contract’s shape', async () => {
    const { db } = database;
    const id = (await accounts.findByEmail('user@example.com'))?.id ?? '';
    const entries = await listEntries(db, id, { origin });
    for (const entry of entries) v.parse(ChatEntry, entry);
    const count = (kind: string) => entries.filter(({ renderer }) => renderer === kind).length;
    expect(entries.length).toBeGreaterThan(120);
    expect([count('VideoRenderer'), count('ContentFilter')]).toEqual([1, 1]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const times = entries.map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThan(Date.parse(noon));

    const held = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.id));
    expect(held.length).toBeGreaterThan(8);
    expect(held.every(({ closedAt, summary, clientSummary }) => closedAt && summary && clientSummary)).toBe(
      true,
    );
    const logs = await db.select().from(promptLogs);
    expect(logs.length).toBeGreaterThan(100);
    for (const { requestJson, responseJson } of logs) {
      v.parse(RequestJson, JSON.parse(requestJson));
      v.parse(ResponseJson, JSON.parse(responseJson));
    }
  });

  it('is not added to by a second run, even after people have changed things', async () => {
    const { db } = database;
    const [user] = await db.select().from(users).where(eq(users.email, 'user@example.com'));
    if (!user) throw new Error('There is no demo user');
    await accounts.remove(user.id);
    const before = await db.$count(chats);
    await seedDemo({ db, clock, accounts, password: demoPassword });
    expect(await db.$count(chats)).toBe(before);
    expect(await accounts.findByEmail('user@example.com')).toBeNull();
  });
});

describe('a demo person', () => {
  it('is the same in every run', async () => {
    const { db } = database;
    const account = { id: 'emma', email: 'emma@example.com', name: 'Emma Holm' };
    const run = async () => {
      await emptyTables(db);
      await seedBase(db, clock.now());
      await makeDemoPerson({ db, clock }, account);
      return {
        entries: await listEntries(db, account.id, { origin }),
        logs: await db.select().from(promptLogs),
        versions: await db.select().from(promptVersions),
      };
    };
    expect(await run()).toEqual(await run());
  });
});

describe('a made person', () => {
  beforeEach(() => emptyTables(database.db));

  const account = (id: string) => ({ id, email: `${id}@example.com`, name: 'Kim Berg' });

  it.each([0, 1, 2, 5, 14, 300])('has exactly %i entries, the last of them a fresh reply', async (count) => {
    const { db } = database;
    await seedBase(db, clock.now());
    await makePerson({ db, clock }, { account: account('kim'), start: 'done', chats: count });
    const entries = await listEntries(db, 'kim', { origin });
    expect(entries).toHaveLength(count);
    expect(JSON.stringify(entries)).not.toContain('Emma');
    if (count === 0) return;
    expect(entries.at(-1)).toMatchObject({ renderer: 'ChatResponse', timestamp: '2026-05-20T11:55:00.000Z' });
    if (count > 1)
      expect(entries.at(-2)).toMatchObject({ renderer: 'UserInput', data: { showDelete: true } });
  });

  it('may have ten thousand entries, and the ids go on behind them', async () => {
    const { db } = database;
    await seedBase(db, clock.now());
    await makePerson({ db, clock }, { account: account('kim'), start: 'todo', chats: 10_000 });
    expect(await db.$count(chats)).toBe(10_000);
    const [next] = await db
      .insert(sessions)
      .values({ userId: 'kim', startedAt: clock.now(), lastActiveAt: clock.now(), closedAt: clock.now() })
      .returning();
    expect(next?.id).toBeGreaterThan(
      Math.max(...(await db.select({ id: sessions.id }).from(sessions)).slice(0, -1).map(({ id }) => id)),
    );
  });
});
