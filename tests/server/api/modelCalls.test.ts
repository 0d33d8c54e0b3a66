import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAssistant } from '../../../server/assistant/createAssistant';
import { devLogs, promptLogs, sessionModules } from '../../../server/db/tables';
import { sessionSummaries } from '../../../server/jobs/sessionSummaries';
import { closeSession, getChatStats, sendChat, startChat, stopReply } from '../../../src/api/chat';
import { listCosts } from '../../../src/api/developer/costs';
import { listDevLogs } from '../../../src/api/developer/devLogs';
import { createDeferred } from '../../../src/auth/deferred';
import { chattingOn } from '../support/chattingOn';
import { hourMs } from '../support/durations';
import {
  answers,
  type Behaviour,
  breaksOff,
  completion,
  delta,
  type Heard,
  isSilent,
  type ModelServer,
  stalls,
  startModelServer,
  streams,
} from '../support/modelServer';
import { openingLimitMs } from '../support/openingLimit';
import { allEvents, readEvents } from '../support/readEvents';
import { type Api, appOrigin, startApi } from '../support/startApi';

let api: Api;
let server: ModelServer;
beforeAll(async () => {
  [api, server] = await Promise.all([startApi(), startModelServer()]);
  api.answering.assistant = createAssistant({ url: server.url, model: 'small' });
}, openingLimitMs);
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  stretchTimeLimits();
  api.clock.reset();
  server.does(byPrompt({}));
  server.heard.length = 0;
});
afterEach(async () => {
  await api.afterwards.settled();
  vi.restoreAllMocks();
});

const { say, history, sessionsOf } = chattingOn(() => api);

const harmless = { selfHarmDetectionScore: 0, selfHarmIndicationScore: 0, relevancyScore: 1 };
const scores = (given: object = {}) => streams([JSON.stringify({ ...harmless, ...given })]);

/** The prompts by the words that they begin with. */
const beginnings = {
  safetyCheck: 'Score the client',
  greeting: 'Greet ',
  welcomeBack: 'Welcome ',
  moduleSummary: 'Summarise this part',
  sessionSummary: 'Sum up the session',
  clientSummary: 'Update the summary',
  coach: 'You are a warm',
};
type Prompt = keyof typeof beginnings;

const promptOf = ({ body }: Heard) =>
  (Object.keys(beginnings) as Prompt[]).find((key) => body.messages[0]?.content.startsWith(beginnings[key]));

/** Answers each prompt in its own words, but for those that are told otherwise. */
const byPrompt =
  (given: Partial<Record<Prompt, Behaviour>>): Behaviour =>
  (response, heard) => {
    const prompt = promptOf(heard) ?? 'coach';
    const usual = prompt === 'safetyCheck' ? scores() : streams([`Words of ${prompt}`, '.']);
    return (given[prompt] ?? usual)(response, heard);
  };

const { timeout } = AbortSignal;

/** Lets no limit of time run out because the machine is busy. */
const stretchTimeLimits = () => vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms * 30));

/** Lets limits of time run out at once; the returned function tells what they were. */
function hurryTimeLimits(): () => number[] {
  const hurried = vi
    .spyOn(AbortSignal, 'timeout')
    .mockClear()
    .mockImplementation((ms) => timeout(Math.min(ms, 100)));
  return () => hurried.mock.calls.map(([ms]) => ms);
}

/** Lets one limit of time run out at once, and no other. */
const endAtOnce = (limit: number) =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === limit ? 0 : ms * 30));

const asked = () => server.heard.map(promptOf);

const person = (name = 'Ada Berg') =>
  api.newPerson({ name, permissions: ['read:chatstat', 'read:cost', 'read:devlog', 'edit:session'] });
const notesOf = async (token: string) => [
  ...new Set((await api.send(listCosts, token)).data.costRows.map(({ note }) => note)),
];
const logsOf = async (token: string) =>
  (await api.send(listDevLogs, token, { params: { fromId: '0' } })).data.devLogs;
const visitsOf = async (token: string) => {
  const [session] = await sessionsOf(token);
  return api.db
    .select()
    .from(sessionModules)
    .where(eq(sessionModules.sessionId, session?.id ?? 0))
    .orderBy(sessionModules.id);
};

