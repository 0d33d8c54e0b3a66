import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../../../server/db/tables';
import { sharedSince } from '../../../../server/domain/conversation/sharedData';
import {
  deleteSharedSession,
  getSharedSession,
  listSharedSessions,
} from '../../../../src/api/admin/sharedData';
import { listChats, sendChat } from '../../../../src/api/chat';
import { removeAccount, saveProfile } from '../../../../src/api/user';
import { dayMs } from '../../support/durations';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin', 'read:sharedData'] });
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => api.clock.reset());

const list = async () => (await api.send(listSharedSessions, staff)).data.sharedDataAccounts;
const read = (id: number) => api.send(getSharedSession, staff, { params: { id } });
const remove = (id: number) => api.send(deleteSharedSession, staff, { params: { id } });
const share = (token: string, shareData: boolean) =>
  api.send(saveProfile, token, { body: { name: 'Robin Example', languageCode: 'en', shareData } });
const gone = { status: 404, error: { message: 'There is no such session in the shared data.' } };

async function sharer(chats = 30) {
  const id = await api.newPerson({ chats });
  await share(id, true);
  const [record] = await api.db.select().from(users).where(eq(users.id, id));
  const held = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(sessions.startedAt));
  const accountOf = async () =>
    (await list()).find(({ actorReference }) => actorReference === record?.actorReference);
  return { id, held, sessionId: held[0]?.id ?? 0, accountOf };
}

describe('the shared data', () => {
  it('has the sessions of who shares them, the newest first, under a reference that names nobody', async () => {
    const { id, held, accountOf } = await sharer();
    expect(held.length).toBeGreaterThan(1);
    const account = await accountOf();
    expect(account?.sessions).toEqual(
      held.map((session) => ({ id: session.id, timestamp: session.startedAt.toISOString() })),
    );
    expect(account?.actorReference).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(account)).not.toContain(id);
    const later = await sharer();
    expect((await list())[0]).toEqual(await later.accountOf());
  });

  it('holds whole sessions, with scores for what the person said', async () => {
    const { id, sessionId } = await sharer();
    const sent = await api.send(sendChat, id, { body: { input: 'I feel hopeless about my boss' } });
    const { data } = await read(sessionId);
    const chats = data.SessionModules.flatMap((module) => module.Chats);
    const said = chats.find(({ Id }) => Id === sent.data.userInputChatId);
    expect(said).toMatchObject({
      ChatType: 0,
      Message: 'I feel hopeless about my boss',
      SelfHarmDetected: false,
      RelevancyScore: 1,
      ExcludeFromChat: false,
    });
    expect(said?.SelfHarmIndicationScore).toBeGreaterThan(0);
    expect(chats.at(-1)).toMatchObject({ ChatType: 1, RelevancyScore: null, SelfHarmDetected: null });
    expect(data.SessionModules.map(({ Module }) => Module.Name)).toContain('Work and money');
  });

  it('says of the words of the content filter that they are HTML, and of no others', async () => {
    const { id, sessionId } = await sharer();
    await api.send(sendChat, id, { body: { input: 'My husband hits me' } });
    const { data } = await read(sessionId);
    const html = data.SessionModules.flatMap(({ Chats }) => Chats).filter(({ IsHtml }) => IsHtml);
    expect(html.map(({ ChatType, Message }) => [ChatType, Message.slice(0, 3)])).toEqual([[1, '<p>']]);
  });

  it('is without those who do not share, who share no longer, or who have left', async () => {
    const closed = await api.newPerson({ chats: 10 });
    const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, closed));
    expect(await read(session?.id ?? 0)).toMatchObject(gone);
    const withdrawn = await sharer();
    await share(withdrawn.id, false);
    expect(await withdrawn.accountOf()).toBeUndefined();
    expect(await read(withdrawn.sessionId)).toMatchObject(gone);
    const left = await sharer();
    await api.send(removeAccount, left.id);
    expect(await left.accountOf()).toBeUndefined();
  });

  it('loses what staff delete, which the person keeps', async () => {
    const { id, sessionId, accountOf } = await sharer();
    expect((await remove(sessionId)).status).toBe(204);
    expect((await accountOf())?.sessions.map((session) => session.id)).not.toContain(sessionId);
    expect(await read(sessionId)).toMatchObject(gone);
    expect(await remove(sessionId)).toMatchObject(gone);
    expect((await api.send(listChats, id)).data).toHaveLength(30);
    // Sharing anew doesn't bring it back.
    await share(id, true);
    expect(await read(sessionId)).toMatchObject(gone);
  });

  it('ends with the last session, and after three months', async () => {
    const single = await sharer(4);
    expect((await single.accountOf())?.sessions).toHaveLength(1);
    await remove(single.sessionId);
    expect(await single.accountOf()).toBeUndefined();
    const old = await sharer();
    api.clock.advance(93 * dayMs);
    expect(await old.accountOf()).toBeUndefined();
    expect(await read(old.sessionId)).toMatchObject(gone);
  });
});

describe('three months', () => {
  it.each([
    ['2026-05-20T12:30:00.000Z', '2026-02-20T12:30:00.000Z'],
    ['2026-05-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['2024-05-31T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
    ['2026-01-31T08:00:00.000Z', '2025-10-31T08:00:00.000Z'],
  ])('before %s was %s', (now, since) => {
    expect(sharedSince(new Date(now)).toISOString()).toBe(since);
  });
});
