import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../server/db/database';

/** What a table takes, with its indexes and what is stored aside. */
export interface Size {
  table: string;
  rows: number;
  bytes: number;
  indexBytes: number;
}

/** The tables of a database that take most. */
export function readSizes(db: Db): Promise<Size[]> {
  return rowsOf<Size>(
    db,
    sql`
      select relname as table, reltuples::int as rows, pg_total_relation_size(oid)::float as bytes,
        pg_indexes_size(oid)::float as "indexBytes"
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
      order by pg_total_relation_size(oid) desc limit 14
    `,
  );
}

/** What the prompt logs of messages take that were really sent, by prompt: as text, and as the database packs it. */
export function readPromptLogBytes(db: Db): Promise<{ key: string; bytes: number; kept: number }[]> {
  return rowsOf(
    db,
    sql`
      select prompt_key as key, avg(octet_length(request_json) + octet_length(response_json))::int as bytes,
        avg(pg_column_size(request_json) + pg_column_size(response_json))::int as kept
      from prompt_logs where request_json <> '{}' group by prompt_key order by prompt_key
    `,
  );
}
