import { screen, within } from '@testing-library/react';
import { type AdminUser, listUserRoles, listUsers } from '../../../src/api/admin/users';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

export const ada: AdminUser = {
  id: 'auth0|ada 1',
  name: 'Ada Lund',
  email: 'ada@example.com',
  createdAt: '2026-03-01T09:30:00.000Z',
  deleted: null,
  signupSource: 'newsletter',
  languagePreference: 'English',
  lastActivity: '2026-04-01T09:30:00.000Z',
  numberOfSessions: 7,
  isErasable: false,
  roles: [{ name: 'AppUser' }, { name: 'Hearken Employee' }, { name: 'Test panel' }],
};
export const bo: AdminUser = {
  ...ada,
  id: 'auth0|bo',
  name: 'Bo Friis',
  email: 'bo@example.com',
  signupSource: null,
  languagePreference: null,
  lastActivity: null,
  numberOfSessions: 0,
  roles: [],
};
export const removed: AdminUser = {
  ...bo,
  id: 'auth0|cy',
  name: 'Cy Holm',
  email: 'cy@example.com',
  deleted: '2026-05-02T09:30:00.000Z',
};

/** The server has these users, a page of 20 after the other, and their roles. */
export function serve(users: readonly AdminUser[]) {
  const list = mock(listUsers, ({ query }) => {
    const page = Number(query.get('page'));
    const search = (query.get('search') ?? '').toLowerCase();
    const found = users.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(search));
    return {
      items: found.slice((page - 1) * 20, page * 20),
      page,
      totalItems: found.length,
      totalPages: Math.ceil(found.length / 20),
    };
  });
  const roles = mock(
    listUserRoles,
    ({ params }) => users.find(({ id }) => id === decodeURIComponent(params.id))?.roles ?? [],
  );
  return { list, roles };
}

/** So many users besides Ada, who is the last of them. */
export const many = (count: number): AdminUser[] => [
  ...Array.from({ length: count }, (_, index) => ({
    ...bo,
    id: `auth0|${index + 1}`,
    name: `Person ${index + 1}`,
    email: `person${index + 1}@example.com`,
  })),
  ada,
];

export const openUsers = (query = '') =>
  renderApp({ path: `/admin/users${query}`, auth: signedIn({ permissions: ['read:admin', 'edit:users'] }) });

export type User = ReturnType<typeof openUsers>['user'];

/** The address of Ada's modal. */
export const adaOpen = `?user=${encodeURIComponent(ada.id).replace('%20', '+')}`;

export const modal = async (name = 'Ada Lund') => within(await screen.findByRole('dialog', { name }));

export const row = (name: RegExp | string) => screen.findByRole('row', { name: new RegExp(name) });
