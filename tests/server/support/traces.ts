import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../server/db/database';

/** A value of a table that tells of somebody. */
export interface Trace {
  /** E.g. `chats.text`. */
  column: string;
  /** The texts in it that do. */
  texts: string[];
}

/** Looks for words in every column of every table, whichever there are. */
export async function findTraces(db: Db, words: readonly string[]): Promise<Trace[]> {
  const tables = await tablesOf(db);
  const found: Trace[] = [];
  for (const table of tables) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      db,
      sql`select to_jsonb(row_) as row from ${sql.identifier(table)} as row_`,
    );
    for (const { row } of rows) {
      for (const [name, value] of Object.entries(row)) {
        const texts = textsIn(value).filter((text) => tells(text, words));
        if (texts.length > 0) found.push({ column: `${table}.${name}`, texts });
      }
    }
  }
  return found;
}

/** Every table that there is. */
export async function tablesOf(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The columns among traces, each once. */
export const columnsIn = (traces: readonly Trace[]): string[] =>
  [...new Set(traces.map(({ column }) => column))].sort();

const tells = (text: string, words: readonly string[]) =>
  words.some((word) => text.toLowerCase().includes(word.toLowerCase()));

/** All texts in a value of JSON, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...textsIn(each)]);
}
