import type { Page } from '@playwright/test';
import type { Prospect } from '../../../src/api/admin/prospects';
import type { AdminUser } from '../../../src/api/admin/users';
import type { Answer } from '../../support/answers';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const person: AdminUser = {
  id: 'auth0|1',
  name: 'Alexandrina Konstantinopoulos-Featherstonehaugh',
  email: 'alexandrina.konstantinopoulos-featherstonehaugh@department.example.com',
  createdAt: '2026-01-05T09:30:00.000Z',
  deleted: null,
  signupSource: 'university',
  languagePreference: 'English',
  lastActivity: '2026-03-05T09:30:00.000Z',
  numberOfSessions: 128,
  isErasable: true,
  roles: [{ name: 'AppUser' }, { name: 'Hearken Employee' }, { name: 'Test panel' }],
};
const plain: AdminUser = {
  ...person,
  id: 'auth0|2',
  name: 'Bo Friis',
  email: 'bo@example.com',
  signupSource: null,
  languagePreference: null,
  lastActivity: null,
  numberOfSessions: 0,
  roles: [],
};
const removed: AdminUser = { ...plain, id: 'auth0|3', name: 'Cy Holm', deleted: '2026-02-05T09:30:00.000Z' };

const have = (...items: AdminUser[]): Played => [
  'GET',
  '/api/admin/users',
  { status: 200, body: { items, page: 3, totalItems: items.length && 131, totalPages: items.length && 7 } },
];
const failed: Played = ['GET', '/api/admin/users', serverError];
const roles: Played = ['GET', '/api/admin/users/:id/roles', { status: 200, body: person.roles }];
const noRoles: Played = ['GET', '/api/admin/users/:id/roles', serverError];

const prospect: Prospect = {
  id: 2,
  name: person.name,
  email: person.email,
  createdAt: '2026-01-05T09:30:00.000Z',
  source: 'newsletter',
  firstMail: '2026-01-05T09:31:00.000Z',
  secondMail: '2026-01-12T09:31:00.000Z',
  thirdMail: '2026-01-19T09:31:00.000Z',
};
const waiting: Prospect = {
  ...prospect,
  id: 1,
  name: 'Bo Friis',
  email: 'bo@example.com',
  source: 'press',
  firstMail: null,
  secondMail: null,
  thirdMail: null,
};
const prospectsAre = (reply: Answer): Played => ['GET', '/api/admin/prospects', reply];
const twoProspects = prospectsAre({ status: 200, body: [waiting, prospect] });
const unsubscribed: Answer = {
  status: 400,
  body: { message: 'Bo Friis has unsubscribed and gets no more mails.' },
};

const state = (
  name: string,
  address: string,
  played: readonly Played[],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the back-office's ${name}`,
  as: 'everything',
  at: address,
  played,
  reach,
});

const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const table = (name: string) => (page: Page) => expect(page.getByRole('table', { name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const list = '/admin/users?page=3';
const opened = `${list}&user=auth0%7C1`;

/** The users and the prospects in each of their states. */
export const users: State[] = [
  state('users', list, [have(person, plain, removed)], table('Users')),
  loading("the back-office's users", list, '/api/admin/users', 'Loading the users'),
  state('users, failed', list, [failed], headed('The users could not be loaded')),
  state('users when a search finds nobody', '/admin/users?search=zoe', [have()], headed('Nobody found')),
  state('users, one of them open', opened, [have(person), roles], (page) =>
    expect(page.getByRole('dialog').getByText('Test panel')).toBeVisible(),
  ),
  state(
    'users, with the question before an account is removed',
    opened,
    [have(person), roles],
    async (page) => {
      await press(page, 'Remove Account');
      await expect(page.getByText(/^Are you sure you want to remove this account\?/)).toBeVisible();
    },
  ),
  state(
    'users, with the question before everything is removed',
    opened,
    [have(person), roles],
    async (page) => {
      await press(page, 'Remove everything…');
      await expect(page.getByText(/^Remove all that is stored of this user\?/)).toBeVisible();
    },
  ),
  state('users, one of them open without the roles', opened, [have(person), noRoles], (page) =>
    expect(page.getByRole('dialog').getByText('The roles could not be loaded.')).toBeVisible(),
  ),
  state(
    'users, with one open who is not on the page',
    opened,
    [have(plain)],
    headed('This user is not on this page of the list'),
  ),

  state('prospects', '/admin/prospects', [twoProspects], table('Prospects')),
  loading("the back-office's prospects", '/admin/prospects', '/api/admin/prospects', 'Loading the prospects'),
  state(
    'prospects, failed',
    '/admin/prospects',
    [prospectsAre(serverError)],
    headed('The prospects could not be loaded'),
  ),
  state(
    'prospects when there are none',
    '/admin/prospects',
    [prospectsAre({ status: 200, body: [] })],
    headed('No prospects yet'),
  ),
  state(
    'prospects, with the question before an invitation',
    '/admin/prospects',
    [twoProspects],
    async (page) => {
      await press(page, 'Invite Bo Friis');
      await expect(page.getByRole('dialog', { name: 'Invite Bo Friis?' })).toBeVisible();
    },
  ),
  state(
    'prospects of whom a search finds none',
    '/admin/prospects?search=zoe',
    [twoProspects],
    headed('Nothing found'),
  ),
  state(
    'prospects, one selected who could not be invited with others',
    '/admin/prospects',
    [twoProspects, ['POST', '/api/admin/prospects/invite/:id', unsubscribed]],
    async (page) => {
      await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
      await press(page, 'Invite selected');
      await page.getByRole('dialog').getByRole('button', { name: 'Invite 1 prospect' }).click();
      await expect(page.getByRole('region', { name: 'Invitations' })).toContainText('not sent');
    },
  ),
  state(
    'prospects, while one of the chosen is invited',
    '/admin/prospects',
    [twoProspects, ['POST', '/api/admin/prospects/invite/:id', 'nothing']],
    async (page) => {
      await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
      await press(page, 'Invite selected');
      await page.getByRole('dialog').getByRole('button', { name: 'Invite 1 prospect' }).click();
      await expect(page.getByRole('region', { name: 'Invitations' })).toContainText('0 of 1');
    },
  ),
  state(
    'users, one of whom can not be read',
    list,
    [have(person, { ...plain, createdAt: 'yesterday' })],
    (page) => expect(page.getByText('1 of the users could not be read and is left out.')).toBeVisible(),
  ),
  state(
    'prospects, one of whom can not be invited',
    '/admin/prospects',
    [twoProspects, ['POST', '/api/admin/prospects/invite/:id', unsubscribed]],
    async (page) => {
      await press(page, 'Invite Bo Friis');
      await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
      await expect(page.getByRole('cell').getByText(/^Bo Friis has unsubscribed/)).toBeVisible();
    },
  ),
];
