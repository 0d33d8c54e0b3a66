import { vi } from 'vitest';
import type { Db } from '../../../server/db/database';

interface Client {
  /** The embedded database takes the text of a query, the other one an object that has it. */
  query(
    query: string | { text: string },
    params?: unknown[],
    options?: unknown,
  ): Promise<{ rows: unknown[] }>;
}

const clientOf = (db: Db) => (db as unknown as { $client: Client }).$client;

/** Every query that something makes outside a transaction, with what the database answered. */
export async function queriesOf(db: Db, act: () => Promise<unknown>) {
  const spy = vi.spyOn(clientOf(db), 'query');
  try {
    await act();
    return await Promise.all(
      spy.mock.calls.map(async ([query, params], index) => {
        const sql = typeof query === 'string' ? query : query.text;
        const answer: { rows: unknown[] } = await spy.mock.results[index]?.value;
        return { sql, params, rows: answer.rows };
      }),
    );
  } finally {
    spy.mockRestore();
  }
}

/** How the database carries out the queries that something makes on a table, as its planner says. */
export async function plansOf(db: Db, table: string, act: () => Promise<unknown>): Promise<string> {
  const made = (await queriesOf(db, act)).filter(({ sql }) => sql.includes(`from "${table}"`));
  const plans: string[] = [];
  for (const { sql, params } of made) {
    const { rows } = await clientOf(db).query(`explain ${sql}`, params);
    plans.push(rows.flatMap((row) => Object.values(row as object)).join('\n'));
  }
  return plans.join('\n\n');
}
