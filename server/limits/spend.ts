import { createHash } from 'node:crypto';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { limits } from '../db/tables';
import type { Rate } from './limits';

/** Whom a limit concerns, as the database knows it. */
export const limitKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const inSeconds = (seconds: number | SQL): SQL => sql`make_interval(secs => ${seconds})`;

/**
 * Uses a limit up by one, unless nothing of it is left. What stands in the database is the moment at which all of it is
 * there again.
 *
 * @returns 0, or the seconds after which it is worth another try
 */
export async function spend(db: Db, key: string, { times, seconds }: Rate): Promise<number> {
  const each = seconds / times;
  const after = sql`greatest(${limits.until}, now()) + ${inSeconds(each)}`;
  const [used] = await db
    .insert(limits)
    .values({ key, until: sql`now() + ${inSeconds(each)}` })
    .onConflictDoUpdate({
      target: limits.key,
      set: { until: after },
      setWhere: sql`${after} <= now() + ${inSeconds(seconds)}`,
    })
    .returning({ key: limits.key });
  return used ? 0 : secondsUntil(db, key, sql`${limits.until} - ${inSeconds(seconds - each)}`);
}

/** Takes one use back. */
export async function giveBack(db: Db, key: string, { times, seconds }: Rate): Promise<void> {
  await db
    .update(limits)
    .set({ until: sql`${limits.until} - ${inSeconds(seconds / times)}` })
    .where(eq(limits.key, key));
}

/** Whole seconds until a moment that is reckoned from a row; at least one. */
export async function secondsUntil(db: Db, key: string, moment: SQL): Promise<number> {
  const [row] = await db
    .select({ wait: sql<number>`ceil(extract(epoch from ${moment} - now()))::int` })
    .from(limits)
    .where(eq(limits.key, key));
  return Math.max(1, row?.wait ?? 1);
}

/** Forgets what is all there again. */
export async function removeUnused(db: Db): Promise<void> {
  await db.delete(limits).where(lt(limits.until, sql`now()`));
}
