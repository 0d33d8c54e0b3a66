import { createHash, randomBytes } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import { accounts, passwordLinks } from '../db/tables';
import { createAccounts } from './accounts';
import type { PasswordCost } from './passwords';

/** How long a link can be used. */
export const linkValidHours = 48;
/** How long it is known afterwards, to say why it is of no use any more. */
const knownMs = 30 * 24 * millisecondsInHour;

/** Why a link sets no password. */
export type BadLink = 'used' | 'expired' | 'unknown';

export type PasswordLinks = ReturnType<typeof createPasswordLinks>;

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/**
 * Makes the keeper of the links by which people set a password without the one before.
 *
 * @param issuer the provider's address with its trailing slash
 * @param passwordCost what the new password costs
 */
export function createPasswordLinks({
  db,
  clock,
  issuer,
  passwordCost,
}: {
  db: Db;
  clock: Clock;
  issuer: string;
  passwordCost?: PasswordCost;
}) {
  const { codeHash, accountId, expiresAt, usedAt } = passwordLinks;

  return {
    /**
     * Makes a link for an account; those of before are of no use any more.
     *
     * @param within the transaction that it is a part of, if any
     */
    async create(account: string, within: Db = db): Promise<string> {
      const code = randomBytes(32).toString('base64url');
      const until = new Date(clock.now().getTime() + linkValidHours * millisecondsInHour);
      await within.transaction(async (tx) => {
        await tx.delete(passwordLinks).where(and(eq(accountId, account), isNull(usedAt)));
        await tx
          .insert(passwordLinks)
          .values({ codeHash: hashOf(code), accountId: account, expiresAt: until });
      });
      return `${issuer}set-password?code=${code}`;
    },

    /** Whose password a code sets, or why it sets none. */
    async look(code: string): Promise<{ email: string } | BadLink> {
      const [known] = await db
        .select({ expiresAt, usedAt, email: accounts.email })
        .from(passwordLinks)
        .innerJoin(accounts, eq(accounts.id, accountId))
        .where(eq(codeHash, hashOf(code)));
      if (!known) return 'unknown';
      if (known.usedAt) return 'used';
      return known.expiresAt > clock.now() ? { email: known.email } : 'expired';
    },

    /**
     * Sets the password of whom a code is for, and uses the code up.
     *
     * @returns false when it is of no use; {@link look} says why
     */
    use: (code: string, password: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const isGood = and(eq(codeHash, hashOf(code)), isNull(usedAt), gt(expiresAt, now));
        // Of several at the same moment the others wait here, and find it used.
        const [used] = await tx.update(passwordLinks).set({ usedAt: now }).where(isGood).returning();
        if (used) await createAccounts(tx, clock, passwordCost).setPassword(used.accountId, password);
        return used !== undefined;
      }),

    /** Forgets links that have expired long ago. */
    async removeOld(): Promise<void> {
      await db.delete(passwordLinks).where(lt(expiresAt, new Date(clock.now().getTime() - knownMs)));
    },
  };
}
