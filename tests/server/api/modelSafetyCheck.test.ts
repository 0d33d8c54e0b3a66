import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { getChatStats, sendChat } from '../../../src/api/chat';
import { createDeferred } from '../../../src/auth/deferred';
import {
  chattingWithModel,
  endAtOnce,
  harmless,
  hurryTimeLimits,
  scores,
} from '../support/chattingWithModel';
import { answers, type Behaviour, delta, isSilent, streams } from '../support/modelServer';
import { allEvents, readEvents } from '../support/readEvents';

const model = chattingWithModel();
const { say, history, answer, person, notesOf, logsOf } = model;

/** What a person with one message has said, as it is stored. */
const messageOf = (token: string) =>
  model.api.db.query.chats.findFirst({
    where: (chat) => and(eq(chat.userId, token), eq(chat.kind, 'UserInput')),
  });

describe('a reply', () => {
  it('is not let out where the model sees danger that the rules do not', async () => {
    answer({
      safetyCheck: scores({ selfHarmDetectionScore: 0.9 }),
      coach: (response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(delta({ content: 'Oh' }));
      },
    });
    const before = model.server.givenUp();
    const token = await person();
    expect(await say(token, 'Soon it is all quiet')).toMatchObject({
      status: 400,
      error: { code: 'CONTENT_FILTER' },
    });
    expect(await history(token)).toEqual([]);
    await vi.waitFor(() => expect(model.server.givenUp()).toBe(before + 1));
    const lines = await logsOf(token);
    expect(lines.map(({ category }) => category)).toEqual(['ContentFilter']);
    expect(lines[0]?.text).not.toContain('quiet');
    expect(await notesOf(token)).toEqual(['Safety check']);
  });

  it('keeps the stricter scores, and asks nobody where the rules see the need', async () => {
    answer({
      safetyCheck: streams(['```json\n', JSON.stringify({ ...harmless, relevancyScore: 0 }), '\n```']),
    });
    const token = await person();
    await say(token, 'My boss shouted at me');
    const stored = await messageOf(token);
    expect(stored).toMatchObject({ relevancyScore: 0, irrelevancyDetected: true, excludeFromChat: true });
    const before = model.server.heard.length;
    expect((await say(token, 'I want to kill myself')).status).toBe(400);
    expect(model.server.heard).toHaveLength(before);
  });

  it.each<[string, Behaviour]>([
    ['no JSON', streams(['All is well.'])],
    ['a score beyond 1', scores({ selfHarmDetectionScore: 90 })],
    ['a score too few', streams(['{"selfHarmDetectionScore":0.9}'])],
    ['JSON amid talk', streams([`Sure! ${JSON.stringify({ ...harmless, selfHarmDetectionScore: 1 })}`])],
    ['an error', answers({ error: 'no' }, 500)],
  ])('goes by the rules when the safety check answers %s', async (_name, safetyCheck) => {
    answer({ safetyCheck });
    const token = await person();
    expect((await say(token, 'I slept badly')).status).toBe(200);
    expect((await logsOf(token)).map(({ category }) => category)).toContain('Exception');
  });

  it('that is complete waits no longer than a second for the safety check', async () => {
    answer({ safetyCheck: isSilent });
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
    answer({
      safetyCheck: async (...asked) => {
        await read.promise;
        return scores({ selfHarmDetectionScore: 0.9 })(...asked);
      },
      coach: async (response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(delta({ content: 'Tell me' }));
        await helped.promise;
        response.end(delta({ content: ' more.' }, 'stop'));
      },
    });
    endAtOnce(200);
    const token = await person();
    const response = await model.api.request(sendChat.method, sendChat.path, {
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
    const stored = await messageOf(token);
    expect(stored).toMatchObject({ selfHarmDetected: true });
    expect((await logsOf(token)).map(({ category }) => category)).toContain('ContentFilter');
  });

  it('is stored without an opinion that takes longer; scores, costs and help follow when it comes', async () => {
    const opinion = createDeferred<void>();
    answer({
      safetyCheck: async (...asked) => {
        await opinion.promise;
        return scores({ selfHarmDetectionScore: 0.9 })(...asked);
      },
    });
    endAtOnce(1_000);
    const token = await person();
    const first = await say(token, 'Soon it is all quiet');
    expect(first.data).not.toHaveProperty('besides');
    expect(await notesOf(token)).toEqual(['Reply of the coach']);
    opinion.resolve();
    const help = { renderer: 'ContentFilter', data: { help: { kind: 'danger' } } };
    await vi.waitFor(async () => expect((await history(token)).slice(-1)).toMatchObject([help]));
    const { promptLogs: logs } = (
      await model.api.send(getChatStats, token, { params: { id: first.data.userInputChatId } })
    ).data;
    expect(logs.map(({ promptKey }) => promptKey).sort()).toEqual(['coach', 'safetyCheck']);
    expect((await notesOf(token)).sort()).toEqual(['Reply of the coach', 'Safety check']);
    await vi.waitFor(async () => {
      const stored = await messageOf(token);
      expect(stored).toMatchObject({ selfHarmDetected: true });
    });

    answer({});
    expect((await say(token, 'I slept badly')).data).toMatchObject({ besides: [help] });
    expect((await say(token, 'And then I woke up')).data).not.toHaveProperty('besides');
  });

  it('shows no word before the safety check is through', async () => {
    const checked = createDeferred<void>();
    answer({
      safetyCheck: async (...asked) => {
        await checked.promise;
        return scores({ selfHarmDetectionScore: 0.9 })(...asked);
      },
      coach: (...asked) => {
        streams(['Words', ' too', ' soon'])(...asked);
        checked.resolve();
      },
    });
    const response = await model.api.request(sendChat.method, sendChat.path, {
      token: await person(),
      body: { input: 'Soon it is all quiet' },
      accept: 'text/event-stream, application/json',
    });
    const events = await allEvents(response);
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'error']);
    expect(JSON.stringify(events.at(-1)?.data)).toContain('CONTENT_FILTER');
  });
});
