import { type IncomingMessage, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../server/http/listen';

export interface Balancer {
  url: string;
  /** Passes requests on to these ports from now on. */
  use(ports: readonly number[]): void;
  close(): Promise<void>;
}

/** How often it asks each process whether it takes requests. */
const lookEveryMs = 100;

/**
 * A balancer as small as one can be: each request goes to the next process that says it is ready, whoever answered the
 * one before. A process that does not take the connection is passed over; what breaks off later breaks off for the caller.
 */
export async function startBalancer(port: number): Promise<Balancer> {
  let ports: readonly number[] = [];
  let ready = new Set<number>();
  let next = 0;
  const look = async () => {
    const asked = ports;
    const answers = await Promise.all(asked.map(isReady));
    ready = new Set(asked.filter((_port, index) => answers[index]));
  };
  const looking = setInterval(() => void look(), lookEveryMs);

  const listener = await listen(port, '127.0.0.1', async (request, response) => {
    const body = await buffer(request);
    const inTurn = ports.map((_port, index) => ports[(next + index) % ports.length] ?? 0);
    next++;
    // Those that have just been started may be ready before it is seen.
    const order = inTurn.toSorted((one, other) => Number(ready.has(other)) - Number(ready.has(one)));
    for (const each of order) {
      const answer = await passOn(request, body, each);
      if (answer === 'not taken') continue;
      if (answer === 'broken off') break;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', () => response.destroy());
      response.once('close', () => answer.destroy());
      answer.pipe(response);
      return;
    }
    response.destroy();
  });

  return {
    url: `http://localhost:${port}`,
    use: (others) => {
      ports = others;
      void look();
    },
    close: async () => {
      clearInterval(looking);
      await listener.close();
    },
  };
}

function passOn(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  port: number,
): Promise<IncomingMessage | 'not taken' | 'broken off'> {
  return new Promise((resolve) => {
    const passed = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve);
    passed.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'not taken' : 'broken off'),
    );
    passed.end(body);
  });
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
