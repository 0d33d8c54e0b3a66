import { expect, type Page } from '@playwright/test';
import type { Prospect } from '../../../src/api/admin/prospects';
import { answer } from '../../support/answers';
import { headed, press, retryOrReload, type StaffCall, unread } from './staffCall';

const path = '/api/admin/users';
const person = `${path}/:id`;

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const modal = (page: Page) => page.getByRole('dialog');

/** Opens somebody whom no test removes. */
const open = async (page: Page) => {
  await page.goto('/admin/users?search=developer%40example.com');
  await table(page).getByRole('button').click();
};

/** Opens somebody, presses an action and answers its question. */
const confirmed = (action: string, yes: string) => async (page: Page) => {
  await open(page);
  await modal(page).getByRole('button', { name: action }).click();
  await modal(page).getByRole('group').getByRole('button', { name: yes }).click();
};

/** The question has gone, and can be asked again. */
const canBeAskedAgain = (action: string) => async (page: Page) => {
  await expect(modal(page).getByRole('group')).toHaveCount(0);
  await expect(modal(page).getByRole('button', { name: action })).toBeVisible();
};

const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({ ...given, permission: 'edit:users' });

/** The calls of the users screen. */
export const userCalls: StaffCall[] = [
  call({
    name: 'the users',
    method: 'GET',
    path,
    send: (page) => page.goto('/admin/users'),
    told: (page) => headed(page, 'The users could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(table(page)).toBeVisible();
    },
  }),
  call({
    name: 'the roles of a user',
    method: 'GET',
    path: `${person}/roles`,
    send: open,
    told: (page) => headed(page, 'The roles could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(modal(page).getByText('Roles', { exact: true })).toBeVisible();
      await expect(modal(page).getByRole('heading', { name: /could not be loaded/ })).toHaveCount(0);
    },
  }),
  call({
    name: 'the sync of the groups',
    method: 'POST',
    path: `${path}/refreshUserGroups`,
    send: async (page) => {
      await page.goto('/admin/users');
      await press(page, 'Sync groups');
    },
    goOn: (page) => expect(table(page)).toBeVisible(),
    without: unread,
  }),
  call({
    name: 'the deletion of a chat history',
    method: 'DELETE',
    path: `${person}/chats`,
    send: confirmed('Clear Chat', 'Delete forever'),
    goOn: canBeAskedAgain('Clear Chat'),
    without: unread,
  }),
  call({
    name: 'the sync of a user',
    method: 'POST',
    path: `${person}/auth0sync`,
    send: confirmed('Auth0 Sync', 'Sync'),
    goOn: canBeAskedAgain('Auth0 Sync'),
    without: unread,
  }),
  call({
    name: 'the removal of a user',
    method: 'DELETE',
    path: person,
    send: confirmed('Remove Account', 'Delete forever'),
    goOn: canBeAskedAgain('Remove Account'),
    without: unread,
  }),
];

const prospects = '/api/admin/prospects';
const prospectList = (page: Page) => page.getByRole('table', { name: 'Prospects' });

const prospectCall = (given: Omit<StaffCall, 'permission' | 'goOn'> & Partial<StaffCall>): StaffCall => ({
  permission: 'edit:prospects',
  goOn: (page) => expect(prospectList(page)).toBeVisible(),
  ...given,
});

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

/** Presses the first such button of the list and answers its question. */
const confirmedInList = (action: string) => async (page: Page) => {
  await answer(page, 'GET', prospects, { status: 200, body: [oneProspect] });
  await page.goto('/admin/prospects');
  await prospectList(page)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
};

/** The calls of the prospects screen. */
export const prospectCalls: StaffCall[] = [
  prospectCall({
    name: 'the prospects',
    method: 'GET',
    path: prospects,
    send: (page) => page.goto('/admin/prospects'),
    told: (page) => headed(page, 'The prospects could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(prospectList(page)).toBeVisible();
    },
  }),
  prospectCall({
    name: 'the invitation of a prospect',
    method: 'POST',
    path: `${prospects}/invite/:id`,
    send: confirmedInList('Invite'),
    without: unread,
  }),
  prospectCall({
    name: 'the removal of a prospect',
    method: 'DELETE',
    path: `${prospects}/:id`,
    send: confirmedInList('Remove'),
    without: unread,
  }),
];
