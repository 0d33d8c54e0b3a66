import { connect, createServer, isIPv4 } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Listener, listen } from '../../../server/http/listen';
import { inLink, otherAddresses, ownAddresses } from '../support/addresses';

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

  it.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow'],
  ])('gives up whoever never ends %s, and goes on for others', async (_what, begun) => {
    const limits = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };
    const read: typeof answer = (request, response) =>
      request.resume().once('end', () => response.end('here'));
    await using(await listen(0, '127.0.0.1', read, limits), async (port) => {
      const slow = connect(port, '127.0.0.1', () => slow.write(begun));
      const heard = await new Promise<string>((resolve) => {
        let text = '';
        slow.on('data', (piece) => {
          text += piece;
        });
        slow.once('close', () => resolve(text));
      });
      expect(heard).toMatch(/^HTTP\/1\.1 408 /);
      expect(await isHere('127.0.0.1', port)).toBe(true);
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
