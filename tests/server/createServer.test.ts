import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Extension } from '../../server/createServer';
import { openDatabase } from '../../server/db/openDatabase';
import { openBrowser } from '../sandbox/support/browser';
import { openingLimitMs } from './support/openingLimit';
import { openServer } from './support/openServer';
import { emptyPlace } from './support/testDatabase';

/** A server on an empty database of its own, by itself or with an extension. */
async function open(extension?: Extension) {
  const database = await openDatabase(await emptyPlace());
  const server = await openServer(database, { extend: extension && (async () => extension) });
  const close = async () => {
    await server.close();
    await database.close();
  };
  return { url: server.url, close };
}

type Opened = Awaited<ReturnType<typeof open>>;

describe('a server by itself', () => {
  let server: Opened;
  beforeAll(async () => {
    server = await open();
  }, openingLimitMs);
  afterAll(() => server.close());

  it('answers for the API and for the identity provider', async () => {
    expect((await fetch(`${server.url}/api/users/current/status`)).status).toBe(401);
    expect((await fetch(`${server.url}/media/lake.svg`)).status).toBe(200);
    const found = await (await fetch(`${server.url}/.well-known/openid-configuration`)).json();
    expect(found.issuer).toBe(`${server.url}/`);
  });

  it.each([
    '/sandbox',
    '/sandbox/accounts',
    '/sandbox/outbox?to=a@example.com',
    '/wordpress',
    '/trello',
    '/ip',
  ])('has nothing at %s', async (path) => {
    const { status } = await fetch(`${server.url}${path}`);
    expect(status).toBe(404);
  });

  it('offers no account on its login page', async () => {
    const { end } = await openBrowser(server).authorize();
    const page = await (end as Response).text();
    expect(page).toContain('Log in to continue');
    expect(page).not.toMatch(/demo/i);
  });
});

describe('an extension', () => {
  const recordCall = vi.fn<NonNullable<Extension['recordCall']>>();
  let server: Opened;
  beforeAll(async () => {
    server = await open({
      intercept: async ({ url }, response) => {
        if (url !== '/api/broken') return false;
        response.writeHead(418).end();
        return true;
      },
      places: { extra: async (_request, response) => response.end('more') },
      recordCall,
    });
  }, openingLimitMs);
  afterAll(() => server.close());

  it('sees each request first', async () => {
    expect((await fetch(`${server.url}/api/broken`)).status).toBe(418);
  });

  it('answers at its own places, whatever their case', async () => {
    expect(await (await fetch(`${server.url}/Extra/thing`)).text()).toBe('more');
  });

  it('hears of the calls that the API has answered', async () => {
    recordCall.mockClear();
    await fetch(`${server.url}/api/users/current/status`);
    expect(recordCall).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ subject: null, path: '/api/users/current/status', status: 401 }),
    );
  });
});