describe('the greeting', () => {
  it("is the model's, the first time and when somebody comes back, and can be looked into", async () => {
    const token = await person();
    await api.send(startChat, token);
    await say(token, 'Hello');
    api.clock.advance(7 * hourMs);
    await api.send(startChat, token);
    const [first, , , back] = await history(token);
    expect(first).toMatchObject({ data: { response: 'Words of greeting.' } });
    expect(back).toMatchObject({ data: { response: 'Words of welcomeBack.' } });
    expect(server.heard[0]?.body.messages[0]?.content).toContain('Ada Berg');
    const { promptLogs: logs } = (await api.send(getChatStats, token, { params: { id: first?.id ?? 0 } }))
      .data;
    expect(logs.map(({ promptKey }) => promptKey)).toEqual(['greeting']);
    expect(await notesOf(token)).toEqual(expect.arrayContaining(['First greeting', 'Welcome back']));
    // Nobody is asked for a session that is open already.
    const before = server.heard.length;
    await api.send(startChat, token);
    await api.afterwards.settled();
    expect(asked().slice(before)).not.toContain('welcomeBack');
  });

  it('is the built-in coach’s when the model fails, which the log tells', async () => {
    server.does(byPrompt({ greeting: answers({ error: 'overloaded' }, 500) }));
    const token = await person();
    expect((await api.send(startChat, token)).status).toBe(204);
    expect(await history(token)).toMatchObject([{ data: { response: expect.stringContaining('Ada') } }]);
    const lines = await logsOf(token);
    expect(lines.find(({ category }) => category === 'Exception')?.text).toContain('overloaded');
    expect(lines.map(({ category }) => category)).not.toContain('GptCall');
  });

  it('is waited for no longer than four seconds', async () => {
    server.does(byPrompt({ greeting: isSilent }));
    const limits = hurryTimeLimits();
    const token = await person();
    await api.send(startChat, token);
    expect(limits()).toEqual([4_000]);
    expect(await history(token)).toMatchObject([{ data: { response: expect.stringContaining('Ada') } }]);
  });
});

