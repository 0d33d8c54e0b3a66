import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the directory of the data, unless it is there.
 *
 * @param variable what names the directory
 * @throws Error with a sentence that begins with the variable's name, where this process may not write
 */
export async function makeDataDir(dir: string, variable: string): Promise<void> {
  try {
    await makeAll(path.resolve(dir));
    await access(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${variable} names ${dir}, ${reasons[code ?? ''] ?? `which can't be used (${code})`}.`, {
      cause: error,
    });
  }
}

/** Node's own way of making those above as well never ends where a system makes none, such as below /proc. */
async function makeAll(dir: string): Promise<void> {
  const parent = path.dirname(dir);
  await mkdir(dir).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' && (await stat(dir)).isDirectory()) return;
    if (error.code !== 'ENOENT' || (await isThere(parent)) || parent === dir) throw error;
    await makeAll(parent);
    await mkdir(dir);
  });
}

const isThere = (dir: string) =>
  access(dir).then(
    () => true,
    () => false,
  );

const notWritable = 'where this process may not write. Give its user the directory, or name another one';

const reasons: Record<string, string> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  EEXIST: 'which is a file. Name a directory',
  ENOTDIR: 'which lies below a file. Name a directory',
  ENOENT: 'where nothing can be made. Name another one',
  ENOSPC: 'where no room is left',
};
