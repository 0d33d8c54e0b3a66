import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlers } from '../../../server/api/createApi';
import { handle } from '../../../server/api/handle';
import { assess } from '../../../server/assistant/safety/assess';
import { helpFor } from '../../../server/assistant/safety/helpFor';
import { careKinds, type Need } from '../../../server/assistant/safety/need';
import { costs, promptLogs, users } from '../../../server/db/tables';
import { exchange } from '../../../server/domain/conversation/exchange';
import { answerNeed } from '../../../server/domain/conversation/help';
import { listChats, sendChat } from '../../../src/api/chat';
import { chattingOn } from '../support/chattingOn';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

// What is recognised is tested beside `assess`; here a message names its need.
const answering = handle(sendChat, ({ body: { input }, person, ...tools }) => {
  const kind = /^need: (\S+)$/.exec(input)?.[1];
  if (!kind) return exchange(tools, person, input);
  const need = { tier: kind === 'danger' ? 'danger' : 'care', kind } as Need;
  const assessment = { ...assess(input, null), need };
  return answerNeed(tools, person, need, { input, receivedAt: tools.clock.now(), assessment });
});

let api: Api;
const reply = vi.fn();
beforeAll(async () => {
  api = await startApi({
    assistant: { reply },
    handlers: [answering, ...handlers.filter(({ call }) => call.id !== sendChat.id)],
  });
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(() => {
  reply.mockReset();
  reply.mockResolvedValue({ text: 'Go on.', finishReason: 'stop', usage: noTokens });
});

const noTokens = { completionTokens: 0, promptTokens: 0, totalTokens: 0 };
const { say, history, sessionsOf } = chattingOn(() => api);

describe('somebody in danger', () => {
  it('is refused with the help in their language and for their country', async () => {
    const person = await api.newPerson();
    await api.db.update(users).set({ languageCode: 'da' }).where(eq(users.id, person));
    const refused = await api.send(sendChat, person, {
      body: { input: 'need: danger' },
      languages: 'da-DK,da;q=0.9,en;q=0.8',
    });
    expect(refused).toMatchObject({ status: 400, error: { code: 'CONTENT_FILTER' } });
    expect(refused.error.help).toEqual(helpFor('danger', 'da', 'DK'));
  });

  it('has nothing stored, and no model is asked', async () => {
    const person = await api.newPerson();
    await say(person, 'need: danger');
    expect(reply).not.toHaveBeenCalled();
    expect(await history(person)).toEqual([]);
    expect(await sessionsOf(person)).toEqual([]);
  });

  it('is recognised by what they say', async () => {
    const refused = await say(await api.newPerson(), 'I want to kill myself');
    expect(refused.error).toMatchObject({ code: 'CONTENT_FILTER', help: { kind: 'danger' } });
  });

  it('can go on with the conversation', async () => {
    const person = await api.newPerson();
    await say(person, 'need: danger');
    expect((await say(person, 'I am with my sister now')).status).toBe(200);
  });
});

describe('somebody who needs care', () => {
  it.each(careKinds)('gets fixed words for %s, stored with the message', async (kind) => {
    const person = await api.newPerson();
    const { status, data } = await say(person, `need: ${kind}`);
    expect(status).toBe(200);
    expect(data.data).toMatchObject({
      renderer: 'ContentFilter',
      data: { help: helpFor(kind, 'en', null) },
    });
    const entries = await history(person);
    expect(entries).toMatchObject([
      { id: data.userInputChatId, renderer: 'UserInput', data: { text: `need: ${kind}` } },
      { renderer: 'ContentFilter' },
    ]);
    expect(entries[1]).toEqual(data.data);
  });

  it('is answered without a model, a prompt log or a cost', async () => {
    const person = await api.newPerson();
    const { data } = await say(person, 'need: eating');
    expect(reply).not.toHaveBeenCalled();
    const logs = api.db.select().from(promptLogs).where(eq(promptLogs.chatId, data.data.id));
    expect(await logs).toEqual([]);
    expect(await api.db.select().from(costs).where(eq(costs.userId, person))).toEqual([]);
  });

  it('reads the same words as text where an application knows no help', async () => {
    const person = await api.newPerson();
    const { data } = await say(person, 'need: threat');
    const { words, contacts } = helpFor('threat', 'en', null);
    const { response } = (data.data as { data: { response: string } }).data;
    for (const word of words) expect(response).toContain(`<p>${word}</p>`);
    expect(response).toContain(contacts.at(-1)?.name);
  });

  it('finds the contacts of the country that they are in when they read it again', async () => {
    const person = await api.newPerson();
    await say(person, 'need: home-violence');
    const { data } = await api.send(listChats, person, { languages: 'en-GB' });
    expect(data.at(-1)).toMatchObject({ data: { help: helpFor('home-violence', 'en', 'GB') } });
  });

  it('can go on with the conversation, and the assistant knows what was said', async () => {
    const person = await api.newPerson();
    await say(person, 'need: someone-else');
    expect((await say(person, 'She called me back')).data.data).toMatchObject({
      data: { response: 'Go on.' },
    });
    expect(reply.mock.calls[0]?.[0].messages).toContainEqual({ role: 'user', content: 'need: someone-else' });
  });

  it('may replay what they said while the help stands last', async () => {
    const person = await api.newPerson();
    await say(person, 'need: child');
    expect((await history(person))[0]).toMatchObject({ data: { showDelete: true } });
  });
});
