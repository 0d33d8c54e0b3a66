import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster';
import type { ServerProcess } from './processes';

export interface Unrest {
  killed: number;
  /** With what each process ended that was replaced by a newer one. */
  codes: (number | null)[];
}

/**
 * Replaces all processes that are there, one after the other; meanwhile kills one of the newer ones every so often, or as
 * soon after as there is one, and begins another in its place.
 *
 * @returns what ends the killing, waits for the last of the old ones, and tells what was done
 */
export function disturb(cluster: Cluster, everyMs: number): () => Promise<Unrest> {
  const ending = new AbortController();
  const pause = (ms: number) => delay(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  const done: Unrest = { killed: 0, codes: [] };
  /** They are left to end as they should. */
  const old: readonly ServerProcess[] = [...cluster.processes];

  const kill = async () => {
    while (!ending.signal.aborted) {
      const victim = cluster.processes.find((process) => !old.includes(process));
      if (!victim || cluster.processes.length < 2) {
        await pause(100);
        continue;
      }
      cluster.remove(victim);
      await victim.kill();
      done.killed++;
      await Promise.all([pause(everyMs), cluster.add()]);
    }
  };

  const upgrade = async () => {
    for (const process of old) {
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
