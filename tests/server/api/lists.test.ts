import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../server/db/database';
import { promptDefinitions, prospects, sessions } from '../../../server/db/tables';
import { listAuditEntries } from '../../../src/api/admin/audit';
import { listConversationFeedback, listGenericFeedback } from '../../../src/api/admin/feedback';
import { listJobExecutions } from '../../../src/api/admin/jobs';
import { createPromptVersion, listPromptVersions } from '../../../src/api/admin/prompts';
import { listProspects } from '../../../src/api/admin/prospects';
import { listSharedSessions } from '../../../src/api/admin/sharedData';
import { listUsers } from '../../../src/api/admin/users';
import { type AnyCall, everyPermission, type ReplyOf } from '../../../src/api/call';
import { listChats } from '../../../src/api/chat';
import { contract } from '../../../src/api/contract';
import { listCosts } from '../../../src/api/developer/costs';
import { listDevLogs } from '../../../src/api/developer/devLogs';
import { getSummary } from '../../../src/api/developer/summaries';
import { signUp } from '../../../src/api/prospects';
import { openingLimitMs } from '../support/openingLimit';
import { plansOf, queriesOf } from '../support/queries';
import { type Api, startApi } from '../support/startApi';

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
  await api.db.execute(sql`
    insert into conversation_feedback (user_id, chat_id, feedback, state, trello_id, data, created_at, updated_at)
    select null, n, 'f', 'New', null, '{}', now() - n * interval '1 minute', now()
    from generate_series(1, 60) n`);
  await api.db.execute(sql`
    insert into job_runs (job_id, started_at, ended_at, status)
    select 1, now() - n * interval '1 minute', now(), 'Succeeded' from generate_series(1, 60) n`);
  await api.db.execute(sql`
    insert into audit_entries (created_at, feature, action, actor_id, actor_name, subject, subject_id, changes)
    select now() - n * interval '1 minute', 'news', 'changed', 'a', 'A', 'N', n::text, '[]'
    from generate_series(1, 60) n`);
  await api.db.execute(sql`vacuum analyze`);
}

type Query = Record<string, string | number>;

const get = async <C extends AnyCall>(call: C, query?: Query, params?: Record<string, number>) => {
  const { status, data } = await api.send(call, person, { query, params });
  expect([query, status]).toEqual([query, 200]);
  return data;
};

const [definitionId, groupId] = [1, 1];

interface List {
  call: AnyCall;
  itemsOf(reply: unknown): unknown[];
  params?: Record<string, number>;
}

/** A list, and how its items are found in a reply. */
const list = <C extends AnyCall>(
  call: C,
  itemsOf: (reply: ReplyOf<C>) => unknown[],
  params?: List['params'],
): List => ({ call, itemsOf: itemsOf as List['itemsOf'], params });

/** The lists without an end: whole, as the contract has it, or page by page. */
const wholeLists = [
  list(listProspects, (rows) => rows),
  list(listCosts, ({ costRows }) => costRows),
  list(listSharedSessions, ({ sharedDataAccounts }) =>
    sharedDataAccounts.flatMap(({ sessions }) => sessions),
  ),
  list(listPromptVersions, ({ promptVersions }) => promptVersions, { groupId, definitionId }),
];

/** Those that come in pages only. */
const pagedLists = [
  list(listAuditEntries, ({ items }) => items),
  list(listUsers, ({ items }) => items),
  list(listJobExecutions, (runs) => runs, { id: 1 }),
  list(listGenericFeedback, ({ data }) => data),
  list(listConversationFeedback, ({ data }) => data),
];

/** Those that have an order of their own, and below a test of their own. */
const otherLists: AnyCall[] = [listChats, listDevLogs];

const named = (lists: readonly List[]) => lists.map((each) => [each.call.id, each] as const);

it('every list of the contract that can be read in parts is tried here', () => {
  const inParts = contract.filter(
    ({ query }) => query && 'pageSize' in (query as unknown as { entries: object }).entries,
  );
  const tried = [...[...wholeLists, ...pagedLists].map(({ call }) => call), ...otherLists];
  expect(tried.map(({ id }) => id).sort()).toEqual(inParts.map(({ id }) => id).sort());
});

