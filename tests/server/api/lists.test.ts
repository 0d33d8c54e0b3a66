import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promptDefinitions, prospects, sessions } from '../../../server/db/tables';
import { listGenericFeedback } from '../../../src/api/admin/feedback';
import { createPromptVersion, listPromptVersions } from '../../../src/api/admin/prompts';
import { listProspects } from '../../../src/api/admin/prospects';
import { listSharedSessions } from '../../../src/api/admin/sharedData';
import { listUsers } from '../../../src/api/admin/users';
import { type AnyCall, everyPermission, fillPath } from '../../../src/api/call';
import { listChats } from '../../../src/api/chat';
import { listCosts } from '../../../src/api/developer/costs';
import { listDevLogs } from '../../../src/api/developer/devLogs';
import { getSummary } from '../../../src/api/developer/summaries';
import { signUp } from '../../../src/api/prospects';
import { openingLimitMs } from '../db/openingLimit';
import { plansOf, queriesOf } from '../db/queries';
import { type Api, startApi } from './startApi';

let api: Api;
let person: string;
beforeAll(async () => {
  api = await startApi();
  person = await api.newPerson({ permissions: [...everyPermission], chats: 60 });
  await api.db.execute(sql`update users set share_data = true`);
  await fill();
}, openingLimitMs);
afterAll(() => api.close());

/** So much that the database has reason to use its indexes. */
async function fill() {
  await api.db.execute(sql`
    insert into users (id, email, name, created_at)
    select 'many|' || n, md5(n::text) || '@example.com', 'Person ' || md5(n::text || 'x'), now() - n * interval '1 minute'
    from generate_series(1, 4000) n`);
  await api.db.execute(sql`
    insert into prospects (name, email, source, ip_address, created_at, unsubscribe_key)
    select 'P', n || '@example.com', 'source' || n % 400, '', now() - n * interval '1 minute', n::text
    from generate_series(1, 4000) n`);
  await api.db.execute(sql`
    insert into generic_feedback (user_id, category, opinion, feedback, page, state, trello_id, created_at, updated_at)
    select null, 'bug', 3, repeat('f', 200), '/chat', 'New', null, now() - n * interval '1 minute', now()
    from generate_series(1, 4000) n`);
  await api.db.execute(sql`vacuum analyze`);
}

const get = async (call: AnyCall, query: string, params?: Record<string, number>) => {
  const response = await api.request('GET', fillPath(call.path, params) + query, { token: person });
  expect([query, response.status]).toEqual([query, 200]);
  return response.json();
};

const [definitionId, groupId] = [1, 1];

/** The lists without an end, and how the items of each are found in its reply. */
const lists: [AnyCall, (reply: never) => unknown[], Record<string, number>?][] = [
  [listProspects, (rows: unknown[]) => rows],
  [listCosts, ({ costRows }: { costRows: unknown[] }) => costRows],
  [
    listSharedSessions,
    ({ sharedDataAccounts }: { sharedDataAccounts: { sessions: unknown[] }[] }) =>
      sharedDataAccounts.flatMap((account) => account.sessions),
  ],
  [
    listPromptVersions,
    ({ promptVersions }: { promptVersions: unknown[] }) => promptVersions,
    { groupId, definitionId },
  ],
];

describe('a list without an end', () => {
  beforeAll(async () => {
    expect((await api.db.select().from(promptDefinitions)).map(({ id }) => id)).toContain(definitionId);
    for (const promptText of ['One.', 'Two.', 'Three.'])
      await api.send(createPromptVersion, person, {
        body: { promptText, promptDefinitionId: definitionId, note: '', activate: false },
      });
  });

  it.each(lists.map((list) => [list[0].id, ...list] as const))(
    '%s comes whole, or page by page in the same order',
    async (_id, call, itemsOf, params) => {
      const whole = itemsOf((await get(call, '', params)) as never);
      expect(whole.length).toBeGreaterThan(2);
      const paged = [];
      for (const page of [1, 2])
        paged.push(...itemsOf((await get(call, `?page=${page}&pageSize=2`, params)) as never));
      expect(paged).toEqual(whole.slice(0, 4));
      const usual = itemsOf((await get(call, '?page=1', params)) as never);
      expect(usual).toEqual(whole.slice(0, 100));
    },
  );

  it('of a conversation begins with its end, each page oldest first', async () => {
    const whole = await get(listChats, '');
    expect(await get(listChats, '?pageSize=10')).toEqual(whole.slice(-10));
    const before = await get(listChats, '?page=2&pageSize=10');
    expect(before.map(({ id }: { id: number }) => id)).toEqual(
      whole.slice(-20, -10).map(({ id }: { id: number }) => id),
    );
    const replays = before.filter(({ data }: { data: { showDelete?: boolean } }) => data.showDelete);
    expect(replays).toEqual([]);
  });

  it('of log lines goes on where the last part ended', async () => {
    const whole = await get(listDevLogs, '', { fromId: 0 });
    const first = await get(listDevLogs, '?pageSize=5', { fromId: 0 });
    expect(first.devLogs).toEqual(whole.devLogs.slice(0, 5));
    expect((await get(listDevLogs, '?pageSize=5', { fromId: first.latestId })).devLogs).toEqual(
      whole.devLogs.slice(5, 10),
    );
  });

  it('has no page that there cannot be', async () => {
    for (const query of ['?page=0', '?pageSize=0', '?pageSize=1001', '?page=1.5']) {
      const response = await api.request('GET', `/api/chats${query}`, { token: person });
      expect([query, response.status]).toEqual([query, 400]);
    }
  });
});

describe('the database finds by an index', () => {
  it('users by a part of the name or the address', async () => {
    const search = () => get(listUsers, '?page=1&pageSize=20&search=Ac3f9');
    expect(await plansOf(api.db, 'users', search)).toContain('users_search');
  });

  it('the newest users, prospects and feedback', async () => {
    const users = () => get(listUsers, '?page=1&pageSize=20&search=');
    expect(await plansOf(api.db, 'users', users)).toContain('users_created_at_index');
    const newest = () => get(listProspects, '?pageSize=20');
    expect(await plansOf(api.db, 'prospects', newest)).toContain('prospects_created_at_id_index');
    for (const order of ['Asc', 'Desc']) {
      const feedback = () => get(listGenericFeedback, `?sortOrder=${order}&sortDirection=CreatedAt`);
      expect(await plansOf(api.db, 'generic_feedback', feedback)).toContain(
        'generic_feedback_created_at_id_index',
      );
    }
  });

  it('how many came by a source, without regard to case', async () => {
    const plan = await api.db.execute(
      sql`explain select count(*) from ${prospects} where lower(source) = lower('SOURCE7')`,
    );
    expect(JSON.stringify(plan.rows)).toContain('prospects_source');
    const body = { name: 'Ada', email: 'new-one@example.com', ip: '', source: 'Source7' };
    expect((await api.send(signUp, undefined, { body })).status).toBe(204);
  });
});

describe('the summaries', () => {
  it('are read once they are wanted: the list needs only the latest', async () => {
    const [old] = await api.db
      .select({ summary: sessions.summary, clientSummary: sessions.clientSummary })
      .from(sessions)
      .where(sql`summary is not null`)
      .orderBy(sessions.startedAt);
    const read = await queriesOf(api.db, () => get(getSummary, ''));
    const received = JSON.stringify(read.map(({ rows }) => rows));
    expect(old?.summary).toEqual(expect.any(String));
    expect(received).not.toContain(JSON.stringify(old?.summary));
  });
});
