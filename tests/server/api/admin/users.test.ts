import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costs, devLogs, prospects, sessions, users } from '../../../../server/db/tables';
import {
  clearChatsOfUser,
  eraseUser,
  exportUser,
  listUserRoles,
  listUsers,
  refreshUserGroups,
  removeUser,
  syncUser,
} from '../../../../src/api/admin/users';
import { listChats, sendChat } from '../../../../src/api/chat';
import { getProfile } from '../../../../src/api/user';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({
    name: 'Mette Lund',
    roles: ['AppUser', 'Hearken Employee'],
    permissions: ['read:admin', 'edit:users'],
  });
}, openingLimitMs);
afterAll(() => api.close());

const list = (query: { page?: number | string; pageSize?: number; search?: string }) =>
  api.send(listUsers, staff, { query: { page: 1, pageSize: 20, search: '', ...query } });
const pageOf = async (search: string, page = 1) => (await list({ search, page })).data;
const find = async (id: string) => {
  const [record] = await api.db.select().from(users).where(eq(users.id, id));
  return (await pageOf(record?.email ?? '')).items.find((user) => user.id === id);
};
const on = (
  call: typeof removeUser | typeof eraseUser | typeof exportUser | typeof clearChatsOfUser | typeof syncUser,
  id: string,
) => api.send(call, staff, { params: { id } });
const rolesOf = async (id: string) => (await api.send(listUserRoles, staff, { params: { id } })).data;

/** Somebody with an account at the identity provider and a record of the chat API. */
async function withAccount(name: string, roles: string[], knownRoles = roles): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const { id } = await api.provider.create({ email, name, password: 'x', roles, permissions: [] });
  await api.db.insert(users).values({ id, email, name, knownRoles, createdAt: api.clock.now() });
  return id;
}

