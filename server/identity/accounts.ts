import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import { accounts, oidcPayloads } from '../db/tables';
import { hashPassword, hostedCost, isPassword, isWeaker, type PasswordCost, pretend } from './passwords';

/** An account as the rest of the server sees it: everything but the password. */
export interface Account {
  id: string;
  email: string;
  name: string;
  roles: string[];
  permissions: string[];
  tokenGeneration: number;
}

export interface NewAccount {
  email: string;
  name: string;
  password: string;
  roles: readonly string[];
  permissions: readonly string[];
}

/** Thrown by `create` for an address that has an account. */
export class EmailTaken extends Error {
  override name = 'EmailTaken';

  constructor(email: string) {
    super(`${email} has an account already.`);
  }
}

/** A subject in the identity provider's own form, e.g. `auth0|6f…`. */
export const newAccountId = (): string => `auth0|${randomBytes(12).toString('hex')}`;

export type Accounts = ReturnType<typeof createAccounts>;

const columns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  roles: accounts.roles,
  permissions: accounts.permissions,
  tokenGeneration: accounts.tokenGeneration,
};

const sameEmail = (email: string) => eq(accounts.email, email.trim().toLowerCase());

/**
 * Makes the keeper of everyone who can sign in. E-mail addresses are compared without regard to case.
 *
 * @param cost what a password costs from now on; those that cost less are hashed anew when their owner signs in
 */
export function createAccounts(db: Db, clock: Clock, cost: PasswordCost = hostedCost) {
  return {
    /** @throws EmailTaken */
    async create({ email, name, password, roles, permissions }: NewAccount): Promise<Account> {
      const [account] = await db
        .insert(accounts)
        .values({
          id: newAccountId(),
          email: email.trim().toLowerCase(),
          name,
          passwordHash: await hashPassword(password, cost),
          roles: [...roles],
          permissions: [...permissions],
          createdAt: clock.now(),
        })
        .onConflictDoNothing({ target: accounts.email })
        .returning(columns);
      if (!account) throw new EmailTaken(email);
      return account;
    },

    async find(id: string): Promise<Account | null> {
      const [account] = await db.select(columns).from(accounts).where(eq(accounts.id, id));
      return account ?? null;
    },

    async findByEmail(email: string): Promise<Account | null> {
      const [account] = await db.select(columns).from(accounts).where(sameEmail(email));
      return account ?? null;
    },

    /** Those who hold a permission, by their address. */
    async listStaff(): Promise<Account[]> {
      return db
        .select(columns)
        .from(accounts)
        .where(sql`cardinality(${accounts.permissions}) > 0`)
        .orderBy(accounts.email);
    },

    /** Everyone's roles. */
    async listRoles(): Promise<Pick<Account, 'id' | 'roles'>[]> {
      return db.select({ id: accounts.id, roles: accounts.roles }).from(accounts);
    },

    /** Gives an account these roles, and no others; tokens tell them from the next sign-in or renewal on. */
    async setRoles(id: string, roles: readonly string[]): Promise<void> {
      await db
        .update(accounts)
        .set({ roles: [...roles] })
        .where(eq(accounts.id, id));
    },

    /** Gives an account these permissions, and no others; tokens tell them from the next sign-in or renewal on. */
    async setPermissions(id: string, permissions: readonly string[]): Promise<void> {
      await db
        .update(accounts)
        .set({ permissions: [...permissions] })
        .where(eq(accounts.id, id));
    },

    /** The account whose address and password these are; null gives no hint which of the two is wrong. */
    async signIn(email: string, password: string): Promise<Account | null> {
      const [account] = await db
        .select({ ...columns, passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(sameEmail(email));
      if (!account) {
        await pretend(password, cost);
        return null;
      }
      const { passwordHash, ...known } = account;
      if (!(await isPassword(password, passwordHash))) return null;
      if (isWeaker(passwordHash, cost)) {
        const isUnchanged = and(eq(accounts.id, known.id), eq(accounts.passwordHash, passwordHash));
        const stronger = await hashPassword(password, cost);
        await db.update(accounts).set({ passwordHash: stronger }).where(isUnchanged);
      }
      return known;
    },

    /**
     * Changes the password. Sessions and refresh tokens end everywhere, as somebody else may have had the old one;
     * access tokens stay good for their hour, so that the application that asked can sign out in its own time.
     */
    async setPassword(id: string, password: string): Promise<void> {
      const passwordHash = await hashPassword(password, cost);
      await db.transaction(async (transaction) => {
        await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
        await transaction.delete(oidcPayloads).where(eq(oidcPayloads.accountId, id));
      });
    },

    /** Ends the account: its sessions are over, its tokens are refused from now on, and nothing here tells of it. */
    async remove(id: string): Promise<void> {
      await db.transaction(async (transaction) => {
        const [gone] = await transaction
          .delete(accounts)
          .where(eq(accounts.id, id))
          .returning({ email: accounts.email });
        const payload = sql`${oidcPayloads.payload}::text`;
        // A sign-in that is not over names the account in its own ways.
        const tells = (words: string) => sql`position(${words} in ${payload}) > 0`;
        const tellsOfIt = or(tells(id), gone && tells(gone.email));
        await transaction
          .delete(oidcPayloads)
          .where(or(eq(oidcPayloads.accountId, id), and(isNull(oidcPayloads.accountId), tellsOfIt)));
      });
    },

    /** Makes every token given out so far stop working at once. The provider's session stays: a new sign-in is quick. */
    async expireTokens(id: string): Promise<void> {
      await db.transaction(async (transaction) => {
        await transaction
          .update(accounts)
          .set({ tokenGeneration: sql`${accounts.tokenGeneration} + 1` })
          .where(eq(accounts.id, id));
        await transaction
          .delete(oidcPayloads)
          .where(
            and(
              eq(oidcPayloads.accountId, id),
              inArray(oidcPayloads.model, ['RefreshToken', 'AuthorizationCode', 'Grant']),
            ),
          );
      });
    },
  };
}
