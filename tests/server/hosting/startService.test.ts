import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askRunning } from '../../../server/hosting/commandSocket';
import { identityPlaces } from '../../../server/identity/identity';
import { screens } from '../../../src/shared/address/screens';
import { openingLimitMs } from '../support/openingLimit';
import { type Hosted, startHosted } from '../support/startHosted';

const authorize =
  '/authorize?client_id=hearken-app&response_type=code&scope=openid&code_challenge_method=S256' +
  `&code_challenge=${'a'.repeat(43)}&redirect_uri=`;

/** The lines of the log. */
const lines: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
});

describe('a hosted server behind a proxy with TLS', () => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await startHosted(
      { PUBLIC_URL: 'https://hearken.test', TRUSTED_PROXIES: 'loopback' },
      (_, response) => response.end('the application'),
    );
    await hosted.ready;
  }, openingLimitMs);
  afterAll(() => hosted.close());

  /** What the proxy passes on for somebody at an address. */
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(hosted.url + path, {
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': '198.51.100.7',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'hearken.test',
        ...headers,
      },
    });

  it('answers for the API, its media, the identity provider and the application', async () => {
    expect((await ask('/api/users/current/status')).status).toBe(401);
    expect((await ask('/media/lake.svg')).status).toBe(200);
    expect((await (await ask('/.well-known/openid-configuration')).json()).issuer).toBe(
      'https://hearken.test/',
    );
    expect(await (await ask('/chat')).text()).toBe('the application');
  });

  it.each(['/sandbox', '/sandbox/accounts', '/wordpress', '/trello', '/sandbox/outbox?to=a@example.com'])(
    'leaves %s to the application, which has no such page',
    async (path) => {
      expect(await (await ask(path)).text()).toBe('the application');
    },
  );

  it('signs people in by cookies that no page can read and that travel with TLS alone', async () => {
    const reply = await ask(`${authorize}https%3A%2F%2Fhearken.test%2F`);
    expect(reply.status).toBe(303);
    const cookies = reply.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/secure/i);
    for (const cookie of cookies) expect(cookie).toMatch(/httponly/i);
    expect(reply.headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
  });

  it('tells visitors their own address, and believes the proxy alone in that', async () => {
    expect(await (await ask('/ip')).json()).toEqual({ ip: '198.51.100.7' });
    expect(await (await ask('/ip', { 'X-Forwarded-For': '10.0.0.1, 198.51.100.8' })).json()).toEqual({
      ip: '198.51.100.8',
    });
    expect(await (await ask('/ip', { 'X-Forwarded-For': '' })).json()).toEqual({ ip: '127.0.0.1' });
  });

  it('refuses to answer in the name of another host', async () => {
    const reply = await ask('/api/users/current/status', { 'X-Forwarded-Host': 'evil.example' });
    expect(reply.status).toBe(421);
    expect(await reply.text()).toContain('answers at https://hearken.test alone');
    const page = await ask('/chat', { 'X-Forwarded-Host': 'www.hearken.test', Accept: 'text/html,*/*' });
    expect(page.status).toBe(421);
    const text = await page.text();
    expect(text).toContain('is at <strong>https://hearken.test</strong>');
    expect(text).toContain('href="https://hearken.test/"');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'; style-src 'self'");
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    const sheet = await ask(style, { 'X-Forwarded-Host': 'www.hearken.test' });
    expect(sheet.headers.get('Content-Type')).toContain('text/css');
  });

  it('tells its health, whoever asks for it by whatever name', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const reply = await ask(path, { 'X-Forwarded-Host': '10.0.0.5:8080' });
      expect(reply.status).toBe(200);
      expect(await reply.json()).toEqual({ status: 'ok' });
    }
  });

  it('writes a line of the log for each request, with its id and without what it says of a person', async () => {
    const reply = await ask('/api/admin/feedback/generic/7?code=secret-code&email=ada@example.com', {
      'X-Request-Id': 'from-the-proxy-1',
    });
    expect(reply.headers.get('X-Request-Id')).toBe('from-the-proxy-1');
    await ask('/ada@example.com/letters?code=secret-code', { 'X-Request-Id': 'not one {}' });
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    const [call, page] = lines.map((line) => JSON.parse(line));
    expect(call).toMatchObject({
      level: 'info',
      requestId: 'from-the-proxy-1',
      method: 'GET',
      status: 401,
      ms: expect.any(Number),
    });
    expect(call.path).toBe('/api/admin/feedback/generic/{id}');
    expect(Date.parse(call.time)).toBeGreaterThan(0);
    expect(page).toMatchObject({ path: '/*', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(lines.join('')).not.toMatch(/secret|ada@/);
  });
});