describe('the list of users', () => {
  it('tells of each who it is, since when, from where, and how often', async () => {
    const id = await api.newPerson({ name: 'Ada Byron', chats: 30 });
    const [record] = await api.db.select().from(users).where(eq(users.id, id));
    const held = await api.db.select().from(sessions).where(eq(sessions.userId, id));
    await api.db.insert(prospects).values({
      name: 'Ada Byron',
      email: 'ada@example.com',
      source: 'podcast',
      ipAddress: '',
      createdAt: api.clock.now(),
      unsubscribeKey: id,
      userId: id,
    });
    const page = await pageOf('ada byron');
    expect(page).toEqual({
      items: [
        {
          id,
          name: 'Ada Byron',
          email: record?.email,
          createdAt: record?.createdAt.toISOString(),
          deleted: null,
          signupSource: 'podcast',
          languagePreference: 'English',
          lastActivity: held.at(-1)?.lastActiveAt.toISOString(),
          numberOfSessions: held.length,
          roles: [{ name: 'AppUser' }],
          isErasable: true,
        },
      ],
      page: 1,
      totalItems: 1,
      totalPages: 1,
    });
    expect(held.length).toBeGreaterThan(1);
  });

  it('has nothing to say of somebody who has just come', async () => {
    const id = await api.newPerson({ name: 'Blank Page', record: 'none', roles: ['AppUser', 'Other'] });
    expect((await pageOf('Blank Page')).items).toEqual([]);
    await api.send(getProfile, id);
    expect((await pageOf('Blank Page')).items).toMatchObject([
      {
        signupSource: null,
        languagePreference: null,
        lastActivity: null,
        numberOfSessions: 0,
        roles: [{ name: 'AppUser' }, { name: 'Other' }],
      },
    ]);
  });

  it('comes in pages, the newest people first, and ends', async () => {
    const now = api.clock.now().getTime();
    await api.db.insert(users).values(
      Array.from({ length: 45 }, (_, index) => ({
        id: `paged|${index}`,
        email: `paged${index}@example.com`,
        name: `Paged ${String(index).padStart(2, '0')}`,
        createdAt: new Date(now - Math.floor(index / 2) * 1000),
      })),
    );
    const pages = [await pageOf('paged'), await pageOf('paged', 2), await pageOf('paged', 3)];
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5]);
    for (const { totalItems, totalPages } of pages) expect([totalItems, totalPages]).toEqual([45, 3]);
    const all = pages.flatMap(({ items }) => items);
    expect(new Set(all.map(({ id }) => id)).size).toBe(45);
    expect(all[0]?.id).toBe('paged|0');
    expect(all.at(-1)?.id).toBe('paged|44');
    expect(await pageOf('paged', 4)).toEqual({ items: [], page: 4, totalItems: 45, totalPages: 3 });
    expect(await pageOf('nobody is called that')).toEqual({
      items: [],
      page: 1,
      totalItems: 0,
      totalPages: 0,
    });
  });

  it('is searched in names and e-mails, without regard to case, and for the very letters', async () => {
    const rows = [
      ['odd|1', 'Hundred % Human', 'odd.one@example.com'],
      ['odd|2', 'Under_score', 'odd.two@example.com'],
      ['odd|3', 'Back\\slash', 'ODD.Three@example.com'],
      ['odd|4', 'Øyvind Ærø', 'odd.four@example.com'],
    ] as const;
    await api.db
      .insert(users)
      .values(rows.map(([id, name, email]) => ({ id, name, email, createdAt: api.clock.now() })));
    const found = async (search: string) => (await pageOf(search)).items.map(({ id }) => id).sort();
    expect(await found('odd|2'), 'by the id').toEqual(['odd|2']);
    expect(await found('oDD.')).toEqual(['odd|1', 'odd|2', 'odd|3', 'odd|4']);
    expect(await found('  hundred ')).toEqual(['odd|1']);
    expect(await found('%')).toEqual(['odd|1']);
    expect(await found('_')).toEqual(['odd|2']);
    expect(await found('\\')).toEqual(['odd|3']);
    expect(await found('øYVIND æ')).toEqual(['odd|4']);
    expect(await found('odd.three\0')).toEqual(['odd|3']);
  });

  it.each([{ page: 0 }, { pageSize: 101 }, { page: 'x' }])('takes no %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('goes on to the hundredth page of two thousand people', async () => {
    // The database makes them itself: sent to it one by one they take seconds.
    await api.db.execute(sql`
      insert into users (id, email, name, created_at)
      select 'many|' || n, 'many' || n || '@example.org', 'Many ' || n, now() from generate_series(1, 2000) n`);
    await api.db.execute(sql`
      insert into sessions (user_id, started_at, last_active_at) select id, created_at, created_at
      from users where id like 'many|%'`);
    const { totalItems, items } = await pageOf('many', 100);
    expect([totalItems, items.length]).toEqual([2000, 20]);
    expect(items.map(({ numberOfSessions }) => numberOfSessions)).toEqual(Array(20).fill(1));
    await api.db.execute(sql`delete from users where id like 'many|%'`);
  });
});

describe('removing everything', () => {
  it('leaves no line in the list, also of somebody whose account has gone before', async () => {
    for (const name of ['Wholly Gone', 'Twice Gone']) {
      const id = await withAccount(name, ['AppUser']);
      if (name === 'Twice Gone') await on(removeUser, id);
      expect((await on(eraseUser, id)).status).toBe(204);
      expect((await pageOf(name)).items).toEqual([]);
      expect(await api.provider.find(id)).toBeNull();
    }
  });

  it("is refused for one's own account", async () => {
    expect(await on(eraseUser, staff)).toMatchObject({ status: 400 });
    expect((await pageOf('mette')).items).toHaveLength(1);
  });
});

