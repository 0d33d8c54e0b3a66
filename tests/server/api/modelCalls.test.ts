import { describe, expect, it, vi } from 'vitest';
import { getChatStats, sendChat, startChat, stopReply } from '../../../src/api/chat';
import { chattingWithModel, hurryTimeLimits, promptOf } from '../support/chattingWithModel';
import { hourMs } from '../support/durations';
import {
  answers,
  type Behaviour,
  breaksOff,
  completion,
  delta,
  isSilent,
  stalls,
  streams,
} from '../support/modelServer';
import { readEvents } from '../support/readEvents';

const model = chattingWithModel();
const { say, history, answer, asked, person, notesOf, logsOf } = model;

describe('the greeting', () => {
  it("is the model's, the first time and when somebody comes back, and can be looked into", async () => {
    const token = await person();
    await model.api.send(startChat, token);
    await say(token, 'Hello');
    model.api.clock.advance(7 * hourMs);
    await model.api.send(startChat, token);
    const [first, , , back] = await history(token);
    expect(first).toMatchObject({ data: { response: 'Words of greeting.' } });
    expect(back).toMatchObject({ data: { response: 'Words of welcomeBack.' } });
    expect(model.server.heard[0]?.body.messages[0]?.content).toContain('Ada Berg');
    const { promptLogs: logs } = (
      await model.api.send(getChatStats, token, { params: { id: first?.id ?? 0 } })
    ).data;
    expect(logs.map(({ promptKey }) => promptKey)).toEqual(['greeting']);
    expect(await notesOf(token)).toEqual(expect.arrayContaining(['First greeting', 'Welcome back']));
    // Nobody is asked for a session that is open already.
    const before = model.server.heard.length;
    await model.api.send(startChat, token);
    await model.api.afterwards.settled();
    expect(asked().slice(before)).not.toContain('welcomeBack');
  });

  it('is the built-in coach’s when the model fails, which the log tells', async () => {
    answer({ greeting: answers({ error: 'overloaded' }, 500) });
    const token = await person();
    expect((await model.api.send(startChat, token)).status).toBe(204);
    expect(await history(token)).toMatchObject([{ data: { response: expect.stringContaining('Ada') } }]);
    const lines = await logsOf(token);
    expect(lines.find(({ category }) => category === 'Exception')?.text).toContain('overloaded');
    expect(lines.map(({ category }) => category)).not.toContain('GptCall');
  });

  it('is waited for no longer than four seconds', async () => {
    answer({ greeting: isSilent });
    const limits = hurryTimeLimits();
    const token = await person();
    await model.api.send(startChat, token);
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
    const check = model.server.heard.find((one) => promptOf(one) === 'safetyCheck');
    expect(check?.body.messages.at(-1)).toEqual({ role: 'user', content: 'I slept badly' });
    const { promptLogs: logs } = (
      await model.api.send(getChatStats, token, { params: { id: data.userInputChatId } })
    ).data;
    expect(logs.map(({ promptKey }) => promptKey)).toEqual(['safetyCheck', 'coach']);
    expect(JSON.parse(logs[0]?.responseJson ?? '')).toMatchObject({ value: { usage: { promptTokens: 11 } } });
    expect(await notesOf(token)).toEqual(['Safety check', 'Reply of the coach']);
    const calls = (await logsOf(token)).filter(({ category }) => category === 'GptCall');
    expect(calls).toHaveLength(2);
  });

  it('that is stopped is given up at the model as well, and keeps what has come', async () => {
    answer({ coach: stalls(delta({ content: 'Well then, ' }), delta({ content: 'and' })) });
    const before = model.server.givenUp();
    const token = await person();
    const response = await model.api.request(sendChat.method, sendChat.path, {
      token,
      body: { input: 'I slept badly' },
      accept: 'text/event-stream, application/json',
    });
    let inputId = 0;
    const last = [];
    for await (const { event, data } of readEvents(response)) {
      if (event === 'accepted') inputId = data.userInputChatId;
      if (event === 'delta') await model.api.send(stopReply, token, { params: { id: inputId } });
      last.push(event);
    }
    expect(last.at(-1)).toBe('done');
    await vi.waitFor(() => expect(model.server.givenUp()).toBe(before + 1));
    expect((await history(token)).at(-1)).toMatchObject({
      data: { response: expect.stringMatching(/^Well then, ?/), ending: 'stopped' },
    });
  });

  it('that the provider filters is refused like danger', async () => {
    answer({ coach: answers({ error: { code: 'content_filter', message: 'policy' } }, 400) });
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
    answer({ coach });
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
