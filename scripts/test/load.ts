import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every core of the machine busy until `stop` is called. */
export function startLoad(): { stop(): Promise<void> } {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) Math.sqrt(Math.random());', { eval: true }),
  );
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
