import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';

/** The number that each sequence gave last; without those that have given none. */
export async function readSequences(tx: Db): Promise<Record<string, string>> {
  const rows = await rowsOf<{ name: string; last: string }>(
    tx,
    sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename collate "C"
  `,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Lets sequences go on behind the numbers that they have given. */
export async function setSequences(tx: Db, sequences: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await tx.execute(sql`select setval(${`public."${name}"`}::regclass, ${last}::bigint)`);
}
