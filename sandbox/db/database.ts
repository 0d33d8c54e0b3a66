import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PgliteDatabase, type PgliteQueryResultHKT } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as tables from './tables';

/** What queries run on: the database itself, or a transaction in it. */
export type Db = PgDatabase<PgliteQueryResultHKT, typeof tables>;

export interface Database {
  db: PgliteDatabase<typeof tables>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the embedded Postgres and brings it up to the newest migration. PGlite has no lock of its own: two processes
 * on one directory lose rows silently, so the caller holds a lock file.
 *
 * @param where `memory` for tests, or the directory that keeps the data
 */
export async function openDatabase(where: 'memory' | { dir: string }): Promise<Database> {
  if (where !== 'memory') await mkdir(where.dir, { recursive: true });
  const client = await PGlite.create(where === 'memory' ? undefined : where.dir);
  const db = drizzle(client, { schema: tables, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.close() };
}
