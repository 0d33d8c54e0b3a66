import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { onlyThisMachine } from '../../sandbox/guard';

const app = new Hono().use(onlyThisMachine).get('/', (context) => context.text('Come in.'));

/** Knocks from an address of the network, with the headers that a client sends. */
const knock = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });

const here = '127.0.0.1';

describe('the doors', () => {
  it.each([
    ['127.0.0.1', 'localhost'],
    ['127.12.0.255', 'localhost:5174'],
    ['::1', '[::1]:5174'],
    ['::ffff:127.0.0.1', '127.0.0.1:5174'],
    ['::1', 'LOCALHOST:80'],
  ])('open for this machine: %s at %s', async (address, Host) => {
    const response = await knock(address, { Host });
    expect([response.status, await response.text()]).toEqual([200, 'Come in.']);
  });

  it.each(['http://localhost:5173', 'https://127.0.0.1', 'http://[::1]:80'])(
    'open for a page of this machine: %s',
    async (Origin) => expect((await knock(here, { Host: 'localhost', Origin })).status).toBe(200),
  );

  it.each([
    ['another machine', '192.168.0.7'],
    ['an address that only begins like this one', '127.0.0.1.evil'],
    ['an address that only ends like this one', '9127.0.0.1'],
    ['a mapped address of another machine', '::ffff:10.0.0.1'],
    ['nowhere', undefined],
  ])('stay shut for %s', async (_who, address) => {
    const response = await knock(address, { Host: 'localhost' });
    expect([response.status, await response.text()]).toEqual([403, 'The doors answer this machine only.']);
  });

  it.each(['evil.test', 'localhost.evil.test', 'notlocalhost', 'localhost:80x', '127.0.0.1.evil.test', ''])(
    'stay shut for a name that was made to point here: "%s"',
    async (Host) => expect((await knock(here, { Host })).status).toBe(403),
  );

  it.each([
    'http://evil.test',
    'https://localhost.evil.test',
    'null',
    'http://evil.test/http://localhost',
    'localhttp://host',
  ])('stay shut for a page from elsewhere: %s', async (Origin) =>
    expect((await knock(here, { Host: 'localhost', Origin })).status).toBe(403),
  );
});
