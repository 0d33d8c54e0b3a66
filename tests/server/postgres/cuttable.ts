import { connect, createServer, type Socket } from 'node:net';

/** A way to a Postgres that can be cut and mended. */
export interface Cuttable {
  url: string;
  /** Breaks every connection, and lets none begin. */
  cut(): void;
  /** Swallows all that is said on any connection, also on those that begin: nobody hears of it. */
  silence(): void;
  /** Breaks every connection when the next thing is said on it. */
  cutAtNextWord(): void;
  mend(): void;
  close(): Promise<void>;
}

/** @param url the address of the Postgres */
export async function cuttable(url: string): Promise<Cuttable> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'waiting' | 'silent' = 'whole';
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((incoming) => {
    if (state === 'cut') return incoming.destroy();
    const outgoing = connect(Number(port), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      from.on('data', (piece) => {
        if (state === 'waiting') cut();
        else if (state !== 'silent') to.write(piece);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: through.href,
    cut,
    silence: () => {
      state = 'silent';
    },
    cutAtNextWord: () => {
      state = 'waiting';
    },
    mend: () => {
      state = 'whole';
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