describe('a hosted server that nobody stands in front of', () => {
  let hosted: Hosted;
  const asked: ServerResponse[] = [];
  beforeAll(async () => {
    hosted = await startHosted({ DATABASE_URL: '' }, (_, response) => void asked.push(response));
  }, openingLimitMs);
  afterAll(() => hosted.close());

  it(
    'is not ready before its database is there',
    async () => {
      expect(await (await fetch(`${hosted.url}/readyz`)).json()).toEqual({ status: 'starting' });
      expect((await fetch(`${hosted.url}/healthz`)).status).toBe(200);
      await hosted.ready;
      expect((await fetch(`${hosted.url}/readyz`)).status).toBe(200);
    },
    openingLimitMs,
  );

  it('does the commands that are typed while it works on its embedded database', async () => {
    const { dataDir } = hosted.settings;
    const said = await askRunning(dataDir, ['account', 'create', 'ada@example.org', '--name', 'Ada']);
    expect((await fetch(said.split('\n').at(-1) ?? '')).status).toBe(200);
    await expect(askRunning(dataDir, ['account', 'link', 'nobody@example.org'])).rejects.toThrow(
      'no account',
    );
    expect(await askRunning(dataDir, ['keys', 'rotate'])).toMatch(/^The new keys sign from /);
    const file = path.join(dataDir, 'all.gz');
    expect(await askRunning(dataDir, ['backup', file])).toContain(`${file} holds `);
    expect((await readFile(file)).length).toBeGreaterThan(1000);
  });

  it('believes nobody in who they are', async () => {
    const headers = {
      'X-Forwarded-For': '198.51.100.7',
      'X-Request-Id': 'mine',
      'X-Forwarded-Host': 'evil.example',
    };
    const reply = await fetch(`${hosted.url}/ip`, { headers });
    expect((await reply.json()).ip).not.toBe('198.51.100.7');
    expect(reply.headers.get('X-Request-Id')).not.toBe('mine');
  });

  it('brings to its end what is under way when it stops, and takes nothing new', async () => {
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request(`${hosted.url}/`, resolve).once('error', reject).end();
    });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const began = performance.now();
    const stopped = hosted.stop();
    await vi.waitFor(() => expect(fetch(`${hosted.url}/healthz`)).rejects.toThrow('fetch failed'));
    asked[0]?.end('at last');
    expect((await answered).statusCode).toBe(200);
    await stopped;
    // Not only because it waits no longer.
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

describe('a hosted server that can listen nowhere', () => {
  it(
    'says which variable names a port that is taken, and which one an address that is not here',
    async () => {
      const holder = createServer();
      await new Promise<void>((resolve) => void holder.listen(0, '127.0.0.1', resolve));
      const { port } = holder.address() as AddressInfo;
      await expect(startHosted({ SERVER_PORT: String(port) })).rejects.toThrow(
        new RegExp(`^SERVER_PORT is ${port}, where another process listens`),
      );
      await expect(startHosted({ SERVER_HOST: '203.0.113.9' })).rejects.toThrow(
        /^SERVER_HOST is 203\.0\.113\.9, which is no address of this machine/,
      );
      await new Promise((resolve) => holder.close(resolve));
    },
    openingLimitMs,
  );
});

describe('the addresses of a hosted server', () => {
  it("are none of the application's pages", () => {
    const places = new Set<string>([...identityPlaces, 'api', 'media', 'mail', 'ip', 'healthz', 'readyz']);
    const pages = Object.values(screens).map(({ path }) => path.toLowerCase().split('/')[1] ?? '');
    expect(pages.filter((page) => places.has(page))).toEqual([]);
  });
});
