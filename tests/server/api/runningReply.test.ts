import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AssistantFailure } from '../../../server/assistant/assistant';
import { coach } from '../../../server/assistant/coach/coach';
import { assess } from '../../../server/assistant/safety/assess';
import { chats, replyPieces, runningReplies } from '../../../server/db/tables';
import { lockPerson, type Person } from '../../../server/domain/account/person';
import { settleAllInterrupted } from '../../../server/domain/conversation/followReply';
import { createNotebook } from '../../../server/domain/conversation/replyNotes';
import { acceptMessage, continueReplies } from '../../../server/domain/conversation/runningReply';
import { sessionSummaries } from '../../../server/jobs/sessionSummaries';
import {
  deleteChatHistory,
  getChatStats,
  readReply,
  sendChat,
  stopReply,
  withdrawMessages,
} from '../../../src/api/chat';
import { removeAccount } from '../../../src/api/user';
import { createDeferred } from '../../../src/auth/deferred';
import { chattingOn } from '../support/chattingOn';
import { openingLimitMs } from '../support/openingLimit';
import { allEvents, type ReceivedEvent, readEvents } from '../support/readEvents';
import { type Api, appOrigin, startApi } from '../support/startApi';
import { tellingAssistant } from '../support/tellingAssistant';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => {
  api.answering.assistant = coach;
  vi.restoreAllMocks();
});

const { say, history } = chattingOn(() => api);
const accept = 'text/event-stream, application/json';

const sayWithEvents = (token: string, input: string) =>
  api.request(sendChat.method, sendChat.path, { token, body: { input }, accept });
const read = (token: string, id: number, wanted = accept) =>
  api.request('GET', `/api/chats/${id}/reply`, { token, accept: wanted });
const stop = (token: string, id: number) => api.send(stopReply, token, { params: { id } });
const running = (token: string) =>
  api.db.select().from(runningReplies).where(eq(runningReplies.userId, token));

/** Begins a reply and reads its stream until it is accepted. */
async function begin(person: string) {
  const telling = tellingAssistant();
  api.answering.assistant = telling.assistant;
  const response = await sayWithEvents(person, 'My boss shouted at me');
  const events = readEvents(response);
  const next = async () => (await events.next()).value as ReceivedEvent;
  const { event, data } = await next();
  expect(event).toBe('accepted');
  await telling.asked;
  const id: number = data.userInputChatId;
  const rest = async () => {
    const left: ReceivedEvent[] = [];
    for await (const each of events) left.push(each);
    return left;
  };
  return { ...telling, id, response, events, next, rest };
}

/** A message whose writer is gone, with what had come of its reply. */
async function leftBehind(person: string, pieces: string[]) {
  const input = 'My sister is angry with me';
  const { id } = await acceptMessage(api.db, person, {
    input,
    receivedAt: api.clock.now(),
    assessment: assess(input, 'en'),
  });
  for (const text of pieces) await continueReplies(api.db, [{ id, text }]);
  await api.db
    .update(runningReplies)
    .set({ aliveAt: sql`now() - interval '1 minute'` })
    .where(eq(runningReplies.id, id));
  return id;
}