describe('a reply', () => {
  it('follows a safety check of its own; both are logged and priced', async () => {
    const token = await person();
    const { data } = await say(token, 'I slept badly');
    expect(data.data).toMatchObject({ data: { response: 'Words of coach.' } });
    expect(asked().sort()).toEqual(['coach', 'safetyCheck']);
    const check = server.heard.find((one) => promptOf(one) === 'safetyCheck');
    expect(check?.body.messages.at(-1)).toEqual({ role: 'user', content: 'I slept badly' });
    const { promptLogs: logs } = (
      await api.send(getChatStats, token, { params: { id: data.userInputChatId } })
    ).data;
    expect(logs.map(({ promptKey }) => promptKey)).toEqual(['safetyCheck', 'coach']);
    expect(JSON.parse(logs[0]?.responseJson ?? '')).toMatchObject({ value: { usage: { promptTokens: 11 } } });
    expect(await notesOf(token)).toEqual(['Safety check', 'Reply of the coach']);
    const calls = (await logsOf(token)).filter(({ category }) => category === 'GptCall');
    expect(calls).toHaveLength(2);
  });

  it('is not let out where the model sees danger that the rules do not', async () => {
    server.does(
      byPrompt({
        safetyCheck: scores({ selfHarmDetectionScore: 0.9 }),
        coach: (response) => {
          response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(delta({ content: 'Oh' }));
        },
      }),
    );
    const before = server.givenUp();
    const token = await person();
    expect(await say(token, 'Soon it is all quiet')).toMatchObject({
      status: 400,
      error: { code: 'CONTENT_FILTER' },
    });
    expect(await history(token)).toEqual([]);
    await vi.waitFor(() => expect(server.givenUp()).toBe(before + 1));
    const lines = await logsOf(token);
    expect(lines.map(({ category }) => category)).toEqual(['ContentFilter']);
    expect(lines[0]?.text).not.toContain('quiet');
    expect(await notesOf(token)).toEqual(['Safety check']);
  });

  it('keeps the stricter scores, and asks nobody where the rules see the need', async () => {
    server.does(
      byPrompt({
        safetyCheck: streams(['```json\n', JSON.stringify({ ...harmless, relevancyScore: 0 }), '\n```']),
      }),
    );
    const token = await person();
    await say(token, 'My boss shouted at me');
    const stored = await api.db.query.chats.findFirst({ where: (chat) => eq(chat.userId, token) });
    expect(stored).toMatchObject({ relevancyScore: 0, irrelevancyDetected: true, excludeFromChat: true });
    const before = server.heard.length;
    expect((await say(token, 'I want to kill myself')).status).toBe(400);
    expect(server.heard).toHaveLength(before);
  });

  it.each<[string, Behaviour]>([
    ['no JSON', streams(['All is well.'])],
    ['a score beyond 1', scores({ selfHarmDetectionScore: 90 })],
    ['a score too few', streams(['{"selfHarmDetectionScore":0.9}'])],
    ['JSON amid talk', streams([`Sure! ${JSON.stringify({ ...harmless, selfHarmDetectionScore: 1 })}`])],
    ['an error', answers({ error: 'no' }, 500)],
  ])('goes by the rules when the safety check answers %s', async (_name, safetyCheck) => {
    server.does(byPrompt({ safetyCheck }));
    const token = await person();
    expect((await say(token, 'I slept badly')).status).toBe(200);
    expect((await logsOf(token)).map(({ category }) => category)).toContain('Exception');
  });

  it('that is complete waits no longer than a second for the safety check', async () => {
    server.does(byPrompt({ safetyCheck: isSilent }));
    const token = await person();
    const limits = hurryTimeLimits();
    expect((await say(token, 'I slept badly')).status).toBe(200);
    expect(limits().sort((one, other) => one - other)).toEqual([1_000, 30_000]);
    await vi.waitFor(async () =>
      expect((await logsOf(token)).map(({ category }) => category)).toContain('Exception'),
    );
  });

  it('shows its words while the safety check takes long, and help beside them where that sees danger', async () => {
    const read = createDeferred<void>();
    const helped = createDeferred<void>();
    server.does(
      byPrompt({
        safetyCheck: async (...asked) => {
          await read.promise;
          return scores({ selfHarmDetectionScore: 0.9 })(...asked);
        },
        coach: async (response) => {
          response
            .writeHead(200, { 'Content-Type': 'text/event-stream' })
            .write(delta({ content: 'Tell me' }));
          await helped.promise;
          response.end(delta({ content: ' more.' }, 'stop'));
        },
      }),
    );
    endAtOnce(200);
    const token = await person();
    const response = await api.request(sendChat.method, sendChat.path, {
      token,
      body: { input: 'Soon it is all quiet' },
      accept: 'text/event-stream, application/json',
    });
    const events = [];
    for await (const { event, data } of readEvents(response)) {
      if (event === 'delta') read.resolve();
      if (event === 'help') helped.resolve();
      events.push({ event, data });
    }
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'delta', 'help', 'delta', 'done']);
    expect(events[2]?.data).toMatchObject({ help: { kind: 'danger' } });
    const help = { renderer: 'ContentFilter', data: { help: { kind: 'danger' } } };
    expect(events.at(-1)?.data).toMatchObject({
      data: { data: { response: 'Tell me more.' } },
      besides: [help],
    });
    expect((await history(token)).slice(-3)).toMatchObject([
      { renderer: 'UserInput' },
      { renderer: 'ChatResponse' },
      help,
    ]);
    const stored = await api.db.query.chats.findFirst({ where: (chat) => eq(chat.userId, token) });
    expect(stored).toMatchObject({ selfHarmDetected: true });
    expect((await logsOf(token)).map(({ category }) => category)).toContain('ContentFilter');
  });

  it('is stored without an opinion that takes longer; scores, costs and help follow when it comes', async () => {
    const answer = createDeferred<void>();
    server.does(
      byPrompt({
        safetyCheck: async (...asked) => {
          await answer.promise;
          return scores({ selfHarmDetectionScore: 0.9 })(...asked);
        },
      }),
    );
    endAtOnce(1_000);
    const token = await person();
    const first = await say(token, 'Soon it is all quiet');
    expect(first.data).not.toHaveProperty('besides');
    expect(await notesOf(token)).toEqual(['Reply of the coach']);
    answer.resolve();
    const help = { renderer: 'ContentFilter', data: { help: { kind: 'danger' } } };
    await vi.waitFor(async () => expect((await history(token)).slice(-1)).toMatchObject([help]));
    const { promptLogs: logs } = (
      await api.send(getChatStats, token, { params: { id: first.data.userInputChatId } })
    ).data;
    expect(logs.map(({ promptKey }) => promptKey).sort()).toEqual(['coach', 'safetyCheck']);
    expect((await notesOf(token)).sort()).toEqual(['Reply of the coach', 'Safety check']);
    const stored = await api.db.query.chats.findFirst({ where: (chat) => eq(chat.userId, token) });
    expect(stored).toMatchObject({ selfHarmDetected: true });

    server.does(byPrompt({}));
    expect((await say(token, 'I slept badly')).data).toMatchObject({ besides: [help] });
    expect((await say(token, 'And then I woke up')).data).not.toHaveProperty('besides');
  });

  it('that is stopped is given up at the model as well, and keeps what has come', async () => {
    server.does(byPrompt({ coach: stalls(delta({ content: 'Well then, ' }), delta({ content: 'and' })) }));
    const before = server.givenUp();
    const token = await person();
    const response = await api.request(sendChat.method, sendChat.path, {
      token,
      body: { input: 'I slept badly' },
      accept: 'text/event-stream, application/json',
    });
    let inputId = 0;
    const last = [];
    for await (const { event, data } of readEvents(response)) {
      if (event === 'accepted') inputId = data.userInputChatId;
      if (event === 'delta') await api.send(stopReply, token, { params: { id: inputId } });
      last.push(event);
    }
    expect(last.at(-1)).toBe('done');
    await vi.waitFor(() => expect(server.givenUp()).toBe(before + 1));
    expect((await history(token)).at(-1)).toMatchObject({
      data: { response: expect.stringMatching(/^Well then, ?/), ending: 'stopped' },
    });
  });

  it('shows no word before the safety check is through', async () => {
    const checked = createDeferred<void>();
    server.does(
      byPrompt({
        safetyCheck: async (...asked) => {
          await checked.promise;
          return scores({ selfHarmDetectionScore: 0.9 })(...asked);
        },
        coach: (...asked) => {
          streams(['Words', ' too', ' soon'])(...asked);
          checked.resolve();
        },
      }),
    );
    const response = await api.request(sendChat.method, sendChat.path, {
      token: await person(),
      body: { input: 'Soon it is all quiet' },
      accept: 'text/event-stream, application/json',
    });
    const events = await allEvents(response);
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'error']);
    expect(JSON.stringify(events.at(-1)?.data)).toContain('CONTENT_FILTER');
  });

  it('that the provider filters is refused like danger', async () => {
    server.does(byPrompt({ coach: answers({ error: { code: 'content_filter', message: 'policy' } }, 400) }));
    const token = await person();
    expect(await say(token, 'Hello')).toMatchObject({ status: 400, error: { code: 'CONTENT_FILTER' } });
    expect(await history(token)).toEqual([]);
    const lines = await logsOf(token);
    expect(lines.map(({ category }) => category)).toEqual(['Exception', 'ContentFilter']);
    expect(lines[0]?.text).toContain('let nothing through (400: policy)');
  });

  it.each<[string, Behaviour, RegExp]>([
    ['ten megabytes', answers(completion('x'.repeat(10_000_000))), /more than 8000000 bytes/],
    ['nothing', streams([]), /replied with nothing/],
    ['broken UTF-8', (response) => void response.end(Uint8Array.of(0xff, 0xfe)), /broken UTF-8/],
    [
      'a page',
      (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
      /a page/,
    ],
    ['half a reply', breaksOff(delta({ content: 'Well' })), /broke off/],
  ])('that is %s is a failure in kind words, and the log names the cause', async (_name, coach, cause) => {
    server.does(byPrompt({ coach }));
    const token = await person();
    const failed = await say(token, 'Hello');
    expect([failed.status, failed.error.message]).toEqual([
      500,
      'The assistant could not answer. Please try again in a moment.',
    ]);
    expect(await history(token)).toEqual([]);
    expect((await logsOf(token)).map(({ text }) => text).join()).toMatch(cause);
  });
});

