import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationFeedback, genericFeedback, scores } from '../../../server/db/tables';
import { listChats } from '../../../src/api/chat';
import {
  getScore,
  sendConversationFeedback,
  sendGenericFeedback,
  sendScore,
} from '../../../src/api/feedback';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());

describe('feedback on a page', () => {
  const body = { category: 'bug', opinion: 2, feedback: ' The button is hidden. ', page: '/profile?x=1' };

  it('is stored in state New with who sent it', async () => {
    const person = await api.newPerson();
    expect((await api.send(sendGenericFeedback, person, { body })).status).toBe(204);
    const rows = await api.db.select().from(genericFeedback).where(eq(genericFeedback.userId, person));
    expect(rows).toMatchObject([
      { ...body, feedback: 'The button is hidden.', state: 'New', createdAt: expect.any(Date) },
    ]);
  });

  it.each([
    [{ ...body, feedback: '  ' }, 'Please add a few notes to your feedback'],
    [{ ...body, opinion: 6 }, expect.stringContaining('opinion')],
    [{ ...body, category: 'praise' }, expect.stringContaining('category')],
    ['no json', 'The body is not JSON.'],
  ])('refuses %j', async (bad, message) => {
    expect(await api.send(sendGenericFeedback, await api.newPerson(), { body: bad })).toMatchObject({
      status: 400,
      error: { message },
    });
  });
});

describe('a reported conversation', () => {
  const report = (chatId: number) => ({ chatId, acceptShareData: true, feedback: 'That was not kind.' });

  it('keeps the session as it stood', async () => {
    const person = await api.newPerson({ chats: 8 });
    const entries = (await api.send(listChats, person)).data;
    const chatId = entries.at(-1)?.id ?? 0;
    expect((await api.send(sendConversationFeedback, person, { body: report(chatId) })).status).toBe(204);
    const [stored] = await api.db
      .select()
      .from(conversationFeedback)
      .where(eq(conversationFeedback.userId, person));
    expect(stored).toMatchObject({ chatId, state: 'New', feedback: 'That was not kind.' });
    const said = stored?.data.SessionModules.flatMap((module) => module.Chats);
    expect(said?.map(({ Id }) => Id)).toEqual(entries.map(({ id }) => id));
    expect(said?.at(-1)).toMatchObject({ ChatType: 1, SelfHarmDetectionScore: null });
    expect(said?.at(-2)).toMatchObject({
      ChatType: 0,
      SelfHarmDetected: false,
      RelevancyScore: expect.any(Number),
    });
  });

  it('is refused for chats of others, unknown ids and without consent', async () => {
    const owner = await api.newPerson({ chats: 3 });
    const person = await api.newPerson();
    const chatId = (await api.send(listChats, owner)).data.at(-1)?.id ?? 0;
    for (const id of [chatId, 0, 1e20]) {
      expect((await api.send(sendConversationFeedback, person, { body: report(id) })).status).toBe(404);
    }
    expect((await api.send(sendConversationFeedback, person, { body: report(1.5) })).status).toBe(400);
    const body = { ...report(chatId), acceptShareData: false };
    expect(await api.send(sendConversationFeedback, owner, { body })).toMatchObject({
      status: 400,
      error: { message: 'Please accept to share your session data.' },
    });
  });
});

describe('the score', () => {
  const give = (person: string, score: unknown) => api.send(sendScore, person, { body: { score } });

  it('is a 404 before the first one, then the latest that was given', async () => {
    const person = await api.newPerson({ record: 'todo' });
    expect(await api.send(getScore, person)).toMatchObject({
      status: 404,
      error: { message: 'There is no score yet.' },
    });
    for (const score of [1, 5, 2]) {
      expect((await give(person, score)).status).toBe(204);
      expect((await api.send(getScore, person)).data).toEqual({ score });
    }
    // A person counts once for the statistics, with the latest.
    const rows = await api.db.select().from(scores).where(eq(scores.userId, person));
    expect(rows.map(({ score }) => score)).toEqual([2]);
    expect((await api.send(getScore, await api.newPerson({ record: 'todo' }))).status).toBe(404);
  });

  it.each([0, 6, 2.5, '3', null])('refuses %j', async (score) => {
    const person = await api.newPerson({ record: 'todo' });
    expect(await give(person, score)).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining('score') },
    });
    expect((await api.send(getScore, person)).status).toBe(404);
  });
});
