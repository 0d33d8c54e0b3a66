import { sql } from 'drizzle-orm';
import type { Db } from '../database';
import type { Reader } from './readBackup';
import { columnsOf, createTally, type Tally } from './tableRows';

/** How much is given to the database at once. */
const most = { rows: 500, characters: 1_000_000 };

/**
 * Puts the rows of a backup that come next into their table.
 *
 * @returns what they were, and the line behind them
 */
export async function loadTable(
  tx: Db,
  table: string,
  next: Reader['next'],
): Promise<{ tally: Tally; behind: string }> {
  const stored = (await columnsOf(tx, table)).filter(({ isStored }) => isStored);
  const columns = sql.join(
    stored.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const tally = createTally();
  let waiting: string[] = [];
  let characters = 0;

  async function insert(): Promise<void> {
    if (waiting.length === 0) return;
    const name = sql.identifier(table);
    await tx.execute(sql`
      insert into ${name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${waiting.join(',')}]`}::jsonb)
    `);
    tally.add(waiting);
    waiting = [];
    characters = 0;
  }

  for (;;) {
    const line = await next();
    if (!line.startsWith('{')) {
      await insert();
      return { tally: tally.total(), behind: line };
    }
    waiting.push(line);
    characters += line.length;
    if (waiting.length === most.rows || characters > most.characters) await insert();
  }
}