describe('a reply that comes word by word', () => {
  it('is told as it comes, and ends with what JSON would have said', async () => {
    const person = await api.newPerson();
    const { say: tell, finish, next, id, response } = await begin(person);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': expect.stringContaining('no-cache'),
      'x-accel-buffering': 'no',
    });
    tell('That sounds ');
    expect(await next()).toEqual({ event: 'delta', data: { text: 'That sounds ' } });
    tell('hard.\n\nWhat was it about?');
    expect(await next()).toEqual({ event: 'delta', data: { text: 'hard.\n\nWhat was it about?' } });
    finish();
    const { event, data } = await next();
    expect(event).toBe('done');
    expect(data).toMatchObject({
      userInputChatId: id,
      data: { renderer: 'ChatResponse', data: { response: 'That sounds hard.\n\nWhat was it about?' } },
    });
    expect((await history(person)).at(-1)).toEqual(data.data);
    expect((await history(person)).at(-2)?.id).toBe(id);
    expect(await running(person)).toEqual([]);
  });

  it('is JSON, and all at once, for whoever does not ask for events', async () => {
    const person = await api.newPerson();
    const heard = vi.fn();
    api.answering.assistant = {
      reply: (request) => {
        heard(request.onText);
        return coach.reply(request);
      },
    };
    expect((await say(person, 'Hello there')).data.data).toMatchObject({ renderer: 'ChatResponse' });
    expect(heard).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('goes on when its reader has gone, and is stored', async () => {
    const person = await api.newPerson();
    const { say: tell, finish, events, id } = await begin(person);
    tell('I am ');
    await events.return();
    tell('still here.');
    finish();
    await vi.waitFor(async () => expect(await history(person)).toHaveLength(2), 20_000);
    expect((await history(person)).at(-1)).toMatchObject({ data: { response: 'I am still here.' } });
    expect((await api.send(readReply, person, { params: { id } })).data.userInputChatId).toBe(id);
  });

  it('tells nothing before the refusal of a message that speaks of self-harm', async () => {
    const person = await api.newPerson();
    const refused = await sayWithEvents(person, 'I want to kill myself');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'CONTENT_FILTER' });
    expect(await running(person)).toEqual([]);
  });

  it('ends with an error, and nothing is stored, when the assistant fails midway', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const person = await api.newPerson();
    const { say: tell, fail, rest } = await begin(person);
    tell('Let us');
    fail(new AssistantFailure('out of order'));
    const events = await rest();
    expect(events.at(-1)).toEqual({
      event: 'error',
      data: { status: 500, message: expect.stringMatching(/could not answer/) },
    });
    expect(await history(person)).toEqual([]);
    expect(await running(person)).toEqual([]);
  });

  it('ends when the person has been removed meanwhile, and nothing is stored', async () => {
    const person = await api.newPerson();
    const { finish, rest } = await begin(person);
    await api.send(removeAccount, person);
    finish();
    expect((await rest()).at(-1)).toMatchObject({ event: 'error' });
    expect(await running(person)).toEqual([]);
  });

  it('is given up when the history is deleted meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const person = await api.newPerson({ permissions: ['delete:chat'] });
    const { say: tell, rest, isGivenUp } = await begin(person);
    tell('Let us');
    await api.send(deleteChatHistory, person);
    expect((await rest()).at(-1)).toMatchObject({ event: 'error', data: { status: 500 } });
    expect(isGivenUp()).toBe(true);
    expect(await history(person)).toEqual([]);
  });
});

