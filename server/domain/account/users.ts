import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { users } from '../../db/tables';
import { firstOr404 } from '../or404';
import { refuse } from '../refusal';
import type { Tools } from '../tools';
import { removePerson } from './removePerson';

type User = typeof users.$inferSelect;

/** Somebody in staff's list of users; 404 when there is nobody with that id. */
export async function findUser(db: Db, id: string): Promise<User> {
  return firstOr404(await db.select().from(users).where(eq(users.id, id)), 'There is no such user.');
}

/** Removes somebody on behalf of staff: anyone but those who have gone already, and staff themselves. */
export async function removeUser(
  tools: Pick<Tools, 'db' | 'clock' | 'accounts' | 'mailer'>,
  id: string,
  staffId: string,
): Promise<void> {
  const user = await findUser(tools.db, id);
  if (user.deletedAt) refuse(400, 'This account has been removed already.');
  if (user.id === staffId) refuse(400, "You can't remove your own account here.");
  await removePerson(tools, user);
}

/** Brings the known roles of somebody up to date with the identity provider. */
export async function syncRoles({ db, accounts }: Pick<Tools, 'db' | 'accounts'>, id: string): Promise<void> {
  const user = await findUser(db, id);
  const account = await accounts.find(user.id);
  await db
    .update(users)
    .set({ knownRoles: account?.roles ?? [] })
    .where(eq(users.id, user.id));
}

/** The same for everyone. */
export async function syncAllRoles({ db, accounts }: Pick<Tools, 'db' | 'accounts'>): Promise<void> {
  const told = JSON.stringify(await accounts.listRoles());
  // Whoever has no account any more has no roles.
  await db.execute(sql`
    update ${users} set known_roles = coalesce(told.roles, '{}')
    from ${users} as known
    left join jsonb_to_recordset(${told}::jsonb) as told(id text, roles text[]) on told.id = known.id
    where ${users.id} = known.id
  `);
}
