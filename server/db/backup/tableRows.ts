import { createHash, type Hash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';

/** How many rows are in memory at once. */
const atOnce = 500;

interface Column {
  name: string;
  /** False for what the database works out by itself. */
  isStored: boolean;
  /** Whether its order would depend on a language. */
  hasCollation: boolean;
  /** Its place in the primary key; null for the others. */
  place: number | null;
}

/** The columns of a table, in their order. */
export const columnsOf = (tx: Db, table: string): Promise<Column[]> =>
  rowsOf(
    tx,
    sql`
    select column_.attname as name, column_.attgenerated = '' as "isStored",
      column_.attcollation <> 0 as "hasCollation",
      array_position(key.indkey::int2[], column_.attnum) as place
    from pg_attribute as column_
    left join pg_index as key on key.indrelid = column_.attrelid and key.indisprimary
    where column_.attrelid = ${`public."${table}"`}::regclass and column_.attnum > 0 and not column_.attisdropped
    order by column_.attnum
  `,
  );

/** All rows of a table as lines of JSON, in the order of their keys, in every database the same; some at a time. */
export async function* readRows(tx: Db, table: string): AsyncGenerator<string[]> {
  const order = orderBy(await columnsOf(tx, table));
  await tx.execute(sql`
    declare backup_rows no scroll cursor for
    select to_jsonb(row_)::text as line from ${sql.identifier(table)} as row_ order by ${order}
  `);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch forward ${atOnce} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

function orderBy(columns: readonly Column[]): SQL {
  const key = columns
    .filter(({ place }) => place !== null)
    .sort((a, b) => Number(a.place) - Number(b.place))
    .map(({ name, hasCollation }) => sql`${sql.identifier(name)}${hasCollation ? sql` collate "C"` : sql``}`);
  return key.length > 0 ? sql.join(key, sql`, `) : sql`to_jsonb(row_)::text collate "C"`;
}

/** Counts lines and makes their checksum. */
export function createTally() {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines: readonly string[]): void {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    total: (): Tally => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** What a table holds, in two numbers. */
export interface Tally {
  rows: number;
  sha256: string;
}

/** What a table holds, of whichever database. */
export async function tallyOf(tx: Db, table: string): Promise<Tally> {
  const tally = createTally();
  for await (const lines of readRows(tx, table)) tally.add(lines);
  return tally.total();
}
