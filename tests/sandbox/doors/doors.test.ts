import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linksIn } from '../../../sandbox/outbox';
import { startModelServer } from '../../server/support/modelServer';
import { openBrowser, tokensOf } from '../support/browser';
import { appOrigin, openSandbox, type Person, type TestSandbox } from '../support/openSandbox';

let sandbox: TestSandbox;
let person: Person;
let token: string;

beforeAll(async () => {
  sandbox = await openSandbox();
  person = await sandbox.person();
  token = (await tokensOf(sandbox, person)).access_token;
});
afterAll(() => sandbox.close());

const api = (path: string, { bearer = token, ...init }: RequestInit & { bearer?: string } = {}) =>
  fetch(`${sandbox.url}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${bearer}`, Origin: appOrigin, ...init.headers },
  });

const knock = (method: string, path: string, init: RequestInit = {}) =>
  fetch(`${sandbox.url}/sandbox${path}`, { method, ...init });

describe('accounts', () => {
  it('are fresh, with a password that signs in and the rights asked for', async () => {
    const made = await sandbox.person({
      email: 'Jo@Example.com',
      name: 'Jo',
      roles: ['AppUser', 'Employee'],
      permissions: ['read:admin'],
    });
    expect(made).toEqual({
      id: expect.stringMatching(/^auth0\|/),
      email: 'jo@example.com',
      password: expect.any(String),
    });
    const { access_token } = await tokensOf(sandbox, made);
    const [, payload = ''] = access_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      permissions: ['read:admin'],
      'https://hearken.example/roles': ['AppUser', 'Employee'],
    });
  });

  it('are refused with a reason for an address in use or bad input', async () => {
    const taken = await knock('POST', '/accounts', { body: JSON.stringify({ email: person.email }) });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toEqual({ message: `${person.email} has an account already.` });
    for (const body of [
      '{',
      'null',
      '{"email":"nobody"}',
      '{"start":"half"}',
      '{"chats":-1}',
      '{"colour":"red"}',
    ]) {
      const bad = await knock('POST', '/accounts', { body });
      expect(bad.status).toBe(400);
      expect(await bad.json()).toEqual({ message: expect.any(String) });
    }
  });
});

describe('an account with a long developer log', () => {
  it('has so many lines in its latest session, beside those of its conversation', async () => {
    const made = await sandbox.person({ permissions: ['read:devlog'], chats: 4, logLines: 10_000 });
    const { access_token: bearer } = await tokensOf(sandbox, made);
    const read = async (path: string) => (await api(`/api/stats/DevLogs/${path}`, { bearer })).json();
    const { initialId } = (await read('currentSession/initialId')) as { initialId: number };
    const { devLogs } = (await read(String(initialId))) as {
      devLogs: { category: string; text: string; timestamp: string }[];
    };
    expect(devLogs.length).toBeGreaterThanOrEqual(10_000);
    const added = devLogs.slice(-10_000);
    expect([...new Set(added.map(({ category }) => category))].sort()).toEqual([
      'Exception',
      'GptCall',
      'Module',
    ]);
    expect(JSON.parse(added[0]?.text ?? '')).toEqual(expect.any(Object));
    const times = added.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
  });
});

describe('an account that shares its chats', () => {
  it('shows in the shared data', async () => {
    const staff = await sandbox.person({ permissions: ['read:admin', 'read:sharedData'] });
    const { access_token: bearer } = await tokensOf(sandbox, staff);
    const count = async () => {
      const response = await api('/api/admin/sharedData/sessions', { bearer });
      return ((await response.json()) as { sharedDataAccounts: unknown[] }).sharedDataAccounts.length;
    };
    const before = await count();
    await sandbox.person({ chats: 10 });
    await sandbox.person({ chats: 10, shareData: true });
    expect(await count()).toBe(before + 1);
  });
});

describe('the roles of an account', () => {
  it('can be changed at the identity provider', async () => {
    const made = await sandbox.person();
    await sandbox.door('POST', 'accounts/roles', { email: made.email, roles: ['AppUser', 'Other'] });
    const { access_token } = await tokensOf(sandbox, made);
    const [, payload = ''] = access_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      'https://hearken.example/roles': ['AppUser', 'Other'],
    });
    const body = '{"email":"nobody@example.com","roles":[]}';
    expect((await knock('POST', '/accounts/roles', { body })).status).toBe(404);
  });
});

