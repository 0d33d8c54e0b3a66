import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/database';

/** Empties every table, whichever there are, and lets ids begin at 1 again. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql`do $$ begin execute (
    select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public'
  ); end $$`);
}
