import { readFile, writeFile } from 'node:fs/promises';

/**
 * Makes a file that names this process, to say that something is its own for now.
 *
 * @returns false if there is such a file already
 */
export async function createPidFile(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that a file names; null while nothing is written yet. */
export const readPidFile = async (file: string): Promise<number | null> =>
  Number(await readFile(file, 'utf8')) || null;

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, but not ours to signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
