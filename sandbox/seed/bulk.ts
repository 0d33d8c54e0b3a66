import { getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../server/db/database';
import type { chats, costs, devLogs, promptLogs, sessionModules, sessions } from '../../server/db/tables';

type BulkTable =
  | typeof chats
  | typeof costs
  | typeof devLogs
  | typeof promptLogs
  | typeof sessionModules
  | typeof sessions;

/** Takes `count` ids of a table out of circulation and returns the first of them. Within a transaction only. */
export async function reserveIds(db: Db, table: BulkTable, count: number): Promise<number> {
  if (count === 0) return 0;
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  const [row] = await rowsOf<{ last: number }>(
    db,
    sql`select setval(${sequence}, nextval(${sequence}) + ${count - 1})::int as last`,
  );
  if (!row) throw new Error(`No ids for ${getTableName(table)}`);
  return row.last - count + 1;
}

/**
 * Inserts any number of rows, ids included, in one statement with one parameter; a row by row insert of ten thousand
 * chats takes longer than a test waits.
 */
export async function insertAll<Table extends BulkTable>(
  db: Db,
  table: Table,
  rows: (InferInsertModel<Table> & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows, (_key, value: unknown) => (isRow(value) ? inSnakeCase(value) : value));
  await db.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
  );
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inSnakeCase = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
