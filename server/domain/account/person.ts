import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import { users } from '../../db/tables';
import { refuse } from '../refusal';

/** What a valid access token says. */
export interface Token {
  sub: string;
  roles: readonly string[];
  permissions: readonly string[];
}

/** What the identity provider knows of an account. */
export interface Account {
  id: string;
  email: string;
  name: string;
  roles: readonly string[];
}

/** Who makes the call: the chat API's own record, with the rights that the token carries. */
export type Person = typeof users.$inferSelect & Pick<Token, 'roles' | 'permissions'>;

/** Refuses where nobody is signed in, or the person is no longer there. */
export function refuseSignedOut(): never {
  refuse(401, 'Please sign in again.');
}

/**
 * Finds the person behind a token. A subject without a record gets one, with the e-mail and name that the identity
 * provider knows (contract 2.3); a removed person is refused with 401.
 */
export async function findPerson(
  token: Token | null,
  { db, clock, findAccount }: PersonTools,
): Promise<Person> {
  if (!token) refuseSignedOut();
  const rights = { roles: token.roles, permissions: token.permissions };
  const [known] = await db.select().from(users).where(eq(users.id, token.sub));
  if (known?.deletedAt) refuseSignedOut();
  if (known) return { ...known, ...rights };

  const account = await findAccount(token.sub);
  if (!account) refuseSignedOut();
  const { id, email, name, roles } = account;
  const record = { id, email, name, knownRoles: [...roles], createdAt: clock.now() };
  await db.insert(users).values(record).onConflictDoNothing();
  return findPerson(token, { db, clock, findAccount: async () => null });
}

/**
 * Keeps what belongs to a person to one transaction, until it ends: whatever looks at somebody's sessions before it
 * changes them takes this lock first. Rows that merely refer to the person can still be written.
 */
export async function lockPerson(transaction: Db, id: string): Promise<Pick<Person, 'deletedAt'> | null> {
  const [person] = await transaction
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return person ?? null;
}

export interface PersonTools {
  db: Db;
  clock: Clock;
  findAccount(id: string): Promise<Account | null | undefined> | Account | null | undefined;
}
