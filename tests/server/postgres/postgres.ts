import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { testPostgres } from '../support/testDatabase';

/** The Postgres that these tests run on, as whoever may do everything. */
export const postgres = testPostgres() ?? '';

/** A name that no other database has. */
export const newName = (): string => `test_${randomUUID().replaceAll('-', '_')}`;

/** Does something in a database as whoever may do everything. */
export async function asOwner<Result>(
  work: (client: pg.Client) => Promise<Result>,
  url = postgres,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
