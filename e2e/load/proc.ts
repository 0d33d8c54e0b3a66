import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** How long a process has had a processor so far, in milliseconds. */
export async function cpuMs(pid: number): Promise<number> {
  const { own } = await readStat(pid);
  return own;
}

/** The same for processes of one parent, that one and those included that have ended. */
export async function cpuMsOfFamily(pids: readonly number[]): Promise<number> {
  const children = await Promise.all(pids.map(readStat));
  const parent = await readStat(children.find(({ parent }) => parent > 1)?.parent ?? 0);
  return children.reduce((sum, { own }) => sum + own, parent.own + parent.ended);
}

interface Stat {
  parent: number;
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

/** One that has ended meanwhile counts as none. */
async function readStat(pid: number): Promise<Stat> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name may hold spaces; it ends with the last bracket.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) * tickMs;
  return { parent: fields[1] ?? 0, own: ticks(11), ended: ticks(13) };
}

/** What of a process's memory is in use, in MB. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
