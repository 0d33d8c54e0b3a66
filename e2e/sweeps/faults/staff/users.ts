import { expect, type Page } from '@playwright/test';
import {
  inviteProspect,
  listProspects,
  type Prospect,
  removeProspect,
} from '../../../../src/api/admin/prospects';
import {
  clearChatsOfUser,
  eraseUser,
  exportUser,
  listUserRoles,
  listUsers,
  refreshUserGroups,
  removeUser,
  syncUser,
} from '../../../../src/api/admin/users';
import { play } from '../../../support/answers';
import { confirm, headed, press, type SweptCall } from '../sweptCall';
import { staffScreen } from './staffScreen';

const users = (page: Page) => page.getByRole('table', { name: 'Users' });
const modal = (page: Page) => page.getByRole('dialog');
const listed = (page: Page) => expect(users(page)).toBeVisible();

/** Somebody whom no test removes. */
const open = {
  at: '/admin/users?search=developer%40example.com',
  enter: (page: Page) => users(page).getByRole('button').click(),
};

/** An action on somebody; its question has gone afterwards, and can be asked again. */
const confirmed = (call: SweptCall['call'], action: string, yes: string, rest: Partial<SweptCall> = {}) => {
  const button = (page: Page) => modal(page).getByRole('button', { name: action });
  return {
    ...open,
    call,
    send: async (page: Page) => {
      await button(page).click();
      await modal(page).getByRole('group').getByRole('button', { name: yes }).click();
    },
    kept: async (page: Page) => {
      await expect(modal(page).getByRole('group')).toHaveCount(0);
      await expect(button(page)).toBeVisible();
    },
    whole: (page: Page) => expect(button(page)).toBeVisible(),
    ...rest,
  };
};

const usersScreen = staffScreen('the users', '/admin/users', 'edit:users', [
  { call: listUsers, told: headed('The users could not be loaded'), whole: listed },
  {
    ...open,
    call: listUserRoles,
    // A line among others.
    told: (page) => modal(page).getByText(/^The roles could not be loaded\.|to the roles\.$/),
    whole: async (page) => {
      await expect(modal(page).getByText('Roles', { exact: true })).toBeVisible();
      await expect(modal(page).getByText(/could not be loaded|to the roles\.$/)).toHaveCount(0);
    },
  },
  { call: refreshUserGroups, send: (page) => press(page, 'Sync groups'), kept: listed, whole: listed },
  confirmed(clearChatsOfUser, 'Clear Chat', 'Delete forever'),
  confirmed(syncUser, 'Auth0 Sync', 'Sync'),
  confirmed(removeUser, 'Remove Account', 'Delete forever'),
  confirmed(eraseUser, 'Remove everything…', 'Delete forever'),
  confirmed(exportUser, 'Download data', '', {
    send: (page) => press(page, 'Download data'),
    // It reads, but shows nothing of what it has read.
    hasToast: () => true,
  }),
]);

const prospects = (page: Page) => page.getByRole('table', { name: 'Prospects' });
const prospectsListed = (page: Page) => expect(prospects(page)).toBeVisible();

/** In a list of its own: other tests sign people up, some with odd names. */
const oneProspect: Prospect = {
  id: 1,
  name: 'Ida Holm',
  email: 'ida@example.com',
  createdAt: '2026-03-01T09:30:00.000Z',
  source: 'newsletter',
  firstMail: null,
  secondMail: null,
  thirdMail: null,
};

const inList = (call: SweptCall['call'], action: string) => ({
  call,
  send: (page: Page) => confirm(page, `${action} ${oneProspect.name}`, action),
  kept: prospectsListed,
  whole: prospectsListed,
});

const prospectsScreen = staffScreen(
  'the prospects',
  '/admin/prospects',
  'edit:prospects',
  [
    { call: listProspects, told: headed('The prospects could not be loaded'), whole: prospectsListed },
    inList(inviteProspect, 'Invite'),
    inList(removeProspect, 'Remove'),
  ],
  (page) => play(page, listProspects, [oneProspect]),
);

/** The users and the prospects. */
export const peopleScreens = [usersScreen, prospectsScreen];
