import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { limits } from '../db/tables';
import type { Limits } from './limits';
import { networkOf } from './networkOf';
import { giveBack, inSeconds, limitKey, secondsUntil, spend } from './spend';

/** After this time without a try all tries are forgotten. */
const memory = 24 * 60 * 60;
const firstWait = 60;
const longestWait = 15 * 60;

/** What keeps passwords from being guessed. */
export interface SignInGuard {
  /**
   * Counts a try as failed, before the password is looked at: of many at the same moment none is looked at for nothing.
   *
   * @returns the seconds to wait when it may not be looked at at all, or what notes that the password was right
   */
  begin(email: string, address: string): Promise<{ waitSeconds: number } | { succeeded(): Promise<void> }>;
}

/**
 * Makes the guard. Tries are counted by e-mail and client address together: whoever guesses elsewhere keeps nobody out.
 * Many client addresses that guess at one e-mail address have one try each, and so does whoever it belongs to.
 */
export function createSignInGuard(db: Db, { failedFrom, failedOf, failedInARow }: Limits): SignInGuard {
  return {
    async begin(email, address) {
      const account = email.trim().toLowerCase();
      const from = networkOf(address);
      const fromKey = limitKey('failedFrom', from);
      const ofKey = limitKey('failedOf', account);
      const pairKey = limitKey('failedInARow', account, from);

      const refusedFrom = await spend(db, fromKey, failedFrom);
      if (refusedFrom > 0) return { waitSeconds: refusedFrom };
      const isUnderAttack = (await spend(db, ofKey, failedOf)) > 0;
      const refused = await tryAgain(db, pairKey, isUnderAttack ? 1 : failedInARow);
      if (refused > 0) {
        // Nothing was tried.
        await giveBack(db, fromKey, failedFrom);
        if (!isUnderAttack) await giveBack(db, ofKey, failedOf);
        return { waitSeconds: refused };
      }
      return {
        succeeded: async () => {
          await db.delete(limits).where(eq(limits.key, pairKey));
          await giveBack(db, fromKey, failedFrom);
          if (!isUnderAttack) await giveBack(db, ofKey, failedOf);
        },
      };
    },
  };
}

/** Counts a try; 0, or the seconds to wait when it is not time for one yet. A try that comes too early changes nothing. */
async function tryAgain(db: Db, key: string, free: number): Promise<number> {
  const isForgotten = sql`${limits.until} <= now()`;
  const nextTry: SQL = sql`${limits.until} - ${inSeconds(memory)} + ${inSeconds(
    sql`case when ${limits.count} < ${free} then 0
      else least(${longestWait}, ${firstWait} * 2 ^ least(${limits.count} - ${free}, 10)) end`,
  )}`;
  const until = sql`now() + ${inSeconds(memory)}`;
  const [counted] = await db
    .insert(limits)
    .values({ key, count: 1, until })
    .onConflictDoUpdate({
      target: limits.key,
      set: { count: sql`case when ${isForgotten} then 1 else ${limits.count} + 1 end`, until },
      setWhere: sql`${isForgotten} or ${nextTry} <= now()`,
    })
    .returning({ key: limits.key });
  return counted ? 0 : secondsUntil(db, key, nextTry);
}
