import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../server/assistant/assistant';
import { coach } from '../../../server/assistant/coach/coach';
import { promptDefinitions, promptLogs, promptVersions } from '../../../server/db/tables';
import {
  closeSession,
  deleteChat,
  deleteChatHistory,
  getChatStats,
  listChats,
  RequestJson,
  ResponseJson,
  startChat,
} from '../../../src/api/chat';
import { chattingOn } from '../support/chattingOn';
import { hourMs } from '../support/durations';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(() => {
  api.clock.reset();
  api.answering.assistant = coach;
});

const { say, history, sessionsOf } = chattingOn(() => api);

describe('how a reply was produced', () => {
  it('tells it for the input and the reply alike, with the active prompt version filled in', async () => {
    const person = await api.newPerson({ name: 'Ada Berg', permissions: ['read:chatstat'] });
    const { data } = await say(person, 'I want to run more often');
    const ofReply = await api.send(getChatStats, person, { params: { id: data.data.id } });
    const ofInput = await api.send(getChatStats, person, { params: { id: data.userInputChatId } });
    expect(ofInput.data).toEqual(ofReply.data);
    // Nobody has been asked for a safety check: the built-in coach has rules for that.
    const [coachLog, ...others] = ofReply.data.promptLogs;
    expect([coachLog?.promptKey, others]).toEqual(['coach', []]);

    const { messages } = v.parse(RequestJson, JSON.parse(coachLog?.requestJson ?? ''));
    expect(messages[0]).toMatchObject({
      role: 'system',
      content: expect.stringContaining('You talk with Ada Berg'),
    });
    expect(messages[0]?.content).toContain('Answer in English');
    expect(messages[0]?.content).not.toContain('{{');
    expect(messages.at(-1)).toEqual({ role: 'user', content: 'I want to run more often' });
    const { value } = v.parse(ResponseJson, JSON.parse(coachLog?.responseJson ?? ''));
    expect(value.choices).toEqual([
      {
        message: { content: (data.data as { data: { response: string } }).data.response },
        finishReason: 'stop',
      },
    ]);
    expect(value.usage.totalTokens).toBe(value.usage.promptTokens + value.usage.completionTokens);
  });

  it('fills in what is known from earlier sessions', async () => {
    const person = await api.newPerson();
    await say(person, 'My mother is ill');
    api.clock.advance(30 * hourMs);
    const heard: Message[][] = [];
    api.answering.assistant = {
      reply: (request) => {
        heard.push([...request.messages]);
        return coach.reply(request);
      },
    };
    const [version] = await api.db
      .select({ id: promptVersions.id, text: promptVersions.text })
      .from(promptVersions)
      .innerJoin(promptDefinitions, eq(promptDefinitions.id, promptVersions.definitionId))
      .where(and(eq(promptDefinitions.key, 'coach'), promptVersions.active));
    if (!version) throw new Error('The coach has no active prompt');
    const text =
      'last {{lastSessionDate}} | {{chatHistory:1}} | {{sessionSummary}} | {{moduleSummary:2}} | {{clientSummary}} | {{ question:x }}| {{nonsense}}';
    await api.db.update(promptVersions).set({ text }).where(eq(promptVersions.id, version.id));
    await say(person, 'Hello again');
    await api.db.update(promptVersions).set({ text: version.text }).where(eq(promptVersions.id, version.id));

    const [former] = await sessionsOf(person);
    const system = heard[0]?.[0]?.content ?? '';
    expect(system).toContain(
      `last ${former?.startedAt.toISOString().slice(0, 10)} | Client: My mother is ill\nCoach: `,
    );
    expect(system).toContain(
      `| ${former?.summary} | ${former?.summary} | ${former?.clientSummary} | | {{nonsense}}`,
    );
    expect(heard[0]?.slice(1)).toMatchObject([
      { role: 'user', content: 'My mother is ill' },
      { role: 'assistant' },
      { role: 'user', content: 'Hello again' },
    ]);
  });

  it('is refused for other people, unknown ids and without the permission', async () => {
    const owner = await api.newPerson({ chats: 3 });
    const staff = await api.newPerson({ permissions: ['read:chatstat'] });
    const id = (await history(owner)).at(-1)?.id ?? 0;
    expect((await api.send(getChatStats, staff, { params: { id } })).status).toBe(404);
    expect((await api.send(getChatStats, staff, { params: { id: 99_999_999_999 } })).status).toBe(404);
    expect((await api.send(getChatStats, owner, { params: { id } })).status).toBe(403);
    expect((await api.send(getChatStats, undefined, { params: { id } })).status).toBe(401);
  });
});

describe('deleting', () => {
  it('removes an input with its reply and logs, and offers the replay on the one before', async () => {
    const person = await api.newPerson({ permissions: ['read:chatstat'] });
    await say(person, 'One thing');
    const { data } = await say(person, 'Another thing');
    expect((await api.send(deleteChat, person, { params: { id: data.userInputChatId } })).status).toBe(204);
    expect(await history(person)).toMatchObject([
      { data: { text: 'One thing', showDelete: true } },
      { renderer: 'ChatResponse' },
    ]);
    expect(await api.db.select().from(promptLogs).where(eq(promptLogs.chatId, data.data.id))).toEqual([]);
  });

  it('is refused for a reply, for others and without the permission', async () => {
    const person = await api.newPerson({ permissions: ['read:chatstat'] });
    const other = await api.newPerson({ permissions: ['read:chatstat'] });
    const { data } = await say(person, 'One thing');
    expect((await api.send(deleteChat, person, { params: { id: data.data.id } })).status).toBe(404);
    expect((await api.send(deleteChat, other, { params: { id: data.userInputChatId } })).status).toBe(404);
    const plain = await api.newPerson();
    expect((await api.send(deleteChat, plain, { params: { id: data.userInputChatId } })).status).toBe(403);
    expect(await history(person)).toHaveLength(2);
  });

  it('empties the whole history, and the next opening greets anew', async () => {
    const person = await api.newPerson({ chats: 30, permissions: ['delete:chat'] });
    const other = await api.newPerson({ chats: 4 });
    expect(await api.send(deleteChatHistory, person)).toMatchObject({ status: 200, data: {} });
    expect(await history(person)).toEqual([]);
    expect(await history(other)).toHaveLength(4);
    await api.send(startChat, person);
    expect(await history(person)).toMatchObject([{ data: { response: expect.stringContaining('welcome') } }]);
    expect((await api.send(deleteChatHistory, other)).status).toBe(403);
  });
});

describe('closing the session', () => {
  it('closes it with a summary; the next opening is a new one', async () => {
    const person = await api.newPerson({ permissions: ['edit:session'] });
    await api.send(startChat, person);
    await say(person, 'I am so stressed about my exam');
    expect(await api.send(closeSession, person)).toMatchObject({ status: 200, data: {} });
    expect(await api.send(closeSession, person)).toMatchObject({ status: 200 });
    const [closed] = await sessionsOf(person);
    expect(closed).toMatchObject({ closedAt: expect.any(Date), summary: expect.stringContaining('study') });
    expect(closed?.clientSummary).toContain('1 session so far');
    await api.send(startChat, person);
    expect(await sessionsOf(person)).toHaveLength(2);
  });

  it('needs edit:session, but not AppUser', async () => {
    expect((await api.send(closeSession, await api.newPerson())).status).toBe(403);
    const staff = await api.newPerson({ roles: [], permissions: ['edit:session'] });
    expect((await api.send(closeSession, staff)).status).toBe(200);
    expect((await api.send(listChats, staff)).status).toBe(403);
  });
});