describe('a second reader', () => {
  it('finds the message in the history, and reads on to the stored reply', async () => {
    const person = await api.newPerson();
    const { say: tell, finish, id, rest } = await begin(person);
    tell('One ');
    expect(await history(person)).toMatchObject([
      { id, data: { text: 'My boss shouted at me', showDelete: false, isBeingAnswered: true } },
    ]);
    await vi.waitFor(async () => expect(await api.db.$count(replyPieces)).toBe(1));
    const reader = readEvents(await read(person, id));
    expect((await reader.next()).value).toEqual({ event: 'accepted', data: { userInputChatId: id } });
    expect((await reader.next()).value).toEqual({ event: 'delta', data: { text: 'One ' } });
    tell('two ');
    expect((await reader.next()).value).toEqual({ event: 'delta', data: { text: 'two ' } });
    finish();
    const [first, second] = [(await rest()).at(-1), (await reader.next()).value];
    expect(second).toEqual(first);
    expect((await history(person))[0]).not.toHaveProperty('data.isBeingAnswered');
  });

  it('gets the stored reply of one that is finished, and JSON where it asks for that', async () => {
    const person = await api.newPerson();
    const { data } = await say(person, 'I slept badly');
    const id = data.userInputChatId;
    expect(await (await read(person, id, 'application/json')).json()).toEqual(data);
    expect(await (await read(person, id)).json()).toEqual(data);
  });

  it('reads nothing of anybody else, and nothing that there is not', async () => {
    const [one, other] = [await api.newPerson(), await api.newPerson()];
    const { id, finish, rest } = await begin(one);
    expect((await read(other, id)).status).toBe(404);
    expect((await stop(other, id)).status).toBe(404);
    expect((await read(one, 999_999)).status).toBe(404);
    finish();
    await rest();
  });

  it('keeps messages that came at once beside their replies', async () => {
    const person = await api.newPerson();
    const first = await begin(person);
    const second = await begin(person);
    second.say('Second.');
    second.finish();
    await second.rest();
    expect((await history(person)).map(({ id }) => id)).toEqual([first.id, second.id, second.id + 1]);
    first.say('First.');
    first.finish();
    await first.rest();
    expect((await history(person)).map((entry) => entry.renderer)).toEqual([
      'UserInput',
      'ChatResponse',
      'UserInput',
      'ChatResponse',
    ]);
  });
});

describe('whoever stops a reply', () => {
  it('keeps what has come, and the assistant is given up on', async () => {
    const person = await api.newPerson({ permissions: ['read:chatstat'] });
    const { say: tell, id, rest, isGivenUp } = await begin(person);
    tell('Let us look at');
    expect((await stop(person, id)).status).toBe(204);
    const last = (await rest()).at(-1);
    expect(last).toMatchObject({
      event: 'done',
      data: { data: { data: { response: 'Let us look at', ending: 'stopped' } } },
    });
    expect(isGivenUp()).toBe(true);
    expect((await history(person)).at(-1)).toEqual(last?.data.data);
    const { data } = await api.send(getChatStats, person, { params: { id } });
    expect(data.promptLogs.at(-1)?.responseJson).toContain('"finishReason":"stopped"');
    expect((await stop(person, id)).status).toBe(404);
  });

  it('before the first word has said nothing', async () => {
    const person = await api.newPerson();
    const { id, rest } = await begin(person);
    await stop(person, id);
    expect(await rest()).toMatchObject([{ event: 'error', data: { status: 500 } }]);
    expect(await history(person)).toEqual([]);
  });
});

