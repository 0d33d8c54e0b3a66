import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database';
import { users } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import { type Deed, record } from '../audit/record';
import type { Author } from '../author';
import { deleteHistory } from '../conversation/sessions';
import { firstOr404 } from '../or404';
import { refuse } from '../refusal';
import type { Tools } from '../tools';
import { erasePerson } from './erasePerson';
import { type PersonalData, readPersonalData } from './readPersonalData';
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
  author: Author,
): Promise<void> {
  const user = await findUser(tools.db, id);
  if (user.deletedAt) refuse(400, 'This account has been removed already.');
  if (user.id === author.person.id) refuse(400, "You can't remove your own account here.");
  await removePerson(tools, user, (tx) => record(tx, author, { ...deedOn(user), action: 'removed' }));
}

/** Removes all that tells of somebody on behalf of staff, whether they have gone already or not; not staff themselves. */
export async function eraseUser(
  tools: Pick<Tools, 'db' | 'accounts' | 'mailer'>,
  id: string,
  author: Author,
): Promise<void> {
  const user = await findUser(tools.db, id);
  if (user.id === author.person.id) refuse(400, "You can't remove your own account here.");
  await erasePerson(tools, user, author);
}

/**
 * The same for those who have been removed and had this address: they stand in the list of users, where nobody can open them.
 *
 * @returns how many there were
 */
export async function eraseRemoved(
  tools: Pick<Tools, 'db' | 'accounts' | 'mailer'>,
  email: string,
  author: Author,
): Promise<number> {
  const removed = await tools.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.deletedAt)));
  for (const person of removed) await erasePerson(tools, person, author);
  return removed.length;
}

/** All that is stored of somebody, for staff to hand over; who has asked for it is kept. */
export async function exportUser(
  { db, accounts }: Pick<Tools, 'db' | 'accounts'>,
  id: string,
  author: Author,
): Promise<PersonalData> {
  const user = await findUser(db, id);
  const data = await readPersonalData(db, { user, account: await accounts.find(user.id), now: author.now });
  await record(db, author, { ...deedOn(user), action: 'exported', email: user.email });
  return data;
}

/** Deletes all that somebody and the coach have said, on behalf of staff. */
export const clearChats = (db: Db, id: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await findUser(tx, id);
    await deleteHistory(tx, user.id);
    await record(tx, author, { ...deedOn(user), action: 'cleared', email: user.email });
  });

/** What the audit trail tells of somebody in any case. */
const deedOn = ({ id }: Pick<User, 'id'>): Pick<Deed, 'feature' | 'subject' | 'id'> => ({
  feature: 'users',
  subject: `User ${id}`,
  id,
});

/** Brings the known roles of somebody up to date with the identity provider. */
export async function syncRoles(
  { db, accounts }: Pick<Tools, 'db' | 'accounts'>,
  id: string,
  author: Author,
): Promise<void> {
  const { id: known } = await findUser(db, id);
  const account = await accounts.find(known);
  const knownRoles = [...(account?.roles ?? [])];
  await db.transaction(async (tx) => {
    const user = await findUser(tx, known);
    await tx.update(users).set({ knownRoles }).where(eq(users.id, known));
    await record(tx, author, synced({ ...user, before: user.knownRoles, after: knownRoles }));
  });
}

/** The same for everyone. */
export async function syncAllRoles(
  { db, accounts }: Pick<Tools, 'db' | 'accounts'>,
  author: Author,
): Promise<void> {
  const told = JSON.stringify(await accounts.listRoles());
  await db.transaction(async (tx) => {
    // Whoever has no account any more has no roles.
    const all = await rowsOf<Synced>(
      tx,
      sql`
        update ${users} set known_roles = coalesce(told.roles, '{}')
        from ${users} as known
        left join jsonb_to_recordset(${told}::jsonb) as told(id text, roles text[]) on told.id = known.id
        where ${users.id} = known.id and known.known_roles <> coalesce(told.roles, '{}')
        returning ${users.id}, ${users.email}, known.known_roles as before, ${users.knownRoles} as after
      `,
    );
    await record(tx, author, ...all.map(synced));
  });
}

/** Whose roles were brought up to date, from what to what. */
type Synced = Pick<User, 'id' | 'email'> & { before: string[]; after: string[] };

const synced = ({ before, after, email, ...user }: Synced): Deed => ({
  ...deedOn(user),
  action: 'synced',
  email,
  changes: changesOf({ Roles: before.join(', ') }, { Roles: after.join(', ') }),
});
