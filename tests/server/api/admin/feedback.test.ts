import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversationFeedback, feedbackLogs, genericFeedback } from '../../../../server/db/tables';
import {
  addFeedbackLog,
  changeFeedbackState,
  type FeedbackState,
  type GenericFeedbackList,
  getConversationFeedback,
  getGenericFeedback,
  listConversationFeedback,
  listFeedbackLogs,
  listGenericFeedback,
  transitions,
} from '../../../../src/api/admin/feedback';
import { listChats } from '../../../../src/api/chat';
import { sendConversationFeedback, sendGenericFeedback } from '../../../../src/api/feedback';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ name: 'Mette Lund', permissions: ['read:admin', 'edit:feedback'] });
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [genericFeedback, conversationFeedback, feedbackLogs]) await api.db.delete(table);
});

const states = ['New', 'InProgress', 'Resolved', 'Closed'] as const;
const noon = new Date('2030-03-01T12:00:00Z');
const ids: Record<string, number> = {};

/** Stores an item, a minute after the one before it, and remembers its id by its text. */
async function store(feedback: string, changes: Partial<typeof genericFeedback.$inferInsert> = {}) {
  const count = await api.db.$count(genericFeedback);
  const createdAt = new Date(+noon + count * 60_000);
  const row = { category: 'bug', opinion: 2, page: '/chat', createdAt, updatedAt: createdAt } as const;
  const [stored] = await api.db
    .insert(genericFeedback)
    .values({ ...row, feedback, ...changes })
    .returning();
  const id = stored?.id ?? 0;
  ids[feedback] = id;
  return id;
}

async function list(query = ''): Promise<GenericFeedbackList> {
  const response = await api.request('GET', `/api/admin/feedback/generic${query}`, { token: staff });
  expect([query, response.status]).toEqual([query, 200]);
  return response.json();
}
const textsOf = async (query: string) => (await list(query)).data.map(({ feedback }) => feedback);

