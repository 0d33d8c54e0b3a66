import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PgliteDatabase, type PgliteQueryResultHKT } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { findKeptDump, keptDump } from './keptDump';
import * as tables from './tables';

/** What queries run on: the database itself, or a transaction in it. */
export type Db = PgDatabase<PgliteQueryResultHKT, typeof tables>;

export interface Database {
  db: PgliteDatabase<typeof tables>;
  /** All that is in it, for {@link openDatabase}. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/** For the index behind the search for users. */
const extensions = { pg_trgm };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the embedded Postgres and brings it up to the newest migration. PGlite has no lock of its own: two processes
 * on one directory lose rows silently, so the caller holds a lock file.
 *
 * @param where the directory that keeps the data, or where to begin in memory: empty, or with what was dumped
 */
export async function openDatabase(where: 'memory' | { dir: string } | { dump: Blob }): Promise<Database> {
  if (where === 'memory') return openDatabase({ dump: await emptyDump() });
  if ('dump' in where) return migrated(await PGlite.create({ extensions, loadDataDir: where.dump }));
  await mkdir(where.dir, { recursive: true });
  const isNew = (await readdir(where.dir)).length === 0;
  const empty = isNew && (await findKeptDump(emptyOrigin));
  return migrated(await PGlite.create(where.dir, { extensions, ...(empty && { loadDataDir: empty }) }));
}

const emptyOrigin = { sources: ['server/db/migrations', 'server/db/database.ts', 'package-lock.json'] };

const emptyDump = () =>
  keptDump(emptyOrigin, async () => {
    const database = await migrated(await PGlite.create({ extensions }));
    const empty = await database.dump();
    await database.close();
    return empty;
  });

async function migrated(client: PGlite): Promise<Database> {
  const db = drizzle(client, { schema: tables, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return { db, dump: () => dump(client), close: () => client.close() };
}

/** Without the checkpoint Postgres begins with what it does after a crash, and leaves 32 ids out in every table. */
async function dump(client: PGlite): Promise<Blob> {
  await client.exec('checkpoint');
  return client.dumpDataDir('none');
}
