import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { longestMessage } from '../../src/api/limits';
import { type Caller, signIn } from './caller';
import { password, talkerEmail } from './fill';
import { signInAll } from './works';

/** Whatever a day brings, many times: what people and staff do, what breaks off, and what is refused. */
export interface Day {
  /** How many calls have been answered, or broken off by whoever made them. */
  calls(): number;
  /** Settles when nobody does anything any more. */
  end(): Promise<{
    unexpected: string[];
    /** How many were told to come again later, as this machine has other things to do. */
    busy: number;
  }>;
}

/** How long each waits between one thing and the next. */
const pauseMs = 500;
/** Of the sign-ins: each costs half a second of a core. */
const longPauseMs = 5_000;

/** Lets people and staff come, each doing one thing after the other until it ends. */
export async function prepareDay(url: string): Promise<Day> {
  const { talkers, staff } = await signInAll(url);
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  /** How often what came that should not have. */
  const unexpected = new Map<string, number>();
  const note = (what: string) => unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
  let calls = 0;
  let turns = 0;
  let busy = 0;

  const talker = () => talkers[++turns % talkers.length] ?? staff;
  async function expect(status: number, caller: Caller, method: string, path: string, body?: unknown) {
    const response = await caller.call(method, path, { body });
    const text = await response.text();
    if (response.status === 503) busy++;
    else if (response.status !== status)
      note(`${method} ${path} ${response.status} in place of ${status}: ${text.slice(0, 100)}`);
  }
  /** Listens for a moment, and is gone. */
  async function breakOff() {
    const caller = talker();
    const response = await caller.call('POST', '/api/chats', {
      body: { input: 'I am in a hurry' },
      accept: 'text/event-stream, application/json',
    });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  }
  const say = () => expect(200, talker(), 'POST', '/api/chats', { input: 'I had a long day' });
  const tooLong = 'x'.repeat(longestMessage + 1);
  const users = '/api/admin/users?pageSize=20&search=';
  const doing: [pause: number, act: () => Promise<void>][] = [
    ...Array.from({ length: 4 }, (): [number, () => Promise<void>] => [pauseMs, say]),
    [2 * pauseMs, breakOff],
    [pauseMs, () => expect(200, talker(), 'GET', '/api/chats')],
    [pauseMs, () => expect(200, talker(), 'GET', '/api/users/current/status')],
    [pauseMs, () => expect(200, staff, 'GET', `${users}person9&page=${1 + (turns % 50)}`)],
    [2 * pauseMs, () => expect(200, staff, 'GET', '/api/admin/audit?page=1&pageSize=20')],
    [2 * pauseMs, () => expect(404, staff, 'GET', '/api/admin/feedback/generic/999999999')],
    [pauseMs, () => expect(403, talker(), 'GET', `${users}&page=1`)],
    [4 * pauseMs, () => expect(400, talker(), 'POST', '/api/chats', { input: tooLong })],
    [4 * pauseMs, () => expect(204, talker(), 'POST', '/api/users/current/feedback/score', { score: 4 })],
    [longPauseMs, () => talker().renew()],
    [
      longPauseMs,
      async () => {
        const number = 100 + (++turns % 800);
        await signIn(url, { email: talkerEmail(number), password, number: 100_000 + turns });
      },
    ],
  ];

  const repeat = async ([pause, act]: (typeof doing)[number]) => {
    while (!ending.signal.aborted) {
      await act().then(
        () => calls++,
        (error: unknown) => void note(String(error)),
      );
      await delay(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const all = Promise.all(doing.map(repeat));
  return {
    calls: () => calls,
    end: async () => {
      ending.abort();
      await all;
      return { unexpected: [...unexpected].map(([what, times]) => `${times} × ${what}`), busy };
    },
  };
}