describe('a list in pages', () => {
  it.each(named(pagedLists))('%s has on each page what follows the one before', async (_id, each) => {
    const { call, itemsOf, params } = each;
    const read = async (page: number, pageSize: number) =>
      itemsOf(await get(call, { page, pageSize, search: '' }, params));
    const whole = await read(1, 50);
    expect(whole).toHaveLength(50);
    expect([...(await read(1, 10)), ...(await read(2, 10))]).toEqual(whole.slice(0, 20));
  });
});

describe('a list without an end', () => {
  beforeAll(async () => {
    expect((await api.db.select().from(promptDefinitions)).map(({ id }) => id)).toContain(definitionId);
    for (const promptText of ['One.', 'Two.', 'Three.'])
      await api.send(createPromptVersion, person, {
        body: { promptText, promptDefinitionId: definitionId, note: '', activate: false },
      });
  });

  it.each(named(wholeLists))('%s comes whole, or page by page in the same order', async (_id, each) => {
    const { call, itemsOf, params } = each;
    const whole = itemsOf(await get(call, {}, params));
    expect(whole.length).toBeGreaterThan(2);
    const paged = [];
    for (const page of [1, 2]) paged.push(...itemsOf(await get(call, { page, pageSize: 2 }, params)));
    expect(paged).toEqual(whole.slice(0, 4));
    expect(itemsOf(await get(call, { page: 1 }, params))).toEqual(whole.slice(0, 100));
  });

  it('of a conversation begins with its end, each page oldest first', async () => {
    const whole = await get(listChats);
    expect(await get(listChats, { pageSize: 10 })).toEqual(whole.slice(-10));
    const before = await get(listChats, { page: 2, pageSize: 10 });
    expect(before.map(({ id }) => id)).toEqual(whole.slice(-20, -10).map(({ id }) => id));
    const replays = before.filter(
      (entry) => 'data' in entry && 'showDelete' in entry.data && entry.data.showDelete,
    );
    expect(replays).toEqual([]);
  });

  it('of log lines goes on where the last part ended', async () => {
    const whole = await get(listDevLogs, {}, { fromId: 0 });
    const first = await get(listDevLogs, { pageSize: 5 }, { fromId: 0 });
    expect(first.devLogs).toEqual(whole.devLogs.slice(0, 5));
    expect((await get(listDevLogs, { pageSize: 5 }, { fromId: first.latestId })).devLogs).toEqual(
      whole.devLogs.slice(5, 10),
    );
  });

  it('has no page that there cannot be', async () => {
    for (const query of [{ page: 0 }, { pageSize: 0 }, { pageSize: 1001 }, { page: 1.5 }])
      expect([query, (await api.send(listChats, person, { query })).status]).toEqual([query, 400]);
  });
});

describe('the database finds by an index', () => {
  it('users by a part of the name or the address', async () => {
    const search = () => get(listUsers, { page: 1, pageSize: 20, search: 'Ac3f9' });
    expect(await plansOf(api.db, 'users', search)).toContain('users_search');
  });

  it('the newest users, prospects and feedback', async () => {
    const users = () => get(listUsers, { page: 1, pageSize: 20, search: '' });
    expect(await plansOf(api.db, 'users', users)).toContain('users_created_at_index');
    const newest = () => get(listProspects, { pageSize: 20 });
    expect(await plansOf(api.db, 'prospects', newest)).toContain('prospects_created_at_id_index');
    for (const order of ['Asc', 'Desc']) {
      const feedback = () => get(listGenericFeedback, { sortOrder: order, sortDirection: 'CreatedAt' });
      expect(await plansOf(api.db, 'generic_feedback', feedback)).toContain(
        'generic_feedback_created_at_id_index',
      );
    }
  });

  it('how many came by a source, without regard to case', async () => {
    const plan = await rowsOf(
      api.db,
      sql`explain select count(*) from ${prospects} where lower(source) = lower('SOURCE7')`,
    );
    expect(JSON.stringify(plan)).toContain('prospects_source');
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
    const read = await queriesOf(api.db, () => get(getSummary));
    const received = JSON.stringify(read.map(({ rows }) => rows));
    expect(old?.summary).toEqual(expect.any(String));
    expect(received).not.toContain(JSON.stringify(old?.summary));
  });
});
