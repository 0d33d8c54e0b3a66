import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';

/**
 * Takes away what holds rows of one table to those of another, so that they can come in any order.
 *
 * @returns what puts it back, and fails where rows refer to what is not there
 */
export async function dropForeignKeys(tx: Db): Promise<() => Promise<void>> {
  const rows = await rowsOf<{ table: string; name: string; definition: string }>(
    tx,
    sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid
  `,
  );
  for (const { table, name } of rows)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  return async () => {
    for (const { table, name, definition } of rows)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  };
}