describe('removing an account', () => {
  it('ends it at the identity provider, deletes what was theirs and leaves the line in the list', async () => {
    const id = await withAccount('Leaving Soon', ['AppUser']);
    const now = api.clock.now();
    const cost = { type: '', note: '', itemCount: 1, costPrItem: 1, totalCost: 1 };
    await api.db.insert(costs).values({ ...cost, userId: id, createdAt: now });
    await api.db.insert(devLogs).values({ userId: id, createdAt: now, category: 'x', text: '{}' });
    expect((await on(removeUser, id)).status).toBe(204);
    expect(await api.provider.find(id)).toBeNull();
    expect((await pageOf('leaving soon')).items).toMatchObject([
      { id, name: 'Leaving Soon', deleted: expect.any(String), numberOfSessions: 0, roles: [] },
    ]);
    expect(await api.db.$count(costs, eq(costs.userId, id))).toBe(0);
    expect(await api.db.$count(devLogs, eq(devLogs.userId, id))).toBe(0);
  });

  it('is refused for an account that is removed already, with a reason', async () => {
    const id = await withAccount('Gone Already', ['AppUser']);
    await on(removeUser, id);
    const before = await find(id);
    expect(await on(removeUser, id)).toMatchObject({
      status: 400,
      error: { message: 'This account has been removed already.' },
    });
    expect(await find(id)).toEqual(before);
  });

  it("is refused for one's own account", async () => {
    expect(await on(removeUser, staff)).toMatchObject({
      status: 400,
      error: { message: "You can't remove your own account here." },
    });
    expect((await pageOf('mette')).items).toHaveLength(1);
  });
});

describe('clearing the chats', () => {
  it('empties the history of that user and of nobody else', async () => {
    const [id, other] = [await api.newPerson({ chats: 20 }), await api.newPerson({ chats: 20 })];
    expect((await on(clearChatsOfUser, id)).status).toBe(204);
    expect((await api.send(listChats, id)).data).toEqual([]);
    expect((await api.send(listChats, other)).data).toHaveLength(20);
    expect(await api.db.$count(devLogs, eq(devLogs.userId, id))).toBe(0);
    expect(await api.db.$count(costs, eq(costs.userId, id))).toBeGreaterThan(0);
    expect(await find(id)).toMatchObject({ numberOfSessions: 0, lastActivity: null });
    // The person goes on as before.
    expect((await api.send(sendChat, id, { body: { input: 'Hello' } })).status).toBe(200);
  });
});

describe('the roles', () => {
  it('of a user are read anew when the user is synchronised', async () => {
    const id = await withAccount('Kim Sync', ['AppUser', 'Hearken Employee'], ['AppUser']);
    expect(await rolesOf(id)).toEqual([{ name: 'AppUser' }]);
    expect((await on(syncUser, id)).status).toBe(204);
    expect(await rolesOf(id)).toEqual([{ name: 'AppUser' }, { name: 'Hearken Employee' }]);
    expect((await pageOf('kim sync')).items[0]?.roles).toEqual(await rolesOf(id));
    await api.provider.setRoles(id, []);
    await on(syncUser, id);
    expect(await rolesOf(id)).toEqual([]);
  });

  it('of everyone are read anew at once, and those without an account have none', async () => {
    const first = await withAccount('First Group', ['AppUser'], []);
    const second = await withAccount('Second Group', ['AppUser', 'Other'], ['Old']);
    const none = await withAccount('Third Group', ['AppUser']);
    await api.provider.remove(none);
    expect((await api.send(refreshUserGroups, staff)).status).toBe(204);
    expect(await rolesOf(first)).toEqual([{ name: 'AppUser' }]);
    expect(await rolesOf(second)).toEqual([{ name: 'AppUser' }, { name: 'Other' }]);
    expect(await rolesOf(none)).toEqual([]);
  });
});

describe('an id', () => {
  it('may hold any character', async () => {
    const id = 'idp|a b/ü%2F?#';
    await api.db
      .insert(users)
      .values({ id, email: 'odd@example.net', name: 'O', knownRoles: ['AppUser'], createdAt: new Date() });
    expect(await rolesOf(id)).toEqual([{ name: 'AppUser' }]);
  });

  it('of nobody is answered 404 by every call', async () => {
    for (const call of [removeUser, eraseUser, exportUser, clearChatsOfUser, syncUser])
      expect(await on(call, 'auth0|nobody')).toMatchObject({
        status: 404,
        error: { message: 'There is no such user.' },
      });
    for (const id of ['auth0|nobody', 'nul\0'])
      expect((await api.send(listUserRoles, staff, { params: { id } })).status).toBe(404);
  });
});
