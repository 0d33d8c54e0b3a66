import { createServer, isIPv4 } from 'node:net';
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
