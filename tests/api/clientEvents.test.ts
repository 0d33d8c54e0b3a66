import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../src/api/call';
import { readReplyEvents } from '../../src/api/readReplyEvents';
import type { ReplyProgress } from '../../src/api/replyEvents';
import { mockEvents } from '../support/eventStream';
import { someHelp } from '../user/chat/help/someHelp';
import { answer, client, onFailure, onNoService, renewClient, tokens } from './trialClient';

const ask = call({
  id: 'T7',
  method: 'POST',
  path: '/ask',
  summary: '',
  access: {},
  reply: v.object({ said: v.string() }),
  mayStream: true,
  accept: [400],
  toast: false,
  timeLimitMs: 60_000,
});

let heard: ReplyProgress[];
beforeEach(() => {
  renewClient();
  heard = [];
});
afterEach(() => vi.useRealTimers());

const send = () =>
  client.sendOrThrow(ask, undefined, { readEvents: readReplyEvents((progress) => heard.push(progress)) });
const failure = () =>
  send().then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown,
  );

describe('a reply that comes as events', () => {
  it('is told piece by piece, and is the reply of the call in the end', async () => {
    const events = mockEvents(ask);
    events.send('accepted', { userInputChatId: 7 });
    events.send('delta', { text: 'Good ' });
    events.write(':\n\nevent: later\ndata: {"of": "a newer server"}\n\n');
    events.write('event: delta\ndata: {"text"');
    events.write(': "mørning 🙂"}\r\n\r\n');
    events.send('done', { said: 'Good mørning 🙂' });
    expect(await send()).toEqual({ ok: true, status: 200, data: { said: 'Good mørning 🙂' }, error: null });
    expect(heard).toEqual([
      { event: 'accepted', userInputChatId: 7 },
      { event: 'delta', text: 'Good ' },
      { event: 'delta', text: 'mørning 🙂' },
    ]);
    expect(events.received).toMatchObject([{ accept: 'text/event-stream, application/json' }]);
  });

  it('takes a letter that is cut in two', async () => {
    const events = mockEvents(ask);
    const reply = send();
    const bytes = new TextEncoder().encode('event: done\ndata: {"said": "å"}\n\n');
    await vi.waitFor(() => expect(events.received).toHaveLength(1));
    for (const byte of bytes) events.writeBytes(Uint8Array.of(byte));
    expect((await reply).data).toEqual({ said: 'å' });
  });

  it('comes with help, and without help of a shape that nobody knows', async () => {
    const events = mockEvents(ask);
    const help = someHelp();
    events.send('help', { help });
    events.send('help', { help: { words: 'Call somebody' } });
    events.send('delta', { text: 'I hear you.' });
    events.send('done', { said: 'I hear you.' });
    expect((await send()).data).toEqual({ said: 'I hear you.' });
    expect(heard).toEqual([
      { event: 'help', help },
      { event: 'delta', text: 'I hear you.' },
    ]);
  });

  it('may be announced in capitals', async () => {
    answer('/ask', () => {
      const headers = { 'Content-Type': 'Text/Event-Stream; charset=utf-8' };
      return new HttpResponse('event: done\ndata: {"said": "Hi"}\n\n', { headers });
    });
    expect((await send()).data).toEqual({ said: 'Hi' });
  });

  it('is the JSON of a server that has no events', async () => {
    answer('/ask', () => HttpResponse.json({ said: 'All at once' }));
    expect((await send()).data).toEqual({ said: 'All at once' });
    expect(heard).toEqual([]);
  });

  it('is not asked for by whoever does not read events', async () => {
    let accept: string | null = 'not asked';
    answer('/ask', ({ headers }) => {
      accept = headers.get('Accept');
      return HttpResponse.json({ said: 'All at once' });
    });
    await client.send(ask);
    expect(accept ?? '*/*').toBe('*/*');
  });
});

describe('an error at the end of the events', () => {
  it('is the failure that its status would have been', async () => {
    const events = mockEvents(ask);
    events.send('error', { status: 500, message: 'Not today.' });
    expect(await failure()).toMatchObject({ kind: 'status', status: 500, body: { message: 'Not today.' } });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is handed back where the call accepts the status', async () => {
    const events = mockEvents(ask);
    events.send('error', { status: 400, code: 'CONTENT_FILTER' });
    expect(await send()).toMatchObject({ ok: false, status: 400, error: { code: 'CONTENT_FILTER' } });
  });

  it('renews the token once where the server refused it', async () => {
    const events = mockEvents(ask);
    answer('/ask', ({ headers }) =>
      headers.get('Authorization') === 'Bearer renewed'
        ? HttpResponse.json({ said: 'Welcome' })
        : HttpResponse.json({ message: 'Who?' }, { status: 401 }),
    );
    expect((await send()).data).toEqual({ said: 'Welcome' });
    expect(tokens.renew).toHaveBeenCalledOnce();
    expect(events.received).toEqual([]);
  });
});

describe('events that break off', () => {
  const interrupted = { kind: 'interrupted' };

  it.each([
    ['with the connection', (events: ReturnType<typeof mockEvents>) => events.breakOff()],
    ['without a last one', (events: ReturnType<typeof mockEvents>) => events.end()],
    [
      'with one that makes no sense',
      (events: ReturnType<typeof mockEvents>) => events.write('event: delta\ndata: {\n\n'),
    ],
  ])('%s are an interruption, and nobody is led away', async (_how, breakOff) => {
    const events = mockEvents(ask);
    const failed = failure();
    await vi.waitFor(() => expect(events.received).toHaveLength(1));
    events.send('accepted', { userInputChatId: 7 });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    breakOff(events);
    expect(await failed).toMatchObject(interrupted);
    expect(onNoService).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('count as such after thirty seconds of silence, but not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const settled = vi.fn();
    const events = mockEvents(ask);
    const failed = failure().then(settled);
    await vi.waitFor(() => expect(events.received).toHaveLength(1));
    events.send('accepted', { userInputChatId: 7 });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(29_000);
    events.send('delta', { text: 'Still here' });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining(interrupted));
  });

  it('are a timeout when the call takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const events = mockEvents(ask);
    const failed = failure();
    await vi.waitFor(() => expect(events.received).toHaveLength(1));
    for (const words of [1, 2, 3]) {
      events.send('delta', { text: 'word ' });
      await vi.waitFor(() => expect(heard).toHaveLength(words));
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });
});
