import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLink, otherAddresses, ownAddresses } from '../server/support/addresses';
import { openSandbox, type TestSandbox } from './support/openSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

describe('the sandbox', () => {
  it.each(['localhost', ...ownAddresses().map(inLink)])('answers this machine at %s', async (host) => {
    const path = '/.well-known/openid-configuration';
    expect((await fetch(`http://${host}:${sandbox.port}${path}`)).status).toBe(200);
  });

  it('begins at the moment that it is told', async () => {
    const past = await openSandbox('memory', undefined, '2026-05-12T08:40:00.000Z');
    const { now } = await past.door<{ now: string }>('POST', 'clock', { advanceMs: 0 });
    await past.close();
    expect(now).toMatch(/^2026-05-12T08:4/);
  });

  it('answers no other machine, at none of its doors', async () => {
    for (const host of otherAddresses().map(inLink))
      for (const path of ['/authorize', '/api/chats', '/sandbox', '/ip'])
        await expect(fetch(`http://${host}:${sandbox.port}${path}`)).rejects.toThrow('fetch failed');
  });
});
