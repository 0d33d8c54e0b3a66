import {
  clearChatsOfUser,
  eraseUser as eraseUserCall,
  exportUser as exportUserCall,
  listUserRoles,
  listUsers,
  refreshUserGroups,
  removeUser as removeUserCall,
  syncUser,
} from '../../../src/api/admin/users';
import { readUserPage } from '../../domain/account/userPage';
import {
  clearChats,
  eraseUser,
  exportUser,
  findUser,
  removeUser,
  syncAllRoles,
  syncRoles,
} from '../../domain/account/users';
import { handle } from '../handle';

/** The calls on users (contract 3.3). */
export const userHandlers = [
  handle(listUsers, ({ db, query }) => readUserPage(db, query)),

  handle(removeUserCall, ({ params, author, ...tools }) => removeUser(tools, params.id, author)),

  handle(exportUserCall, ({ params, author, ...tools }) => exportUser(tools, params.id, author)),

  handle(eraseUserCall, ({ params, author, ...tools }) => eraseUser(tools, params.id, author)),

  handle(clearChatsOfUser, ({ db, params, author }) => clearChats(db, params.id, author)),

  handle(listUserRoles, async ({ db, params }) => {
    const { knownRoles } = await findUser(db, params.id);
    return knownRoles.map((name) => ({ name }));
  }),

  handle(syncUser, ({ params, author, ...tools }) => syncRoles(tools, params.id, author)),

  handle(refreshUserGroups, ({ author, ...tools }) => syncAllRoles(tools, author)),
];
