import { eq, sql } from 'drizzle-orm';
import {
  clearChatsOfUser,
  listUserRoles,
  listUsers,
  refreshUserGroups,
  removeUser,
  syncUser,
} from '../../../src/api/admin/users';
import type { Db } from '../../db/database';
import { users } from '../../db/tables';
import { removePerson } from '../../domain/account/removePerson';
import { readUserPage } from '../../domain/account/userPage';
import { deleteHistory } from '../../domain/conversation/sessions';
import { refuse } from '../../domain/refusal';
import { handle } from '../handle';

/** The calls on users (contract 3.3). */
export const userHandlers = [
  handle(listUsers, ({ db, query }) => readUserPage(db, query)),

  handle(removeUser, async ({ params, person, ...tools }) => {
    const user = await findUser(tools.db, params.id);
    if (user.deletedAt) refuse(400, 'This account has been removed already.');
    if (user.id === person.id) refuse(400, "You can't remove your own account here.");
    await removePerson(tools, user);
  }),

  handle(clearChatsOfUser, async ({ db, params }) => {
    const { id } = await findUser(db, params.id);
    await deleteHistory(db, id);
  }),

  handle(listUserRoles, async ({ db, params }) => {
    const { knownRoles } = await findUser(db, params.id);
    return knownRoles.map((name) => ({ name }));
  }),

  handle(syncUser, async ({ db, accounts, params }) => {
    const { id } = await findUser(db, params.id);
    const account = await accounts.find(id);
    await db
      .update(users)
      .set({ knownRoles: account?.roles ?? [] })
      .where(eq(users.id, id));
  }),

  handle(refreshUserGroups, async ({ db, accounts }) => {
    const told = JSON.stringify(await accounts.listRoles());
    // Whoever has no account any more has no roles.
    await db.execute(sql`
      update ${users} set known_roles = coalesce(told.roles, '{}')
      from ${users} as known
      left join jsonb_to_recordset(${told}::jsonb) as told(id text, roles text[]) on told.id = known.id
      where ${users.id} = known.id
    `);
  }),
];

async function findUser(db: Db, id: string): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) refuse(404, 'There is no such user.');
  return user;
}
