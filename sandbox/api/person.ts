import { eq } from 'drizzle-orm';
import type { Access } from '../../src/api/call';
import type { Db } from '../db/database';
import { users } from '../db/tables';
import { refuse } from './refusal';

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

const signedOut = 'Please sign in again.';

/** The token in `Authorization: Bearer …`, or null. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? null;

/**
 * Finds the person behind a token. A subject without a record gets one, with the e-mail and name that the identity
 * provider knows (contract 2.3); a removed person is refused with 401.
 */
export async function findPerson(
  token: Token | null,
  { db, clock, findAccount }: PersonTools,
): Promise<Person> {
  if (!token) refuse(401, signedOut);
  const rights = { roles: token.roles, permissions: token.permissions };
  const [known] = await db.select().from(users).where(eq(users.id, token.sub));
  if (known?.deletedAt) refuse(401, signedOut);
  if (known) return { ...known, ...rights };

  const account = await findAccount(token.sub);
  if (!account) refuse(401, signedOut);
  const { id, email, name, roles } = account;
  const record = { id, email, name, knownRoles: [...roles], createdAt: clock.now() };
  await db.insert(users).values(record).onConflictDoNothing();
  return findPerson(token, { db, clock, findAccount: async () => null });
}

export interface PersonTools {
  db: Db;
  clock: { now(): Date };
  findAccount(id: string): Promise<Account | null | undefined> | Account | null | undefined;
}

/** Refuses with 403 whoever lacks the role or a permission that the call's declaration asks for. */
export function checkAccess(access: Exclude<Access, 'anonymous'>, person: Token | Person): void {
  const { role, permissions = [] } = access;
  if (role && !person.roles.includes(role)) refuse(403, `This needs the role ${role}.`);
  const missing = permissions.find((permission) => !person.permissions.includes(permission));
  if (missing) refuse(403, `This needs the permission ${missing}.`);
}
