import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataInUse, lockData } from '../../../server/db/dataLock';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hearken-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('the lock on the data', () => {
  it('keeps a second process out, and lets go', async () => {
    const release = await lockData(dir, 'DATA_DIR');
    await expect(lockData(dir, 'DATA_DIR')).rejects.toThrow(
      new RegExp(`process ${process.pid}\\).*DATA_DIR`),
    );
    await expect(lockData(dir, 'DATA_DIR')).rejects.toBeInstanceOf(DataInUse);
    await release();
    expect(await readdir(dir)).toEqual([]);
    await (await lockData(dir, 'DATA_DIR'))();
  });

  it.each([
    ['a process that is gone', '2147483646', 0],
    ['a process that has fallen silent, whose number is in use again', String(process.pid), 180],
    ['a broken write', '', 10],
  ])('is taken over from %s', async (_of, pid, silentSeconds) => {
    const file = path.join(dir, 'lock');
    const at = new Date(Date.now() - silentSeconds * 1000);
    await writeFile(file, pid);
    await utimes(file, at, at);
    await (await lockData(dir, 'DATA_DIR'))();
  });

  it.each([
    ['is a file', ['data']],
    ['lies below one', ['data', 'hearken']],
  ])('says which variable to look at where its directory %s', async (_where, parts) => {
    await writeFile(path.join(dir, 'data'), '');
    const place = path.join(dir, ...parts);
    await expect(lockData(place, 'DATA_DIR')).rejects.toThrow(
      /^DATA_DIR names .* a file\. Name a directory\.$/,
    );
  });

  it.runIf(process.platform === 'linux')('says so where a system makes no directories', async () => {
    await expect(lockData('/proc/hearken/data', 'DATA_DIR')).rejects.toThrow(
      'DATA_DIR names /proc/hearken/data, where nothing can be made.',
    );
  });

  it('is not taken from a process that is just writing it', async () => {
    await writeFile(path.join(dir, 'lock'), '');
    await expect(lockData(dir, 'DATA_DIR')).rejects.toBeInstanceOf(DataInUse);
  });
});
