import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { emptyTables } from './emptyTables';
import { emptyPlace } from './testDatabase';

const place = globalThis as { hearkenDatabases?: Database[] };

/**
 * An empty database in memory, with its tables. `close` gives it back, for another file of the same thread: opening one
 * takes longer than most files' tests.
 */
export async function borrowDatabase(): Promise<Database> {
  place.hearkenDatabases ??= [];
  const unused = place.hearkenDatabases;
  const former = unused.pop();
  if (former) await emptyTables(former.db);
  const database = former ?? (await openDatabase(await emptyPlace()));
  return { ...database, close: async () => void unused.push(database) };
}
