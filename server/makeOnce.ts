import { rm, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createPidFile, isRunning, readPidFile } from './pidFile';

interface Making<Value> {
  /** Gives what is there; null where nothing is. */
  find(): Promise<Value | null>;
  make(): Promise<Value>;
  /** The file that says that it is being made; its directory is there. */
  claim: string;
  /** Who takes longer has given up. */
  longestMs: number;
}

/** Gives what takes long to make, and is kept. Who asks while another process makes it waits for that one. */
export async function makeOnce<Value>({ find, make, claim, longestMs }: Making<Value>): Promise<Value> {
  for (;;) {
    const known = await find();
    if (known !== null) return known;
    if ((await toClaim(claim, longestMs)) !== 'taken') break;
    await setTimeout(100);
  }
  try {
    return await make();
  } finally {
    await rm(claim, { force: true }).catch(() => undefined);
  }
}

/** Says that something is being made; `impossible` where nothing can be written. */
async function toClaim(claim: string, longestMs: number): Promise<'mine' | 'taken' | 'impossible'> {
  try {
    if (await createPidFile(claim)) return 'mine';
  } catch {
    return 'impossible';
  }
  if (await isAbandoned(claim, longestMs)) await rm(claim, { force: true });
  return 'taken';
}

/** Whether whoever claimed it has been ended, or is about it for too long. */
async function isAbandoned(claim: string, longestMs: number): Promise<boolean> {
  try {
    const [pid, { mtimeMs }] = await Promise.all([readPidFile(claim), stat(claim)]);
    return Date.now() - mtimeMs > longestMs || (pid !== null && !isRunning(pid));
  } catch {
    // It has just gone.
    return false;
  }
}