describe('feedback that somebody sends', () => {
  it('about a page is in the list, with who sent it', async () => {
    const person = await api.newPerson({ name: 'Ada Berg' });
    const body = { category: 'bug', opinion: 2, feedback: 'Hidden button', page: '/profile?x=1' };
    await api.send(sendGenericFeedback, person, { body });
    const { data } = await api.send(listGenericFeedback, staff);
    expect(data.data).toEqual([
      {
        id: expect.any(Number),
        category: 'bug',
        actor: { name: 'Ada Berg', email: expect.stringContaining('@example.com') },
        feedback: 'Hidden button',
        page: '/profile?x=1',
        state: 'New',
        trelloId: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    const id = data.data[0]?.id ?? 0;
    expect((await api.send(getGenericFeedback, staff, { params: { id } })).data).toEqual({
      ...data.data[0],
      changedAt: data.data[0]?.updatedAt,
    });
  });

  it('about a conversation is in the other list, and its session in the details', async () => {
    const person = await api.newPerson({ chats: 6 });
    const chatId = (await api.send(listChats, person)).data.at(-1)?.id ?? 0;
    const body = { chatId, acceptShareData: true, feedback: 'Not kind' };
    await api.send(sendConversationFeedback, person, { body });
    const { data } = await api.send(listConversationFeedback, staff);
    const [row] = data.data;
    expect(row).toMatchObject({ feedback: 'Not kind', state: 'New', chatId, trelloId: null });
    expect(row).not.toHaveProperty('data');
    expect(data.filterInfoOptions).toEqual({ feedbackType: [], status: [...states] });
    const details = (await api.send(getConversationFeedback, staff, { params: { id: row?.id ?? 0 } })).data;
    expect(details).toMatchObject(row ?? {});
    const said = details.data.SessionModules.flatMap(({ Chats }) => Chats);
    expect(said.map(({ Id }) => Id)).toContain(chatId);
  });

  it('stays without a name when its sender is gone', async () => {
    await store('Nobody’s', { userId: null });
    expect((await list()).data[0]?.actor).toBeNull();
  });
});

describe('the list', () => {
  const everything = { feedbackType: ['suggestion', 'bug', 'compliment'], status: [...states] };

  it('has one empty page at first, with everything selected and the oldest first', async () => {
    expect(await list()).toEqual({
      data: [],
      pageInfo: { page: 1, pageSize: 10, totalPages: 1 },
      filterInfoOptions: everything,
      selectFilters: everything,
      selectedSortInfo: { sortOrder: 'Asc', sortDirection: 'CreatedAt' },
    });
  });

  it('comes in pages of 10, 25 or 50; past the last there is the last', async () => {
    for (let index = 1; index <= 26; index++) await store(`Item ${index}`);
    expect(await textsOf('')).toEqual(Array.from({ length: 10 }, (_, index) => `Item ${index + 1}`));
    expect((await list('?page=3')).pageInfo).toEqual({ page: 3, pageSize: 10, totalPages: 3 });
    expect(await textsOf('?page=2&pageSize=25')).toEqual(['Item 26']);
    for (const page of ['4', '99999999999']) expect((await list(`?page=${page}`)).pageInfo.page).toBe(3);
    expect(await textsOf('?pageSize=50')).toHaveLength(26);
    for (const query of ['?page=0', '?page=x', '?page=1.5', '?pageSize=11'])
      expect((await api.request('GET', `/api/admin/feedback/generic${query}`, { token: staff })).status).toBe(
        400,
      );
  });

  it('shows the chosen categories and states only, and says which were chosen', async () => {
    await store('a', { category: 'bug', state: 'New' });
    await store('b', { category: 'compliment', state: 'Closed' });
    await store('c', { category: 'suggestion', state: 'Closed' });
    expect(await textsOf('?FeedbackType=bug&FeedbackType=suggestion')).toEqual(['a', 'c']);
    expect(await textsOf('?status=Closed&feedbacktype=compliment')).toEqual(['b']);
    expect(await textsOf('?Status=New&Status=Resolved')).toEqual(['a']);
    expect(await textsOf('?Status=Lost&FeedbackType=praise')).toEqual([]);
    expect((await list('?Status=Closed')).selectFilters).toEqual({ feedbackType: [], status: ['Closed'] });
    const unrestricted = await list('?page=1');
    expect(unrestricted.selectFilters).toEqual({ feedbackType: [], status: [] });
    expect(unrestricted.data).toHaveLength(3);
  });

  it.each([
    ['FeedbackType', 'a c b d', 'd b a c'],
    ['Page', 'd b a c', 'a c b d'],
    ['State', 'b c d a', 'a d b c'],
    ['CreatedAt', 'a b c d', 'd c b a'],
    ['UpdatedAt', 'd a b c', 'c b a d'],
    ['Trello', 'b c d a', 'a d b c'],
  ])('is sorted by %s both ways, equal ones by their ids', async (field, ascending, descending) => {
    await store('a', { category: 'bug', page: '/z', state: 'Closed', trelloId: 12 });
    await store('b', { category: 'compliment', page: '/b', state: 'New' });
    await store('c', { category: 'bug', page: '/z', state: 'New' });
    const updatedAt = new Date(+noon - 1);
    await store('d', { category: 'suggestion', page: '/a', state: 'Resolved', trelloId: 7, updatedAt });
    const inOrder = async (query: string) => (await textsOf(query)).join(' ');
    expect(await inOrder(`?sortOrder=Asc&sortDirection=${field}`)).toBe(ascending);
    expect(await inOrder(`?sortOrder=Desc&sortDirection=${field}`)).toBe(descending);
    // The names of the two parameters are easily mixed up: either takes either.
    expect(await inOrder(`?sortOrder=${field}&sortDirection=Desc`)).toBe(descending);
    const { selectedSortInfo } = await list(`?sortorder=${field.toLowerCase()}&sortdirection=desc`);
    expect(selectedSortInfo).toEqual({ sortOrder: 'Desc', sortDirection: field });
  });

  it('is not sorted by what there is not', async () => {
    for (const [type, field] of [
      ['generic', 'Actor'],
      ['conversation', 'Page'],
    ]) {
      const path = `/api/admin/feedback/${type}?sortDirection=${field}`;
      const response = await api.request('GET', path, { token: staff });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: `There is no sort field '${field}'.` });
    }
  });
});

describe('what there is not', () => {
  it.each([
    [getGenericFeedback, {}],
    [getConversationFeedback, {}],
    [listFeedbackLogs, { type: 'generic' }],
    [addFeedbackLog, { type: 'conversation' }],
    [changeFeedbackState, { type: 'generic' }],
    [listFeedbackLogs, { type: 'praise' }],
  ])('is a 404 (%#)', async (call, type) => {
    const params = { id: 987_654, ...type };
    const body = call.body && { logEntry: 'Hello', state: 'Closed' };
    expect(await api.send(call, staff, { params, body })).toMatchObject({
      status: 404,
      error: { message: 'There is no such feedback.' },
    });
  });
});

describe('the log', () => {
  const add = (id: number, logEntry: unknown) =>
    api.send(addFeedbackLog, staff, { params: { type: 'generic', id }, body: { logEntry } });

  it('keeps the lines of staff, newest first', async () => {
    const id = await store('a');
    const other = await store('b');
    await add(other, 'Elsewhere');
    await add(id, ' First ');
    const { data } = await add(id, 'Second');
    expect(data.logs.map(({ logEntry }) => logEntry)).toEqual(['Second', 'First']);
    expect(data.logs[0]).toMatchObject({
      createdBy: 'Mette Lund',
      createdByEmail: expect.stringContaining('@example.com'),
    });
    const params = { type: 'GENERIC', id };
    expect((await api.send(listFeedbackLogs, staff, { params })).data).toEqual(data);
    // The other kind of feedback counts its ids from 1 as well.
    const elsewhere = await api.send(listFeedbackLogs, staff, { params: { type: 'conversation', id } });
    expect(elsewhere.status).toBe(404);
  });

  it.each(['', '  '])('refuses %j', async (logEntry) => {
    expect(await add(await store('a'), logEntry)).toMatchObject({
      status: 400,
      error: { message: 'Please provide a log entry.' },
    });
  });
});

describe('the state', () => {
  const move = (id: number, state: string, logEntry = 'Because') =>
    api.send(changeFeedbackState, staff, { params: { type: 'generic', id }, body: { state, logEntry } });
  const read = async (id: number) => (await api.send(getGenericFeedback, staff, { params: { id } })).data;
  const lines = async (id: number) =>
    (await api.send(listFeedbackLogs, staff, { params: { type: 'generic', id } })).data.logs.map(
      ({ logEntry }) => logEntry,
    );

  it.each(states.flatMap((from) => states.map((to) => [from, to] as [FeedbackState, FeedbackState])))(
    'from %s to %s goes only where it may',
    async (from, to) => {
      const id = await store('a', { state: from });
      const isAllowed = transitions[from].includes(to);
      const { status, error } = await move(id, to);
      expect(status).toBe(isAllowed ? 204 : 400);
      if (!isAllowed) expect(error.message).toBe(`This feedback is ${from}: it can't become ${to}.`);
      expect((await read(id)).state).toBe(isAllowed ? to : from);
      expect(await lines(id)).toEqual(isAllowed ? [`State changed from ${from} to ${to}: Because`] : []);
    },
  );

  it('needs a reason, except at the start of the work', async () => {
    const id = await store('a');
    expect(await move(id, 'Closed', ' ')).toMatchObject({
      status: 400,
      error: { message: 'Please provide a log entry.' },
    });
    expect((await move(id, 'InProgress', '')).status).toBe(204);
    expect(await lines(id)).toEqual(['State changed from New to InProgress.']);
    expect((await move(id, 'Resolved', '')).status).toBe(400);
    expect((await move(id, 'Lost')).status).toBe(400);
    const { state, createdAt, updatedAt } = await read(id);
    expect(state).toBe('InProgress');
    expect(updatedAt).not.toBe(createdAt);
  });

  it('is changed by one of several who change it at once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const id = await store('a');
      const moved = await Promise.all([1, 2, 3].map(() => move(id, 'InProgress')));
      expect(moved.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
      expect(await lines(id)).toHaveLength(1);
    }
  });
});
