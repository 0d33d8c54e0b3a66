import { createDatabase } from '../../scripts/postgres/createDatabase';
import { startPostgres } from '../../scripts/postgres/startPostgres';

export interface LoadDatabase {
  url: string;
  close(): Promise<void>;
}

/** A Postgres of its own with an empty database in it; both go when it is closed. */
export async function startLoadDatabase(): Promise<LoadDatabase> {
  const postgres = await startPostgres();
  return { url: await createDatabase(postgres.urlOf('postgres'), 'load'), close: postgres.stop };
}
