/** Work that nobody waits for, e.g. summaries: it is done once whoever asked has their answer. */
export interface Afterwards {
  /**
   * Does a piece of work as soon as what was begun under the same key is done. Its failure is told to the console and
   * harms nothing else.
   *
   * @param work hears from `signal` that the server stops
   */
  later(key: string, work: (signal: AbortSignal) => Promise<void>): void;
  /** Settles when nothing is left to do. */
  settled(): Promise<void>;
  /** Gives up what is under way, and settles when it has ended. Nothing begins after that. */
  stop(): Promise<void>;
}

export function createAfterwards(): Afterwards {
  const stopping = new AbortController();
  const queues = new Map<string, Promise<void>>();

  async function settled(): Promise<void> {
    while (queues.size > 0) await Promise.all(queues.values());
  }

  return {
    later(key, work) {
      const queue = (queues.get(key) ?? Promise.resolve())
        .then(() => (stopping.signal.aborted ? undefined : work(stopping.signal)))
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) console.error(error);
        })
        .then(() => {
          if (queues.get(key) === queue) queues.delete(key);
        });
      queues.set(key, queue);
    },
    settled,
    stop() {
      stopping.abort();
      return settled();
    },
  };
}
