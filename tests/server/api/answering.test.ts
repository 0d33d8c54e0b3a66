import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, type RecordedCall } from '../../../server/api/createApi';
import { handlePublic } from '../../../server/api/handle';
import { refuse } from '../../../server/domain/refusal';
import type { Tools } from '../../../server/domain/tools';
import { call } from '../../../src/api/call';

// The frame around the handlers, without a database: none of these calls needs a person.
const head = { summary: '', access: 'anonymous' } as const;
const look = call({
  ...head,
  id: 'T01',
  method: 'GET',
  path: '/api/things/{id}',
  query: v.object({ page: v.optional(v.number()) }),
  reply: v.unknown(),
});
const keep = call({
  ...head,
  id: 'T02',
  method: 'POST',
  path: '/api/things',
  body: v.object({ name: v.string() }),
});
const fail = call({ ...head, id: 'T03', method: 'POST', path: '/api/failing' });
const deny = call({ ...head, id: 'T04', method: 'POST', path: '/api/denied' });

const appOrigin = 'http://app.test';
const tools = {
  db: { name: 'db' },
  clock: { now: () => new Date() },
  assistant: { name: 'assistant' },
  accounts: { name: 'accounts' },
  newsSite: { name: 'newsSite' },
  taskBoard: { name: 'taskBoard' },
  appOrigin,
} as unknown as Tools;

const seen = vi.fn();
const recorded: RecordedCall[] = [];
const recordCall = vi.fn((one: RecordedCall) => void recorded.push(one));
const verifyToken = vi.fn((jwt: string) =>
  jwt === 'good' ? { sub: 'ada', roles: [], permissions: [] } : null,
);
const api = createApi({
  address: 'http://api.test',
  ...tools,
  verifyToken,
  recordCall,
  handlers: [
    handlePublic(look, async (request) => {
      seen(request);
      return { found: request.params.id };
    }),
    handlePublic(keep, async (request) => seen(request)),
    handlePublic(fail, async () => {
      throw new Error('a secret of ours');
    }),
    handlePublic(deny, async () => refuse(409, 'Somebody was faster.', { code: 7 })),
  ],
});

beforeEach(() => {
  vi.clearAllMocks();
  recorded.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const ask = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  api.request(`http://api.test${path}`, { method, body, headers });

describe('a call', () => {
  it('reaches its handler with all that it may use', async () => {
    const response = await ask('GET', '/api/things/7?page=2');
    expect([response.status, await response.json()]).toEqual([200, { found: 7 }]);
    expect(seen).toHaveBeenCalledExactlyOnceWith({
      ...tools,
      origin: 'http://api.test',
      country: null,
      signal: expect.any(AbortSignal),
      params: { id: 7 },
      query: { page: 2 },
      body: undefined,
    });
  });

  it('without a reply answers 204, with nothing', async () => {
    const response = await ask('POST', '/api/things', '{"name":"Ada"}');
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(seen.mock.lastCall?.[0]).toMatchObject({ body: { name: 'Ada' } });
  });

  it('that nobody knows is refused by name', async () => {
    const response = await ask('PATCH', '/api/things/7');
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'There is no PATCH /api/things/7.' },
    ]);
  });

  it('that is refused says why, with its code', async () => {
    const response = await ask('POST', '/api/denied');
    expect([response.status, await response.json()]).toEqual([
      409,
      { code: 7, message: 'Somebody was faster.' },
    ]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('that fails says nothing of how, but to the console', async () => {
    const response = await ask('POST', '/api/failing');
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: 'Something went wrong on our side. Please try again.' },
    ]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('a secret of ours'));
  });

  it('fails as an error of the contract when its token cannot be checked', async () => {
    verifyToken.mockImplementationOnce(() => {
      throw new Error('no keys');
    });
    const response = await ask('GET', '/api/things/7', undefined, { Authorization: 'Bearer good' });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: expect.stringContaining('on our side') });
    expect(seen).not.toHaveBeenCalled();
  });

  it.each([
    ['GET', '/api/things/7', 200],
    ['POST', '/api/denied', 409],
    ['POST', '/api/failing', 500],
    ['POST', '/api/things', 400],
  ])('%s %s is kept by no cache and read as nothing else', async (method, path, status) => {
    const response = await ask(method, path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('may come from pages of the application, and from no others', async () => {
    const preflight = (Origin: string) =>
      ask('OPTIONS', '/api/things/7', undefined, { Origin, 'Access-Control-Request-Method': 'GET' });
    const { headers } = await preflight(appOrigin);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PATCH,DELETE');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization,Content-Type');
    expect(headers.get('Access-Control-Max-Age')).toBe('7200');
    expect((await preflight('http://evil.test')).headers.get('Access-Control-Allow-Origin')).not.toBe(
      'http://evil.test',
    );
    const answered = await ask('GET', '/api/things/7', undefined, { Origin: appOrigin });
    expect(answered.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After,X-Request-Id');
  });
});

describe('the record of a call', () => {
  it('says who asked what, and how it was answered', async () => {
    await ask('POST', '/api/things?x=1', '{"name":"Ada"}', { Authorization: 'Bearer good' });
    await ask('POST', '/api/denied', 'no JSON', { Authorization: 'Bearer forged' });
    expect(recorded).toEqual([
      {
        subject: 'ada',
        method: 'POST',
        path: '/api/things',
        query: { x: '1' },
        body: { name: 'Ada' },
        status: 204,
      },
      { subject: null, method: 'POST', path: '/api/denied', query: {}, body: 'no JSON', status: 409 },
    ]);
    expect(verifyToken.mock.calls).toEqual([['good'], ['forged']]);
  });

  it('of a call without a token asks for no check', async () => {
    await ask('GET', '/api/things/7');
    expect(verifyToken).not.toHaveBeenCalled();
    expect(recorded).toMatchObject([{ subject: null, body: null, status: 200 }]);
  });

  it('whose body breaks off says what is known', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('broken off')),
    });
    const request = new Request('http://api.test/api/things', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await api.request(request)).status).toBe(500);
    expect(recorded).toEqual([
      { subject: null, method: 'POST', path: '/api/things', query: {}, body: null, status: 500 },
    ]);
  });

  it('that cannot be written fails no call', async () => {
    const full = new Error('full');
    recordCall.mockRejectedValueOnce(full as never);
    expect((await ask('GET', '/api/things/7')).status).toBe(200);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('A call could not be recorded.', full);
  });
});
