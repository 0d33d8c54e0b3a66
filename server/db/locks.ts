import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** What can be locked as a whole, where no row stands for it; the numbers are the database's names for the locks. */
const numbers = { questionnaire: 1, jobs: 2, base: 3, migrations: 4 };

/** Waits until no other transaction holds the lock, and holds it until this transaction ends. */
export async function takeLock(transaction: Db, name: keyof typeof numbers): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${numbers[name]})`);
}
