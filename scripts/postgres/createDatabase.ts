import pg from 'pg';

/**
 * Makes a database.
 *
 * @param maintenance the address of any other database of the same Postgres, as somebody who may
 * @param origin the database that it begins as a copy of
 * @returns its address
 */
export async function createDatabase(maintenance: string, name: string, origin?: string): Promise<string> {
  const client = new pg.Client({ connectionString: maintenance });
  await client.connect();
  try {
    const from = origin === undefined ? '' : ` template ${client.escapeIdentifier(origin)}`;
    await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  return url.href;
}
