import * as v from 'valibot';
import { call } from '../call';
import { atMost, longestSearch } from '../limits';
import { calledByEmail, named } from '../named';
import { PageQuery, pageOf } from '../page';
import { Count, Iso } from '../shapes';
import { staff } from './access';

export const UserRole = v.object({ name: named('Untitled') });
export type UserRole = v.InferOutput<typeof UserRole>;

export const AdminUser = v.pipe(
  v.object({
    /** The identity provider's, e.g. `auth0|6f…`. */
    id: v.string(),
    name: v.string(),
    email: v.string(),
    createdAt: Iso,
    /** When the account was removed; null while it lives. */
    deleted: v.nullish(Iso, null),
    signupSource: v.nullish(v.string(), null),
    /** The language's name. */
    languagePreference: v.nullish(v.string(), null),
    lastActivity: v.nullish(Iso, null),
    numberOfSessions: Count,
    roles: v.array(UserRole),
    /** Whether the server can hand over all that it has of them, and remove it. An addition to the contract. */
    isErasable: v.optional(v.boolean(), false),
  }),
  v.transform(calledByEmail),
);
export type AdminUser = v.InferOutput<typeof AdminUser>;

export const UserPage = pageOf(AdminUser);
export type UserPage = v.InferOutput<typeof UserPage>;

/** How many users a page of the list holds (staff 9). */
export const userPageSize = 20;

const access = staff('edit:users');

export const listUsers = call({
  id: 'S13',
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'A page of the users whose name or e-mail contains the search, without regard to case. As an addition, whose id it is.',
  access,
  query: v.object({
    ...PageQuery.entries,
    search: v.pipe(v.string(), atMost(longestSearch, 'The search')),
  }),
  reply: UserPage,
});

export const removeUser = call({
  id: 'S14',
  method: 'DELETE',
  path: '/api/admin/users/{id:text}',
  summary: 'Removes an account, at the identity provider as well. 400 explains why not.',
  access,
  accept: [400],
  plainMessage: true,
});

export const PersonalData = v.object({
  madeAt: Iso,
  /** By what they are, e.g. `conversations`; each with rows of its own shape. */
  parts: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});

export const exportUser = call({
  id: 'S77',
  method: 'GET',
  path: '/api/admin/users/{id:text}/data',
  isAddition: true,
  summary:
    'All that is stored of a user, for them to have. The audit trail keeps who has asked for it. An addition.',
  access,
  reply: PersonalData,
});

export const eraseUser = call({
  id: 'S78',
  method: 'DELETE',
  path: '/api/admin/users/{id:text}/data',
  isAddition: true,
  summary:
    'Removes the account and all that tells of a user: the words of their feedback and the line in the list go as well. An addition.',
  access,
  accept: [400],
  plainMessage: true,
});

export const clearChatsOfUser = call({
  id: 'S15',
  method: 'DELETE',
  path: '/api/admin/users/{id:text}/chats',
  summary: "Deletes a user's chat history.",
  access,
});

export const listUserRoles = call({
  id: 'S16',
  method: 'GET',
  path: '/api/admin/users/{id:text}/roles',
  summary: "A user's roles.",
  access,
  reply: v.array(UserRole),
});

export const syncUser = call({
  id: 'S17',
  method: 'POST',
  path: '/api/admin/users/{id:text}/auth0sync',
  summary: "Brings a user's roles up to date with the identity provider.",
  access,
});

export const refreshUserGroups = call({
  id: 'S18',
  method: 'POST',
  path: '/api/admin/users/refreshUserGroups',
  summary: "Brings every user's roles up to date with the identity provider.",
  access,
});
