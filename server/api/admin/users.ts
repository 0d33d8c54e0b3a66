import {
  clearChatsOfUser,
  listUserRoles,
  listUsers,
  refreshUserGroups,
  removeUser as removeUserCall,
  syncUser,
} from '../../../src/api/admin/users';
import { readUserPage } from '../../domain/account/userPage';
import { findUser, removeUser, syncAllRoles, syncRoles } from '../../domain/account/users';
import { deleteHistory } from '../../domain/conversation/sessions';
import { handle } from '../handle';

/** The calls on users (contract 3.3). */
export const userHandlers = [
  handle(listUsers, ({ db, query }) => readUserPage(db, query)),

  handle(removeUserCall, ({ params, person, ...tools }) => removeUser(tools, params.id, person.id)),

  handle(clearChatsOfUser, async ({ db, params }) => {
    const { id } = await findUser(db, params.id);
    await deleteHistory(db, id);
  }),

  handle(listUserRoles, async ({ db, params }) => {
    const { knownRoles } = await findUser(db, params.id);
    return knownRoles.map((name) => ({ name }));
  }),

  handle(syncUser, ({ params, ...tools }) => syncRoles(tools, params.id)),

  handle(refreshUserGroups, (tools) => syncAllRoles(tools)),
];
