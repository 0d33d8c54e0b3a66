import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/**
 * Makes the directory of the data, unless it is there.
 *
 * @param variable what names the directory
 * @throws Error with a sentence that begins with the variable's name, where this process may not write
 */
export async function makeDataDir(dir: string, variable: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true });
    await access(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${variable} names ${dir}, ${reasons[code ?? ''] ?? `which can't be used (${code})`}.`, {
      cause: error,
    });
  }
}

const notWritable = 'where this process may not write. Give its user the directory, or name another one';

const reasons: Record<string, string> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  EEXIST: 'which is a file. Name a directory',
  ENOTDIR: 'which lies below a file. Name a directory',
  ENOSPC: 'where no room is left',
};
