import { loggable } from './loggable';

/** Work that nobody waits for, e.g. summaries: it is done once whoever asked has their answer. */
export interface Afterwards {
  /**
   * Does a piece of work as soon as what was begun under the same key is done, and not too much else. Its failure is told
   * to the console and harms nothing else.
   *
   * @param work hears from `signal` that the server stops
   */
  later(key: string, work: (signal: AbortSignal) => Promise<void>): void;
  /** Settles when nothing is left to do. */
  settled(): Promise<void>;
  /** Gives up what is under way, and settles when it has ended. Nothing begins after that. */
  stop(): Promise<void>;
}

/** @param mostAtOnce how many pieces of work may be under way; a language model on one machine can't answer everybody */
export function createAfterwards(mostAtOnce = 2): Afterwards {
  const stopping = new AbortController();
  let waiting: { key: string; work: (signal: AbortSignal) => Promise<void> }[] = [];
  const underWay = new Map<string, Promise<void>>();

  function begin(): void {
    while (underWay.size < mostAtOnce) {
      const next = waiting.find(({ key }) => !underWay.has(key));
      if (!next) return;
      waiting = waiting.filter((each) => each !== next);
      underWay.set(
        next.key,
        run(next.work).finally(() => end(next.key)),
      );
    }
  }

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    try {
      await work(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) console.error(loggable(error));
    }
  }

  function end(key: string): void {
    underWay.delete(key);
    begin();
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay.values());
  }

  return {
    later(key, work) {
      if (stopping.signal.aborted) return;
      waiting.push({ key, work });
      begin();
    },
    settled,
    stop() {
      stopping.abort();
      waiting = [];
      return settled();
    },
  };
}
