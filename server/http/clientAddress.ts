import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { isIn } from './networks';

const noted = new WeakMap<IncomingMessage, string>();

/**
 * Notes who has sent a request: the last one on its way that is no proxy of ours. Each proxy adds to `X-Forwarded-For`
 * who has asked it, and is believed in that; what an asker says of itself is not.
 */
export function noteClientAddress(request: IncomingMessage, proxies: BlockList): void {
  const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let address = request.socket.remoteAddress ?? '';
  while (isIn(proxies, address) && told.length > 0) {
    const before = withoutPort(told.pop()?.trim() ?? '');
    if (!before) break;
    address = before;
  }
  noted.set(request, address.replace(/^::ffff:(?=\d+\.)/i, ''));
}

/** The address of whoever has sent a request. */
export const clientAddress = (request: IncomingMessage): string =>
  noted.get(request) ?? request.socket.remoteAddress ?? '';

/** Some proxies tell the port as well. */
const withoutPort = (address: string) => address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
