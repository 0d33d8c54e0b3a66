import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster';
import type { ServerProcess } from './processes';

export interface Unrest {
  killed: number;
  /** With what each process ended that was replaced by a newer one. */
  codes: (number | null)[];
}

/**
 * Kills one of the processes every so often, or as soon after as there is another in the place of the one before; meanwhile
 * replaces all that were there at the beginning, one after the other.
 *
 * @returns what ends it, and tells what was done
 */
export function disturb(cluster: Cluster, everyMs: number): () => Promise<Unrest> {
  const ending = new AbortController();
  const pause = (ms: number) => delay(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  const done: Unrest = { killed: 0, codes: [] };
  /** Those that are to be replaced: they are left to end as they should. */
  let old: readonly ServerProcess[] = [];
  const atBeginning = cluster.processes.length;

  const kill = async () => {
    await pause(everyMs);
    for (;;) {
      if (ending.signal.aborted) return;
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
    await pause(2 * everyMs);
    // One that was just killed has its successor first.
    while (cluster.processes.length < atBeginning && !ending.signal.aborted) await pause(100);
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
