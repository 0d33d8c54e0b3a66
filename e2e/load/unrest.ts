import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster';
import type { ServerProcess } from './processes';

export interface Unrest {
  killed: number;
  /** With what each process ended that was replaced by a newer one. */
  codes: (number | null)[];
}

/**
 * Kills one of the processes every so often, and begins another in its place; meanwhile replaces all that were there at the
 * beginning, one after the other.
 *
 * @returns what ends it, and tells what was done
 */
export function disturb(cluster: Cluster, everyMs: number): () => Promise<Unrest> {
  const ending = new AbortController();
  const pause = (ms: number) => delay(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  const done: Unrest = { killed: 0, codes: [] };
  /** Those that are to be replaced: they are left to end as they should. */
  let old: readonly ServerProcess[] = [];

  const kill = async () => {
    for (;;) {
      await pause(everyMs);
      if (ending.signal.aborted) return;
      const victim = cluster.processes.find((process) => !old.includes(process));
      if (!victim || cluster.processes.length < 2) continue;
      cluster.remove(victim);
      await victim.kill();
      done.killed++;
      await cluster.add();
    }
  };

  const upgrade = async () => {
    await pause(2 * everyMs);
    old = [...cluster.processes];
    for (const process of old) {
      if (ending.signal.aborted) return;
      await cluster.add();
      cluster.remove(process);
      done.codes.push(await process.stop());
    }
  };

  const both = Promise.all([kill(), upgrade()]);
  return async () => {
    ending.abort();
    await both;
    return done;
  };
}