describe('a message whose sender has gone', () => {
  const sayAndGo = async (person: string, signal: AbortSignal) =>
    api.app.request(`http://api.test${sendChat.path}`, {
      method: sendChat.method,
      headers: { Authorization: `Bearer ${person}`, 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify({ input: 'My boss shouted at me' }),
      signal,
    });
  const withdraw = (person: string) => api.send(withdrawMessages, person);

  it('before it was accepted is withdrawn, and never answered', async () => {
    const person = await api.newPerson();
    expect((await sayAndGo(person, AbortSignal.abort())).status).toBe(400);
    expect((await withdraw(person)).status).toBe(204);
    expect(await running(person)).toEqual([]);
    expect(await history(person)).toEqual([]);
  });

  it('while it was just being accepted is there once others are said to be withdrawn', async () => {
    const person = await api.newPerson();
    const message = { input: 'Hello', receivedAt: api.clock.now(), assessment: assess('Hello', 'en') };
    const begun = createDeferred<void>();
    const accepting = api.db.transaction(async (tx) => {
      await lockPerson(tx, person);
      begun.resolve();
      await acceptMessage(tx, person, message);
    });
    await begun.promise;
    await withdraw(person);
    expect(await history(person)).toMatchObject([{ data: { text: 'Hello', isBeingAnswered: true } }]);
    await accepting;
  });

  it('after it was accepted is answered all the same', async () => {
    const person = await api.newPerson();
    const telling = tellingAssistant();
    api.answering.assistant = telling.assistant;
    const leaving = new AbortController();
    const response = await sayAndGo(person, leaving.signal);
    await telling.asked;
    leaving.abort();
    await withdraw(person);
    telling.say('That sounds hard.');
    telling.finish();
    await vi.waitFor(async () => expect(await history(person)).toHaveLength(2), 20_000);
    await response.body?.cancel();
  });
});

describe('a reply whose writer is gone', () => {
  it('stays as far as it had come, marked as interrupted', async () => {
    const person = await api.newPerson();
    const id = await leftBehind(person, ['Families ', 'can be']);
    const entries = await history(person);
    expect(entries).toMatchObject([
      { id, data: { text: 'My sister is angry with me' } },
      { data: { response: 'Families can be', ending: 'interrupted' } },
    ]);
    expect(await history(person)).toEqual(entries);
    expect(await (await read(person, id)).json()).toMatchObject({ data: entries[1] });
  });

  it('is settled for who reads it', async () => {
    const person = await api.newPerson();
    const id = await leftBehind(person, ['Families']);
    const events = await allEvents(await read(person, id));
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'done']);
    expect(events.at(-1)?.data.data.data).toEqual({ response: 'Families', ending: 'interrupted' });
  });

  it('is settled by the job for who does not come back', async () => {
    const person = await api.newPerson();
    const id = await leftBehind(person, ['Families']);
    const job = { ...api, assistant: coach, appOrigin, now: api.clock.now() };
    await sessionSummaries.run(job);
    expect(await running(person)).toEqual([]);
    const stored = await api.db.select().from(chats).where(eq(chats.userId, person)).orderBy(chats.id);
    expect(stored).toMatchObject([{ id }, { replyTo: id, text: 'Families', ending: 'interrupted' }]);
  });

  it('goes with its message where nothing had come', async () => {
    const person = await api.newPerson();
    const id = await leftBehind(person, []);
    expect(await history(person)).toEqual([]);
    expect((await read(person, id)).status).toBe(404);
  });

  /** Nobody has said for a while that anybody is at the person's reply; another process looks at it. */
  const lookElsewhere = async (userId: string) => {
    await goQuiet();
    const person = { id: userId, languageCode: null, roles: [], permissions: [] } as unknown as Person;
    const elsewhere = { ...api, notebook: createNotebook(api.db), origin: '' };
    await settleAllInterrupted(elsewhere, person);
  };
  const goQuiet = () => api.db.update(runningReplies).set({ aliveAt: sql`now() - interval '1 minute'` });

  it('is stored once, should its writer come back', async () => {
    const person = await api.newPerson();
    const { say: tell, finish, id, rest } = await begin(person);
    tell('One ');
    await vi.waitFor(async () => expect(await api.db.$count(replyPieces)).toBe(1));
    await lookElsewhere(person);
    const [, reply] = await history(person);
    expect(reply).toMatchObject({ data: { response: 'One ', ending: 'interrupted' } });
    tell('two.');
    finish();
    expect((await rest()).at(-1)).toMatchObject({
      event: 'done',
      data: { userInputChatId: id, data: reply },
    });
    expect(await history(person)).toHaveLength(2);
  });

  it('fails with its message where nothing had come, and the log says why, should its writer come back', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const person = await api.newPerson();
    const { rest } = await begin(person);
    await lookElsewhere(person);
    const message = expect.stringMatching(/could not answer/);
    expect((await rest()).at(-1)).toEqual({ event: 'error', data: { status: 500, message } });
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/was ended by somebody else/));
    expect(await history(person)).toEqual([]);
  });

  it('is none whose process is at it, however late that comes to say so', async () => {
    const person = await api.newPerson();
    const { finish, rest } = await begin(person);
    await goQuiet();
    expect(await history(person)).toMatchObject([{ data: { isBeingAnswered: true } }]);
    finish();
    expect((await rest()).at(-1)).toMatchObject({ event: 'done' });
  });
});
