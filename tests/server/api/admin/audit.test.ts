import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, modules, prospects, users } from '../../../../server/db/tables';
import { keptDays } from '../../../../server/domain/keptDays';
import { logCleanUp } from '../../../../server/jobs/logCleanUp';
import { auditFeatures, listAuditEntries } from '../../../../src/api/admin/audit';
import { changeFeedbackState } from '../../../../src/api/admin/feedback';
import { changeModule } from '../../../../src/api/admin/modules';
import { inviteProspect, removeProspect } from '../../../../src/api/admin/prospects';
import { clearChatsOfUser, removeUser } from '../../../../src/api/admin/users';
import { everyPermission, type Permission } from '../../../../src/api/call';
import { contract } from '../../../../src/api/contract';
import { removeAccount } from '../../../../src/api/user';
import { dayMs } from '../../support/durations';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';
import { auditScenarios, changesNothing } from './auditScenarios';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi({
    newsSite: {
      readPosts: async () => [
        {
          ...{ postId: 1, title: 'News', content: '', author: 'Ada' },
          ...{ createdAt: new Date(), modifiedAt: new Date() },
        },
      ],
    },
    taskBoard: {
      findCard: async (idShort) => ({ idShort, name: 'Card', url: '', listName: '', closed: false }),
      createCard: async () => 41,
    },
  });
  staff = await api.newPerson({ name: 'Mette Lund', permissions: [...everyPermission] });
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(auditEntries);
});

const list = (query: Record<string, string | number> = {}, token = staff) =>
  api.send(listAuditEntries, token, { query: { page: 1, pageSize: 25, ...query } });
const items = async (query?: Record<string, string | number>, token?: string) =>
  (await list(query, token)).data.items;
const kept = () => api.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
const switchModule = async (enabled: boolean, token = staff) => {
  await api.db.update(modules).set({ enabled: !enabled }).where(eq(modules.id, 2));
  await api.send(changeModule, token, { params: { id: 2 }, body: { enabled } });
};
const withPermissions = (...permissions: Permission[]) =>
  api.newPerson({ permissions: ['read:admin', ...permissions] });

/** Every call by which staff change something. */
const changes = contract.filter(
  ({ id, method, access }) =>
    method !== 'GET' &&
    access !== 'anonymous' &&
    access.permissions?.includes('read:admin') &&
    !changesNothing.has(id),
);

