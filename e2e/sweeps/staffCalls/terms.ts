import { expect, type Page } from '@playwright/test';
import { headed, press, retryOrReload, type StaffCall, unread } from './staffCall';

const typed = '<p>Half a thought</p>';
const version = '/api/admin/termsAndConditions/:id';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Terms & Conditions' });
const content = (page: Page) => page.getByLabel('Content', { exact: true });
const drafts = (page: Page) => page.getByRole('table', { name: 'Drafts' });

const open = async (page: Page, section: string) => {
  await page.goto('/admin/terms');
  await page.getByRole('table', { name: section }).getByRole('button').first().click();
};

/** Presses an action of the modal and answers its question. */
async function confirm(page: Page, action: string, yes = action) {
  await modal(page).getByRole('button', { name: action, exact: true }).click();
  await modal(page).getByRole('group').getByRole('button', { name: yes, exact: true }).click();
}

/** The modal closes, and the version is where it was. */
async function closeModal(page: Page) {
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(drafts(page)).toBeVisible();
}

const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({ ...given, permission: 'edit:terms' });

/** An action of the modal, for a version of this section. */
const action = (
  name: string,
  [method, path]: [StaffCall['method'], string],
  section: string,
  press: (page: Page) => Promise<unknown>,
  without?: StaffCall['without'],
) =>
  call({
    name,
    method,
    path: version + path,
    send: async (page) => {
      await open(page, section);
      await press(page);
    },
    goOn: closeModal,
    without,
  });

/** The calls of the terms screen. */
export const termsCalls: StaffCall[] = [
  call({
    name: 'the versions of the terms',
    method: 'GET',
    path: '/api/admin/termsandconditions',
    send: (page) => page.goto('/admin/terms'),
    told: (page) => headed(page, 'The terms could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(drafts(page)).toBeVisible();
    },
  }),
  call({
    name: 'a version of the terms',
    method: 'GET',
    path: version,
    send: (page) => open(page, 'Drafts'),
    told: (page) => expect(modal(page).getByRole('heading', { level: 2 }).nth(1)).toBeVisible(),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(modal(page).getByText('Created by')).toBeVisible();
    },
  }),
  call({
    name: 'a new version of the terms',
    method: 'POST',
    path: '/api/admin/termsandconditions',
    send: async (page) => {
      await page.goto('/admin/terms');
      await press(page, 'Create new');
      await page.getByLabel('Active From').fill('2126-03-01T10:00');
      await content(page).fill(typed);
      await press(page, 'Save');
    },
    goOn: (page) => expect(content(page)).toHaveValue(typed),
    without: unread,
  }),
  call({
    name: 'the change of a draft of the terms',
    method: 'PATCH',
    path: version,
    send: async (page) => {
      await open(page, 'Drafts');
      await press(page, 'Edit');
      await content(page).fill(typed);
      await confirm(page, 'Save');
    },
    goOn: (page) => expect(content(page)).toHaveValue(typed),
    without: unread,
  }),
  action('the deletion of a draft', ['DELETE', ''], 'Drafts', (page) => confirm(page, 'Delete'), unread),
  action(
    'a clone',
    ['POST', '/clone'],
    'Pending',
    (page) => confirm(page, 'Clone to draft', 'Clone'),
    unread,
  ),
  action('the activation of a draft', ['PATCH', '/activate'], 'Drafts', (page) => confirm(page, 'Activate')),
  action('the de-activation of a version', ['PATCH', '/deactivate'], 'Pending', (page) =>
    confirm(page, 'De-activate'),
  ),
];
