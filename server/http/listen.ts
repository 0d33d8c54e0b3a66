import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { loggable } from '../loggable';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface Listener {
  port: number;
  /** Where it listens; none but this machine's own, unless a host was named. */
  addresses: string[];
  /** Stops listening and ends what is open. */
  close(): Promise<void>;
  /** Stops listening, and settles when the requests under way have been answered. */
  drain(): Promise<void>;
}

/** A request that comes more slowly than this is given up: nobody may keep connections by it. In milliseconds. */
const usualLimits = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep theirs: who closes first must not be the one that a request is on its way to.
  keepAliveTimeout: 75_000,
};

/** Both of this machine's own addresses: `localhost` means the one or the other, as the system likes. */
const loopback = ['127.0.0.1', '::1'];

/** Where a system says that it has no such address, as many have no IPv6. */
const isMissing = (error: unknown) =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Listens on a port.
 *
 * @param port 0 for any free one
 * @param host the address to listen at, e.g. `0.0.0.0` for whoever can reach this machine; empty for this machine only
 */
export async function listen(
  port: number,
  host: string,
  answer: RequestListener,
  limits: Partial<typeof usualLimits> = {},
): Promise<Listener> {
  const servers: Bound[] = [];
  const closeAll = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  const drain = async () => {
    await Promise.all(servers.map((server) => server.drain()));
  };
  try {
    for (const address of host ? [host] : loopback) {
      const at = { port: servers[0]?.port ?? port, address };
      const server = await listenAt(at, { ...usualLimits, ...limits }, answer).catch((error: unknown) => {
        if (host || !isMissing(error)) throw error;
        return null;
      });
      if (server) servers.push(server);
    }
    const [first] = servers;
    if (!first) throw new Error('This machine has no address of its own to listen at.');
    return { port: first.port, addresses: servers.map(({ address }) => address), close: closeAll, drain };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

interface Bound {
  port: number;
  address: string;
  close(): Promise<void>;
  drain(): Promise<void>;
}

async function listenAt(
  { port, address }: { port: number; address: string },
  limits: typeof usualLimits,
  answer: RequestListener,
): Promise<Bound> {
  const server = createServer(limits, answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is in use already.`, { cause: error }) : error);
    });
    server.listen(port, address, resolve);
  });
  return {
    address,
    port: (server.address() as AddressInfo).port,
    close: () => {
      const closed = ended(server);
      server.closeAllConnections();
      return closed;
    },
    drain: () => ended(server),
  };
}

/** Stops listening. Connections without a request end at once, the others with their answers. */
const ended = (server: Server) =>
  new Promise<void>((resolve) => {
    // A connection whose request has been answered would stay for the next one.
    const sweeping = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearInterval(sweeping);
      resolve();
    });
  });

/**
 * Lets requests that come before the handler is there wait for it.
 *
 * @param handler what answers, as soon as it can; when it fails, waiting requests are broken off
 */
export function answerWhenReady(handler: Promise<Handle>): RequestListener {
  // A failure is told to whoever started this; without a request nobody listens to it here.
  handler.catch(() => undefined);
  return (request, response) => {
    handler
      .then((handle) => handle(request, response))
      .catch((error: unknown) => {
        console.error(loggable(error));
        response.destroy();
      });
  };
}
