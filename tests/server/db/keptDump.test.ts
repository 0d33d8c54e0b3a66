import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findKeptDump, keptDump, type Origin } from '../../../server/db/keptDump';

let root: string;
let directory: string;
let made: number;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hearken-'));
  directory = path.join(root, 'kept');
  made = 0;
  await mkdir(path.join(root, 'seed/deep'), { recursive: true });
  await writeFile(path.join(root, 'seed/deep/texts.ts'), 'one');
  await writeFile(path.join(root, 'lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

const origin: Origin = { sources: ['seed', 'lock.json'], now: new Date('2026-05-20T12:00:00.000Z') };

/** The text of the dump; it counts how often one had to be made. */
const dump = async (of = origin) =>
  (await keptDump(of, async () => new Blob([`dump ${++made}`]), { root, directory })).text();

describe('a kept dump', () => {
  it('is made once', async () => {
    expect(await dump()).toBe('dump 1');
    expect(await dump()).toBe('dump 1');
  });

  it.each([
    ['a source changes', () => writeFile(path.join(root, 'seed/deep/texts.ts'), 'two')],
    ['a source is new', () => writeFile(path.join(root, 'seed/more.ts'), '')],
    ['a source is gone', () => rm(path.join(root, 'seed/deep/texts.ts'))],
  ])('is made again when %s', async (_when, change) => {
    await dump();
    await change();
    expect(await dump()).toBe('dump 2');
  });

  it('is made again for another moment, and there again for the first', async () => {
    await dump();
    expect(await dump({ ...origin, now: new Date('2026-05-20T13:00:00.000Z') })).toBe('dump 2');
    expect(await dump()).toBe('dump 1');
  });

  it('is made once for all who ask for it at the same time', async () => {
    const texts = await Promise.all([dump(), dump(), dump()]);
    expect(texts).toEqual(['dump 1', 'dump 1', 'dump 1']);
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('is found by who can do without, once there is one', async () => {
    expect(await findKeptDump(origin, { root, directory })).toBeNull();
    await dump();
    expect(await (await findKeptDump(origin, { root, directory }))?.text()).toBe('dump 1');
  });

  it('is made by the next one when its maker fails', async () => {
    const failing = keptDump(origin, () => Promise.reject(new Error('no room')), { root, directory });
    await expect(failing).rejects.toThrow('no room');
    expect(await dump()).toBe('dump 1');
  });

  it('is made by another at once when its maker has been ended', async () => {
    await dump();
    const [name] = await readdir(directory);
    await rm(path.join(directory, name ?? ''));
    await writeFile(path.join(directory, `${name}.making`), String(spawnSync('node', ['--version']).pid));
    expect(await dump()).toBe('dump 2');
  });

  it('is made by another when its maker has been at it for a minute', async () => {
    await dump();
    const [name] = await readdir(directory);
    const file = path.join(directory, name ?? '');
    await rename(file, `${file}.making`);
    const longAgo = new Date(Date.now() - 61_000);
    await utimes(`${file}.making`, longAgo, longAgo);
    expect(await dump()).toBe('dump 2');
  });

  it('goes when four others have been used since', async () => {
    const at = (hour: number) => ({ ...origin, now: new Date(Date.UTC(2026, 4, 20, hour)) });
    for (const hour of [1, 2, 3, 4, 5]) await dump(at(hour));
    expect(await readdir(directory)).toHaveLength(4);
    expect(await dump(at(5))).toBe('dump 5');
    expect(await dump(at(1))).toBe('dump 6');
  });

  it('is made every time where it cannot be kept', async () => {
    await writeFile(directory, 'a file where the directory should be');
    expect(await dump()).toBe('dump 1');
    expect(await dump()).toBe('dump 2');
  });
});
