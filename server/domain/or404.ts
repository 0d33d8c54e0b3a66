import { type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import { refuse } from './refusal';

/**
 * The first row that a query has brought; 404 with this message when there is none.
 *
 * @example
 * const item = firstOr404(await db.select().from(news).where(eq(news.id, id)), 'There is no such news item.');
 */
export const firstOr404 = <Row>(rows: readonly Row[], message: string): Row =>
  rows[0] ?? refuse(404, message);

/**
 * Changes the rows that meet a condition; 404 with this message when there is none.
 *
 * @example
 * await updateOr404(db, modules, eq(modules.id, id), { enabled }, 'There is no such module.');
 */
export async function updateOr404<Table extends PgTable>(
  db: Db,
  table: Table,
  where: SQL | undefined,
  values: PgUpdateSetSource<Table>,
  message: string,
): Promise<void> {
  const changed = await db.update(table).set(values).where(stated(where)).returning(nothing);
  firstOr404(changed, message);
}

/** Deletes the rows that meet a condition; 404 with this message when there is none. */
export async function deleteOr404(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  message: string,
): Promise<void> {
  firstOr404(await db.delete(table).where(stated(where)).returning(nothing), message);
}

/** Only how many rows there were is of interest. */
const nothing = { row: sql`1` };

/** A condition is undefined where all its parts are; without one, every row would be meant. */
function stated(where: SQL | undefined): SQL {
  if (!where) throw new Error('Which rows? The condition is missing');
  return where;
}
