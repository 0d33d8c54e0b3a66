import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from './root';
import type { Ports } from './sandboxConfig';

export interface SandboxThread {
  /** Its port takes requests; they wait until the data is there. */
  listening: Promise<void>;
  /** Its data is there. */
  ready: Promise<void>;
  /** Never settles while the sandbox runs; fails with the reason when it doesn't any more. */
  ended: Promise<never>;
  close(): Promise<void>;
}

type Message = { type: 'listening' | 'ready' } | { type: 'failed'; message: string };

/**
 * Starts the sandbox on a thread of its own, because filling its database keeps a thread busy for seconds.
 *
 * @param data where its data lives; `null` keeps it in memory
 * @param paceMs in place of ASSISTANT_PACE
 */
export function startSandboxThread({
  ports,
  data,
  paceMs,
}: {
  ports: Ports;
  data: string | null;
  paceMs?: number | undefined;
}): SandboxThread {
  const { port, sandboxPort } = ports;
  const worker = new Worker(path.join(root, 'sandbox/worker.mjs'), {
    workerData: { port: sandboxPort, appOrigin: `http://localhost:${port}`, data, paceMs },
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The sandbox has ended.')));
    worker.on('message', (message: Message) => {
      if (message.type === 'failed') reject(new Error(message.message));
    });
  });
  const reported = (type: Message['type']) =>
    new Promise<void>((resolve) => {
      worker.on('message', (message: Message) => {
        if (message.type === type) resolve();
      });
    });
  const listening = Promise.race([reported('listening'), ended]);
  const ready = Promise.race([reported('ready'), ended]);
  // Nobody awaits all three, and the failure of one is the failure of all.
  for (const promise of [listening, ready, ended]) promise.catch(() => undefined);

  return {
    listening,
    ready,
    ended,
    close: () => {
      worker.postMessage({ type: 'close' });
      return exited;
    },
  };
}
