import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
afterEach(() => sandbox.door('DELETE', 'faults'));

const fault = (given: object) => sandbox.door('POST', 'faults', given);
const get = (path: string, bearer = token) =>
  fetch(`${sandbox.url}${path}`, { headers: { Authorization: `Bearer ${bearer}`, Origin: appOrigin } });

const current = '/api/users/current/status';

describe('a fault', () => {
  it('answers the next calls in place of the API, readable for the page', async () => {
    const headers = { 'Retry-After': '7' };
    await fault({
      method: 'get',
      path: current,
      times: 2,
      status: 429,
      body: { message: 'Slow down.' },
      headers,
    });
    for (const _ of [1, 2]) {
      const response = await get(current);
      expect(response.status).toBe(429);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
      expect(response.headers.get('Retry-After')).toBe('7');
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(await response.json()).toEqual({ message: 'Slow down.' });
    }
    expect((await get(current)).status).toBe(200);
  });

  it('sends texts as they stand: HTML, broken JSON, nothing', async () => {
    await fault({ method: 'GET', path: current, body: '<h1>Hello</h1>', contentType: 'text/html' });
    const page = await get(current);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html');
    expect(await page.text()).toBe('<h1>Hello</h1>');

    await fault({ method: 'GET', path: current, body: '{"name":' });
    expect(await (await get(current)).text()).toBe('{"name":');

    await fault({ method: 'GET', path: current, status: 500 });
    const empty = await get(current);
    expect(empty.status).toBe(500);
    expect(await empty.text()).toBe('');
  });

  it('breaks the connection, or only takes its time', async () => {
    await fault({ method: 'GET', path: current, drop: true });
    await expect(get(current)).rejects.toThrow('fetch failed');

    await fault({ method: 'GET', path: current, delayMs: 200 });
    const start = performance.now();
    expect((await get(current)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('matches parts of a path, its beginning, and any case', async () => {
    await fault({ method: 'GET', path: '/api/chats/:id/stats', status: 418 });
    expect((await get('/api/chats/7/stats/more')).status).toBe(404);
    expect((await get('/API/Chats/7/Stats?x=1')).status).toBe(418);
    await fault({ method: 'GET', path: '/api/users/*', status: 418 });
    expect((await get(current)).status).toBe(418);
  });

  it('leaves other methods and preflights alone', async () => {
    await fault({ method: 'POST', path: '/api/chats', status: 500 });
    expect((await get('/api/chats')).status).toBe(200);
    const preflight = await fetch(`${sandbox.url}/api/chats`, {
      method: 'OPTIONS',
      headers: { Origin: appOrigin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    const post = await fetch(`${sandbox.url}/api/chats`, { method: 'POST' });
    expect(post.status).toBe(500);
  });

  it('is for one person where it names one, even when the token has expired', async () => {
    const other = await sandbox.person();
    await fault({ method: 'GET', path: current, status: 500, times: 2, account: other.email.toUpperCase() });
    expect((await get(current)).status).toBe(200);
    expect((await get(current, 'nonsense')).status).toBe(401);
    const { access_token } = await tokensOf(sandbox, other);
    expect((await get(current, access_token)).status).toBe(500);
    await sandbox.door('POST', 'tokens/expire', { email: other.email });
    expect((await get(current, access_token)).status).toBe(500);
    expect((await get(current, access_token)).status).toBe(401);
  });

  it('is forgotten on request', async () => {
    await fault({ method: 'GET', path: current, status: 500, times: 9 });
    await sandbox.door('DELETE', 'faults');
    expect((await get(current)).status).toBe(200);
  });

  it.each([
    { path: current },
    { method: 'GET', path: 'api' },
    { method: 'GET', path: '/api/*/stats' },
    { method: 'GET', path: '/api/**' },
    { method: 'GET', path: current, times: 0 },
    { method: 'GET', path: current, status: 99 },
    { method: 'OPTIONS', path: current },
    { method: 'GET', path: current, speed: 'slow' },
  ])('is refused when it makes no sense: %o', async (bad) => {
    await expect(fault(bad)).rejects.toThrow('400');
  });
});

describe('a fault whose path has a * in its middle', () => {
  it('is told where a * may stand', async () => {
    const misplaced = fault({ method: 'GET', path: '/api/users*/current', status: 500 });
    await expect(misplaced).rejects.toThrow('A * may stand at the end of the path only.');
  });
});

describe('a fault at the identity provider', () => {
  it('meets the token endpoint for one person, by refresh token and by code', async () => {
    const browser = openBrowser(sandbox);
    const { body } = await browser.exchange(await browser.logIn(person));
    const stranger = await sandbox.person();
    const elsewhere = openBrowser(sandbox);
    const theirs = (await elsewhere.exchange(await elsewhere.logIn(stranger))).body;

    const refused = { error: 'temporarily_unavailable', error_description: 'Please wait.' };
    const given = { method: 'POST', path: '/oauth/token', status: 503, body: refused, account: person.email };
    await fault({ ...given, times: 2 });
    expect((await elsewhere.refresh(theirs.refresh_token)).status).toBe(200);

    const first = await browser.refresh(body.refresh_token);
    expect(first).toMatchObject({ status: 503, body: refused });
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);

    const callback = await browser.logIn(person);
    expect((await browser.exchange(callback)).status).toBe(503);
    // Neither was used up, and the body that was looked into is whole again.
    expect((await browser.exchange(callback)).status).toBe(200);
    expect((await browser.refresh(body.refresh_token)).status).toBe(200);
  });

  it('meets the authorize endpoint by the session', async () => {
    const browser = openBrowser(sandbox);
    await browser.logIn(person);
    await fault({ method: 'GET', path: '/authorize', status: 500, account: person.email });
    expect((await openBrowser(sandbox).authorize()).end).toMatchObject({ status: 200 });
    expect((await browser.authorize()).end).toMatchObject({ status: 500 });
    expect((await browser.authorize()).end).toBeInstanceOf(URL);
  });
});