describe('a session', () => {
  it("signs the asking browser in without the provider's login page", async () => {
    const someone = await sandbox.person();
    const browser = openBrowser(sandbox);
    const body = JSON.stringify({ email: someone.email });
    await browser.go('/sandbox/sessions', { method: 'POST', body });
    const { end } = await browser.authorize();
    expect(end instanceof URL && end.searchParams.get('code'), 'straight to the callback').toBeTruthy();
  });

  it('is opened for nobody without an account', async () => {
    const body = '{"email":"nobody@example.com"}';
    const response = await knock('POST', '/sessions', { body });
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('expiring tokens', () => {
  it('ends access and refresh tokens at once, and a sign-in right after works', async () => {
    const browser = openBrowser(sandbox);
    const someone = await sandbox.person();
    const before = (await browser.exchange(await browser.logIn(someone))).body;
    expect((await api('/api/users/current/status', { bearer: before.access_token })).status).toBe(200);

    await sandbox.door('POST', 'tokens/expire', { email: someone.email });
    expect((await api('/api/users/current/status', { bearer: before.access_token })).status).toBe(401);
    expect((await browser.refresh(before.refresh_token)).status).toBe(403);

    const after = (await browser.exchange(await browser.logIn(someone))).body;
    expect((await api('/api/users/current/status', { bearer: after.access_token })).status).toBe(200);
    expect((await browser.refresh(after.refresh_token)).status).toBe(200);
  });

  it('knows whose tokens are meant', async () => {
    const response = await knock('POST', '/tokens/expire', { body: '{"email":"nobody@example.com"}' });
    expect(response.status).toBe(404);
  });
});

describe('the assistant', () => {
  const say = async () => {
    const body = JSON.stringify({ input: 'I slept badly' });
    const response = await api('/api/chats', { method: 'POST', body });
    return (await response.json()) as { data: { data: { response: string } } };
  };

  it('can be a language model, and is the coach again', async () => {
    const model = await startModelServer();
    await sandbox.door('POST', 'assistant', { url: model.url, model: 'small' });
    expect((await say()).data.data.response).toBe('Hello, you.');
    await sandbox.door('DELETE', 'assistant');
    expect((await say()).data.data.response).not.toBe('Hello, you.');
    await model.close();
  });

  it('is refused without a model and an address', async () => {
    for (const body of ['{}', '{"url":"nowhere","model":"small"}', '{"url":"http://localhost:1/v1"}'])
      expect((await knock('POST', '/assistant', { body })).status).toBe(400);
  });
});

describe('the clock', () => {
  afterEach(() => sandbox.door('DELETE', 'clock'));
  const now = async (method: string, body?: object) =>
    Date.parse((await sandbox.door<{ now: string }>(method, 'clock', body)).now);

  it('is set, moved and set back', async () => {
    const began = Date.now();
    const set = await now('POST', { now: '2030-01-01T12:00:00.000Z' });
    const sinceSet = set - Date.parse('2030-01-01T12:00:00.000Z');
    expect(sinceSet).toBeGreaterThanOrEqual(0);
    expect(sinceSet, 'no more than has gone by').toBeLessThanOrEqual(Date.now() - began);
    expect((await now('POST', { advanceMs: 3_600_000 })) - set).toBeGreaterThanOrEqual(3_600_000);
    const beforeReset = Date.now();
    const reset = await now('DELETE');
    expect(reset).toBeGreaterThanOrEqual(beforeReset);
    expect(reset).toBeLessThanOrEqual(Date.now());
  });

  it('answers when the jobs that fell due have run', async () => {
    const staff = await sandbox.person({ permissions: ['read:admin', 'edit:scheduledTasks'] });
    const { access_token: bearer } = await tokensOf(sandbox, staff);
    const latest = async () => {
      const path = '/api/admin/scheduledJobs/1/status?page=1&pageSize=1';
      const [run] = (await (await api(path, { bearer })).json()) as { startTime: string; status: string }[];
      return run;
    };
    await now('POST', { now: '2031-05-20T12:30:00.000Z' });
    expect(await latest()).toMatchObject({
      startTime: expect.stringMatching(/^2031-05-20T12:30/),
      status: 'Succeeded',
    });
    await now('POST', { now: '2031-05-20T13:00:00.000Z' });
    expect((await latest())?.startTime).toMatch(/^2031-05-20T13:00/);
  });

  it('leaves tokens alone', async () => {
    await now('POST', { advanceMs: 48 * 3_600_000 });
    expect((await api('/api/users/current/status')).status).toBe(200);
  });

  it('wants a moment', async () => {
    for (const body of ['{}', '{"now":"noon"}', '{"advanceMs":"1"}']) {
      expect((await knock('POST', '/clock', { body })).status).toBe(400);
    }
  });
});

describe('calls', () => {
  it('lists what a person sent, oldest first, faulted calls as well', async () => {
    const someone = await sandbox.person();
    const bearer = (await tokensOf(sandbox, someone)).access_token;
    await api('/api/users/current/status?a=1&b=2&b=3', { bearer });
    await sandbox.door('POST', 'faults', {
      method: 'POST',
      path: '/api/chats',
      status: 503,
      account: someone.email,
    });
    await api('/api/chats', { bearer, method: 'POST', body: '{"input":"hello"}' });
    await sandbox.door('POST', 'faults', {
      method: 'GET',
      path: '/api/chats',
      drop: true,
      account: someone.email,
    });
    await expect(api('/api/chats', { bearer })).rejects.toThrow();

    const shared = { at: expect.stringMatching(/Z$/) };
    expect(await sandbox.door('GET', `calls?email=${someone.email}`)).toEqual([
      {
        ...shared,
        method: 'GET',
        path: '/api/users/current/status',
        query: { a: '1', b: ['2', '3'] },
        body: null,
        status: 200,
      },
      { ...shared, method: 'POST', path: '/api/chats', query: {}, body: { input: 'hello' }, status: 503 },
      { ...shared, method: 'GET', path: '/api/chats', query: {}, body: null, status: null },
    ]);
  });

  it('tells no password', async () => {
    const someone = await sandbox.person();
    const bearer = (await tokensOf(sandbox, someone)).access_token;
    const path = '/api/users/current/setPassword';
    const body = '{"newPassword":"ten chars!"}';
    await sandbox.door('POST', 'faults', { method: 'POST', path, status: 503, account: someone.email });
    expect((await api(path, { bearer, method: 'POST', body })).status).toBe(503);
    expect((await api(path, { bearer, method: 'POST', body })).status).toBe(204);
    const calls = await sandbox.door<{ body: unknown }[]>('GET', `calls?email=${someone.email}`);
    expect(calls.map((call) => call.body)).toEqual(Array(2).fill({ newPassword: '(secret)' }));
  });

  it('wants an address', async () => {
    expect((await knock('GET', '/calls')).status).toBe(400);
    expect((await knock('GET', '/outbox')).status).toBe(400);
  });
});

describe('the outbox', () => {
  it('finds the addresses in a mail, each once', () => {
    const text =
      'Go to http://localhost:5173/activate?code=a.b. Or (https://example.com/x), http://localhost:5173/activate?code=a.b!';
    expect(linksIn(text)).toEqual(['http://localhost:5173/activate?code=a.b', 'https://example.com/x']);
  });

  it('is empty for somebody without mail', async () => {
    expect(await sandbox.door('GET', 'outbox?to=nobody@example.com')).toEqual([]);
  });
});

describe('who may come in', () => {
  it('no page from elsewhere', async () => {
    const page = await knock('GET', '', { headers: { Origin: 'https://evil.example' } });
    expect(page.status).toBe(403);
    expect(await page.json()).toEqual({ message: 'The doors answer this machine only.' });
  });

  it('nobody by another name for this machine', async () => {
    const statusAs = (host: string) =>
      new Promise((resolve, reject) => {
        // fetch lets nobody choose the name that it asks for.
        get(`${sandbox.url}/sandbox`, { headers: { Host: host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect(await statusAs('evil.example')).toBe(403);
    expect(await statusAs(`localhost.evil.example:${sandbox.port}`)).toBe(403);
    expect(await statusAs(`127.0.0.1:${sandbox.port}`)).toBe(200);
  });

  it('lists the doors, and says so where there is none', async () => {
    expect(await sandbox.door('GET', '')).toMatchObject({
      doors: { 'DELETE /sandbox/faults': expect.any(String) },
    });
    expect((await knock('GET', '/window')).status).toBe(404);
  });
});

describe('the IP lookup', () => {
  it('answers pages with an address', async () => {
    const response = await fetch(`${sandbox.url}/ip`, { headers: { Origin: appOrigin } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
    expect(await response.json()).toEqual({ ip: expect.any(String) });
  });
});
