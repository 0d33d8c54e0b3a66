import { mkdir, readdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database';
import { findKeptDump, keptDump } from './keptDump';
import { migrationsFolder, needsMigration } from './migrations';
import * as tables from './tables';

/** The directory that keeps the data, or where to begin in memory: empty, or with what was dumped. */
export type EmbeddedPlace = 'memory' | { dir: string } | { dump: Blob };

export interface EmbeddedDatabase extends Database {
  /** All that is in it, to begin with in memory. */
  dump(): Promise<Blob>;
}

/** For the index behind the search for users. */
const extensions = { pg_trgm };

/**
 * Opens the embedded Postgres and brings it up to the newest migration. PGlite has no lock of its own: two processes
 * on one directory lose rows silently, so the caller holds a lock file.
 */
export async function openEmbedded(where: EmbeddedPlace, migrates = true): Promise<EmbeddedDatabase> {
  if (where === 'memory') return openEmbedded({ dump: await emptyDump() });
  if ('dump' in where) return opened(await PGlite.create({ extensions, loadDataDir: where.dump }), migrates);
  const { dir } = where;
  await mkdir(dir, { recursive: true });
  const isNew = (await readdir(dir)).length === 0;
  const empty = isNew && (await findKeptDump(emptyOrigin));
  const client = await PGlite.create(dir, { extensions, ...(empty && { loadDataDir: empty }) });
  return opened(client, migrates, dir);
}

const emptyOrigin = {
  sources: ['server/db/migrations', 'server/db/migrations.ts', 'server/db/embedded.ts', 'package-lock.json'],
};

const emptyDump = () =>
  keptDump(emptyOrigin, async () => {
    const database = await opened(await PGlite.create({ extensions }), true);
    const empty = await database.dump();
    await database.close();
    return empty;
  });

async function opened(client: PGlite, migrates: boolean, dir = 'memory'): Promise<EmbeddedDatabase> {
  const db = drizzle(client, { schema: tables, casing: 'snake_case' });
  try {
    if ((await needsMigration(db, `The database in ${dir}`)) && migrates)
      await migrate(db, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, dump: () => dump(client), close: () => client.close() };
}

/** Without the checkpoint Postgres begins with what it does after a crash, and leaves 32 ids out in every table. */
async function dump(client: PGlite): Promise<Blob> {
  await client.exec('checkpoint');
  return client.dumpDataDir('none');
}
