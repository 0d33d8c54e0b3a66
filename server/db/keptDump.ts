import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOnce } from '../makeOnce';

const root = fileURLToPath(new URL('../..', import.meta.url));
const places = { root, directory: path.join(root, '.cache/databases') };

/** Some 45 MB each: the empty database, the demonstration of this hour, and those of tests. */
const kept = 4;

const longestMakingMs = 60_000;

/** What decides what a database looks like. */
export interface Origin {
  /** Files and directories of the project that make it. */
  sources: readonly string[];
  /** The moment that it was filled at. */
  now?: Date;
}

/** Gives the kept dump of such a database; null where none is kept. */
export async function findKeptDump(origin: Origin, { root, directory } = places): Promise<Blob | null> {
  const file = path.join(directory, `${await fingerprint(root, origin)}.tar`);
  const known = await readFile(file).catch(() => null);
  if (known) await utimes(file, new Date(), new Date()).catch(() => undefined);
  return known && new Blob([known]);
}

/**
 * Gives the dump of a database that takes seconds to make: the kept one, unless something has changed that decides
 * what it looks like.
 */
export async function keptDump(
  origin: Origin,
  make: () => Promise<Blob>,
  { root, directory } = places,
): Promise<Blob> {
  const file = path.join(directory, `${await fingerprint(root, origin)}.tar`);
  await mkdir(directory, { recursive: true }).catch(() => undefined);
  return makeOnce({
    find: () => findKeptDump(origin, { root, directory }),
    make: async () => {
      const dump = await make();
      // Keeping it saves time and nothing else: where that can't be done, e.g. on a full disk, all goes on without.
      await keep(file, dump).catch(() => undefined);
      return dump;
    },
    claim: `${file}.making`,
    longestMs: longestMakingMs,
  });
}

/** Written aside and renamed: another process finds a whole dump or none. */
async function keep(file: string, dump: Blob): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, new Uint8Array(await dump.arrayBuffer()));
  await rename(aside, file);
  await removeLeastUsed(path.dirname(file));
}

async function removeLeastUsed(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => !name.endsWith('.making'));
  const files = names.map((name) => path.join(directory, name));
  const used = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  const old = used.sort((a, b) => b.at - a.at).slice(kept);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}

async function fingerprint(root: string, { sources, now }: Origin): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([sources, now]));
  for (const source of sources) {
    for (const file of await filesOf(path.join(root, source)))
      hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 32);
}

async function filesOf(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
