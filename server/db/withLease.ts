import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from './database';
import { leases } from './tables';

/** Longer than what is done under a lease takes; a process that ends in the middle of it keeps others waiting as long. */
const leaseFor = sql`interval '2 minutes'`;

/**
 * Does what one at a time may do, in whichever process. By the database's clock, and in no transaction: it may wait for other
 * servers meanwhile (D-175).
 *
 * @returns whether it was done; not where somebody is at it
 */
export async function withLease(db: Db, name: string, work: () => Promise<void>): Promise<boolean> {
  const now = sql`clock_timestamp()`;
  const [lease] = await db
    .insert(leases)
    .values({ name, until: sql`${now} + ${leaseFor}` })
    .onConflictDoUpdate({
      target: leases.name,
      set: { until: sql`excluded.until` },
      setWhere: lt(leases.until, now),
    })
    .returning();
  if (!lease) return false;
  try {
    await work();
  } finally {
    await db.delete(leases).where(and(eq(leases.name, name), eq(leases.until, lease.until)));
  }
  return true;
}
