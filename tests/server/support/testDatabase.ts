import { randomUUID } from 'node:crypto';
import { createDatabase } from '../../../scripts/postgres/createDatabase';
import { template, urlVariable } from '../../../scripts/postgres/variables';
import type { PostgresPlace } from '../../../server/db/postgresPlace';

/** The Postgres that these tests run on; null for the embedded one. */
export const testPostgres = (): string | null => process.env[urlVariable] ?? null;

/** An empty database with its tables for `openDatabase`: the one switch between the two that the tests run on. */
export async function emptyPlace(): Promise<'memory' | PostgresPlace> {
  const maintenance = testPostgres();
  return maintenance
    ? { url: await createDatabase(maintenance, `test_${randomUUID()}`, template) }
    : 'memory';
}
