import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPidFile, isRunning, readPidFile } from '../pidFile';
import { makeDataDir } from './dataDir';

/** Thrown when another process works on the same data. */
export class DataInUse extends Error {
  override name = 'DataInUse';

  constructor(
    readonly dir: string,
    readonly pid: number | null,
    variable: string,
  ) {
    super(
      `Another Hearken${pid ? ` (process ${pid})` : ''} works on the data in ${dir}. Stop that one, or give ` +
        `this one a directory of its own with ${variable}.`,
    );
  }
}

/** A holder shows that it lives by touching its lock; filling a database can keep it from that for a while. */
const touchEveryMs = 10_000;
const silentForMs = 120_000;
/** Between making the file and writing into it lies an instant. */
const emptyForMs = 5_000;

/** The database's own directory inside the one that holds the data. */
export const databaseDir = (dir: string): string => path.join(dir, 'database');

/**
 * Takes the data directory for this process. The embedded Postgres has no lock of its own: two processes on one
 * directory would lose rows silently. The lock of a process that ended without letting go is taken over.
 *
 * @param variable what names the directory, for whoever has to name another one
 * @returns what lets go of the directory
 * @throws DataInUse
 */
export async function lockData(dir: string, variable: string): Promise<() => Promise<void>> {
  const file = path.join(dir, 'lock');
  await makeDataDir(dir, variable);
  if (!(await createPidFile(file))) {
    const lock = await read(file);
    if (lock && isHeld(lock)) throw new DataInUse(dir, lock.pid, variable);
    await rm(file, { force: true });
    if (!(await createPidFile(file))) throw new DataInUse(dir, null, variable);
    // Whoever took it over at the same moment may have removed our file: the later one has it.
    await delay(100);
    const now = await read(file);
    if (now?.pid !== process.pid) throw new DataInUse(dir, now?.pid ?? null, variable);
  }
  const touch = () => utimes(file, new Date(), new Date()).catch(() => undefined);
  const touching = setInterval(touch, touchEveryMs).unref();
  return async () => {
    clearInterval(touching);
    await rm(file, { force: true });
  };
}

interface Lock {
  /** Null while nothing is written yet. */
  pid: number | null;
  silentMs: number;
}

async function read(file: string): Promise<Lock | null> {
  try {
    const [pid, { mtimeMs }] = await Promise.all([readPidFile(file), stat(file)]);
    return { pid, silentMs: Date.now() - mtimeMs };
  } catch {
    return null;
  }
}

/** A number that is in use again by some other process would keep everyone out, so silence counts as well. */
function isHeld({ pid, silentMs }: Lock): boolean {
  if (pid === null) return silentMs < emptyForMs;
  return silentMs < silentForMs && isRunning(pid);
}
