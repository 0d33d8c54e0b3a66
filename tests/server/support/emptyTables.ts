import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../server/db/database';

/**
 * Empties every table, whichever there are, and lets ids begin at 1 again. Only what has been written to is touched, and
 * references are not looked after: to truncate everything takes many times as long.
 */
export async function emptyTables(db: Db): Promise<void> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
    `,
  );
  const written = rows.map(({ name }) => name);
  await db.execute(
    sql.raw(`do $$
      declare used record;
      begin
        perform set_config('session_replication_role', 'replica', true);
        ${written.map((name) => `delete from ${name};`).join(' ')}
        for used in
          select format('%I.%I', schemaname, sequencename) as name from pg_sequences
          where schemaname = 'public' and last_value is not null
        loop execute 'alter sequence ' || used.name || ' restart'; end loop;
      end $$`),
  );
  // Rows that are entered then stand in their order again, as in a new table.
  if (written.length > 0) await db.execute(sql.raw(`vacuum ${written.join(', ')}`));
}
