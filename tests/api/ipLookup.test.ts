import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookUpIp } from '../../src/api/ipLookup';
import { noAnswer } from '../support/inFlight';
import { server } from '../support/server';

const url = 'http://ip.test/';

const answer = (reply: (request: Request) => Response | Promise<Response>) =>
  server.use(http.get(url, ({ request }) => reply(request)));

afterEach(() => vi.useRealTimers());

describe('the IP lookup', () => {
  it('answers the public address', async () => {
    answer(() => HttpResponse.json({ ip: '203.0.113.7' }));
    expect(await lookUpIp(url)).toBe('203.0.113.7');
  });

  it('carries no token', async () => {
    let authorization: string | null = 'unseen';
    answer((request) => {
      authorization = request.headers.get('Authorization');
      return HttpResponse.json({ ip: '203.0.113.7' });
    });
    await lookUpIp(url);
    expect(authorization).toBeNull();
  });

  it.each([
    ['an error', () => HttpResponse.json({ ip: '203.0.113.7' }, { status: 503 })],
    ['a page', () => HttpResponse.html('<p>Hello')],
    ['another shape', () => HttpResponse.json({ address: '203.0.113.7' })],
    ['an empty address', () => HttpResponse.json({ ip: '' })],
    ['a broken connection', () => HttpResponse.error()],
  ])('answers unknown after %s', async (_case, reply) => {
    answer(reply);
    expect(await lookUpIp(url)).toBe('unknown');
  });

  it('answers unknown when nothing has come for 5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The browser's own clock for this is out of the fake timers' reach.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    answer(noAnswer);
    const ip = lookUpIp(url);
    let isSettled = false;
    void ip.then(() => {
      isSettled = true;
    });

    await vi.advanceTimersByTimeAsync(4_999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ip).toBe('unknown');
  });
});
