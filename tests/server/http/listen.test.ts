import { createServer, isIPv4 } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../sandbox/settings';
import { type Listener, listen } from '../../../server/http/listen';
import { openSandbox, type TestSandbox } from '../../sandbox/openSandbox';
import { inLink, otherAddresses, ownAddresses } from './addresses';

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

  it('answers no other machine, at none of its doors', async () => {
    for (const host of otherAddresses().map(inLink))
      for (const path of ['/authorize', '/api/chats', '/sandbox', '/ip'])
        await expect(fetch(`http://${host}:${sandbox.port}${path}`)).rejects.toThrow('fetch failed');
  });
});

describe('the variable SANDBOX_HOST', () => {
  it('names another address to listen at', () => {
    expect(readSettings({}).host).toBe('');
    expect(readSettings({ SANDBOX_HOST: ' 0.0.0.0 ' }).host).toBe('0.0.0.0');
  });
});

describe('a listener', () => {
  const answer: Parameters<typeof listen>[2] = (_request, response) => response.end('here');
  const using = async (listener: Listener, use: (port: number) => Promise<void>) =>
    use(listener.port).finally(() => listener.close());
  const isHere = async (host: string, port: number) =>
    fetch(`http://${host}:${port}`).then(
      (response) => response.ok,
      () => false,
    );

  it('listens at addresses of its own machine only', async () => {
    const listener = await listen(0, '', answer);
    expect(listener.addresses).toEqual(ownAddresses());
    await using(listener, async () => {});
  });

  it('listens where it is told to', async () => {
    await using(await listen(0, '0.0.0.0', answer), async (port) => {
      for (const host of ['127.0.0.1', ...otherAddresses().filter(isIPv4)])
        expect([host, await isHere(host, port)]).toEqual([host, true]);
    });
  });

  it('says so when the port is in use at one of the addresses, and lets go of the other', async () => {
    for (const taken of ownAddresses()) {
      const others = ownAddresses().filter((address) => address !== taken);
      const holder = createServer();
      const port = await new Promise<number>((resolve) => {
        holder.listen(0, taken, () => resolve((holder.address() as { port: number }).port));
      });
      await expect(listen(port, '', answer)).rejects.toThrow(`Port ${port} is in use already.`);
      for (const other of others) expect(await isHere(inLink(other), port)).toBe(false);
      await new Promise((resolve) => holder.close(resolve));
    }
  });
});