describe('summaries', () => {
  it("are by rule at once, and the model's soon after, each of its own prompt", async () => {
    const token = await person();
    await say(token, 'My boss shouted at me');
    await say(token, 'My sister is angry with me');
    await api.afterwards.settled();
    expect((await visitsOf(token)).map(({ summary }) => summary)).toEqual([
      null,
      'Words of moduleSummary.',
      null,
    ]);
    await api.send(closeSession, token);
    expect((await sessionsOf(token))[0]?.summary).toContain('Talked about');
    await api.afterwards.settled();
    expect((await sessionsOf(token))[0]).toMatchObject({
      summary: 'Words of sessionSummary.',
      clientSummary: 'Words of clientSummary.',
    });
    const ofPrompt = (key: Prompt) =>
      server.heard.filter((one) => promptOf(one) === key).map(({ body }) => body.messages[0]?.content);
    expect(ofPrompt('moduleSummary')[0]).toContain('Client: My boss shouted at me\nCoach: Words of coach.');
    expect(ofPrompt('sessionSummary')[0]).toContain('Words of moduleSummary.\nWords of moduleSummary.');
    expect(ofPrompt('clientSummary')[0]).toContain('Latest session: Words of sessionSummary.');
    expect(await notesOf(token)).toEqual(
      expect.arrayContaining(['Module summary', 'Session summary', 'Client summary']),
    );
    const logs = await api.db
      .select()
      .from(promptLogs)
      .where(eq(promptLogs.sessionId, (await sessionsOf(token))[0]?.id ?? 0));
    expect(logs.map(({ promptKey, chatId }) => [promptKey, chatId])).toEqual([
      ['moduleSummary', null],
      ['moduleSummary', null],
      ['sessionSummary', null],
      ['clientSummary', null],
    ]);
    const lines = await api.db
      .select()
      .from(devLogs)
      .where(eq(devLogs.promptLogId, logs[3]?.id ?? 0));
    expect(lines).toHaveLength(1);
  });

  it('are made by the model as well when the job closes what was left open', async () => {
    const token = await person();
    await say(token, 'My boss shouted at me');
    api.clock.advance(7 * hourMs);
    const tools = { ...api, assistant: api.answering.assistant, appOrigin, now: api.clock.now() };
    expect(await sessionSummaries.run(tools)).toContain('Closed and summarised');
    await api.afterwards.settled();
    expect((await sessionsOf(token))[0]?.summary).toBe('Words of sessionSummary.');
  });

  it('of a client go on from the one before', async () => {
    const token = await person();
    await say(token, 'My boss shouted at me');
    await api.send(closeSession, token);
    await api.afterwards.settled();
    await say(token, 'My sister is angry with me');
    await api.send(closeSession, token);
    await api.afterwards.settled();
    const last = server.heard.filter((one) => promptOf(one) === 'clientSummary').at(-1);
    expect(last?.body.messages[0]?.content).toContain('So far: Words of clientSummary.');
  });

  it('stay by rule when the model fails, which is asked once and harms nothing', async () => {
    const fails = answers({ error: 'overloaded' }, 500);
    server.does(byPrompt({ moduleSummary: fails, sessionSummary: fails, clientSummary: fails }));
    const token = await person();
    await say(token, 'My boss shouted at me');
    expect((await api.send(closeSession, token)).status).toBe(200);
    await api.afterwards.settled();
    expect((await sessionsOf(token))[0]?.summary).toContain('work');
    expect((await logsOf(token)).filter(({ category }) => category === 'Exception')).toHaveLength(3);
    const before = server.heard.length;
    await api.send(startChat, token);
    await api.afterwards.settled();
    expect(asked().slice(before)).toEqual(['welcomeBack']);
  });

  it('keep nobody waiting', async () => {
    server.does(byPrompt({ moduleSummary: isSilent }));
    const token = await person();
    await say(token, 'My boss shouted at me');
    expect((await api.send(closeSession, token)).status).toBe(200);
    await vi.waitFor(() => expect(asked()).toContain('moduleSummary'));
    expect((await say(token, 'Hello again')).status).toBe(200);
    server.does(byPrompt({}));
    await api.afterwards.stop();
  });
});