describe('a change that staff make', () => {
  it.each(changes.map((call) => [call.id, call.summary, call] as const))(
    'leaves an entry: %s %s',
    async (id, _summary, call) => {
      const scenario = auditScenarios.get(id);
      if (!scenario) throw new Error(`${id} has no scenario: how is it called, and what does it change?`);
      const input = await scenario.prepare(api);
      expect((await api.send(call, staff, input)).status).toBeLessThan(300);
      const [entry] = await kept();
      expect(entry).toMatchObject({ feature: scenario.feature, actorId: staff, actorName: 'Mette Lund' });
    },
  );

  it('leaves none where the server refuses it', async () => {
    const body = { state: 'Resolved', logEntry: '' };
    expect(
      (await api.send(changeFeedbackState, staff, { params: { type: 'generic', id: 987 }, body })).status,
    ).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it('leaves none where nothing is any different', async () => {
    await api.db.update(modules).set({ enabled: true }).where(eq(modules.id, 2));
    await api.send(changeModule, staff, { params: { id: 2 }, body: { enabled: true } });
    expect(await kept()).toEqual([]);
  });
});

describe('the audit trail', () => {
  it('tells who did what, when, and from what to what', async () => {
    api.clock.set('2030-06-15T12:00:00.000Z');
    await switchModule(false);
    api.clock.reset();
    const [record] = await api.db.select().from(users).where(eq(users.id, staff));
    const [entry] = await items();
    expect(entry).toEqual({
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^2030-06-15T12:00/),
      feature: 'modules',
      action: 'changed',
      actor: { name: 'Mette Lund', email: record?.email },
      subject: expect.any(String),
      person: null,
      changes: [{ what: 'Active', before: 'yes', after: 'no' }],
    });
  });

  it('comes page by page, the latest first', async () => {
    for (const enabled of [true, false, true]) await switchModule(enabled);
    const { data } = await list({ page: 2, pageSize: 2 });
    expect(data).toMatchObject({ page: 2, totalItems: 3, totalPages: 2, keptDays: 730 });
    const ids = (await items()).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(data.items.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('shows the entries of those features alone that the reader may read', async () => {
    const entry = {
      action: 'changed',
      actorId: staff,
      actorName: 'Mette Lund',
      subject: 'x',
      subjectId: '1',
    } as const;
    for (const feature of Object.keys(auditFeatures) as (keyof typeof auditFeatures)[])
      await api.db
        .insert(auditEntries)
        .values({ ...entry, feature, createdAt: api.clock.now(), changes: [] });
    const read = async (token: string) => (await items({}, token)).map(({ feature }) => feature).toSorted();
    expect(await read(staff)).toEqual(Object.keys(auditFeatures).toSorted());
    expect(await read(await withPermissions())).toEqual(['news', 'sources']);
    const ofTerms = await withPermissions('edit:terms');
    expect(await read(ofTerms)).toEqual(['news', 'sources', 'terms']);
    expect((await items({ feature: 'terms' }, ofTerms)).map(({ feature }) => feature)).toEqual(['terms']);
    expect((await list({ feature: 'users' }, ofTerms)).status).toBe(403);
    expect((await list({ feature: 'nonsense' }, ofTerms)).status).toBe(403);
  });

  it('is filtered by who did it or whom it was done to, and by time', async () => {
    const colleague = await api.newPerson({ name: 'Jonas 100% Reiter', permissions: [...everyPermission] });
    const user = await api.newPerson();
    const [record] = await api.db.select().from(users).where(eq(users.id, user));
    await switchModule(true, colleague);
    const at = api.clock.now();
    api.clock.set(new Date(at.getTime() + dayMs).toISOString());
    await api.send(clearChatsOfUser, staff, { params: { id: user } });
    const actionsOf = async (query: Record<string, string>) =>
      (await items(query)).map(({ action }) => action);

    expect(await actionsOf({ search: 'jonas 100%' })).toEqual(['changed']);
    expect(await actionsOf({ search: '_' })).toEqual([]);
    expect(await actionsOf({ search: record?.email ?? '' })).toEqual(['cleared']);
    const between = new Date(at.getTime() + dayMs / 2).toISOString();
    expect(await actionsOf({ from: between })).toEqual(['cleared']);
    expect(await actionsOf({ until: between })).toEqual(['changed']);
    api.clock.reset();
  });

  it('is kept for two years', async () => {
    await switchModule(true);
    const inDays = (days: number) => new Date(Date.now() + days * dayMs);
    await logCleanUp.run({ ...api, now: inDays(keptDays.audit - 1) } as never);
    expect(await kept()).toHaveLength(1);
    await logCleanUp.run({ ...api, now: inDays(keptDays.audit + 1) } as never);
    expect(await kept()).toEqual([]);
  });
});

describe('once somebody has been removed', () => {
  const personOf = async () =>
    (await items()).map(({ action, person, changes }) => [action, person, changes]);

  it('no entry tells their e-mail, and it stays known that something was done, and by whom', async () => {
    const id = await api.newPerson();
    const [record] = await api.db.select().from(users).where(eq(users.id, id));
    await api.send(clearChatsOfUser, staff, { params: { id } });
    expect(await personOf()).toEqual([['cleared', record?.email, []]]);
    await api.send(removeUser, staff, { params: { id } });
    expect(await personOf()).toEqual([
      ['removed', null, []],
      ['cleared', null, []],
    ]);
    expect((await items()).map(({ subject }) => subject)).toEqual([`User ${id}`, `User ${id}`]);
  });

  it('by themselves, that holds for what was done to the prospect that they were as well', async () => {
    const id = await api.newPerson();
    const [{ email = '' } = {}] = await api.db.select().from(users).where(eq(users.id, id));
    const row = { name: 'Ada', email, source: 'x', ipAddress: '', createdAt: new Date(), unsubscribeKey: id };
    const [prospect] = await api.db.insert(prospects).values(row).returning();
    await api.send(inviteProspect, staff, { params: { id: prospect?.id ?? 0 } });
    expect(await personOf()).toEqual([['invited', email, []]]);
    await api.send(removeAccount, id);
    expect(await personOf()).toEqual([['invited', null, []]]);
  });

  it('as a prospect, too', async () => {
    const row = { name: 'Bo', email: 'bo@example.com', source: 'x', ipAddress: '' };
    const [{ id = 0 } = {}] = await api.db
      .insert(prospects)
      .values({ ...row, createdAt: new Date(), unsubscribeKey: 'bo' })
      .returning();
    await api.send(inviteProspect, staff, { params: { id } });
    await api.send(removeProspect, staff, { params: { id } });
    expect(await personOf()).toEqual([
      ['removed', null, []],
      ['invited', null, []],
    ]);
  });
});
