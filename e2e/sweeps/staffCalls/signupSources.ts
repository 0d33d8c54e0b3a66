import { expect, type Page } from '@playwright/test';
import { openSource } from '../../support/visitors';
import { headed, press, retryOrReload, type StaffCall, unread } from './staffCall';

const path = '/api/admin/signupSources';
const typed = 'A poster that nobody has seen yet';

const description = (page: Page) => page.getByLabel('Description');

async function view(page: Page) {
  await page.goto('/admin/signupsources');
  await press(page, openSource);
}

async function expectTyped(page: Page) {
  await expect(description(page)).toHaveValue(typed);
  await expect(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true');
}

/** The screen needs read:admin alone; the permission that every call of the sweep names opens another one. */
const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({ ...given, permission: 'edit:modules' });

/** The calls of the signup sources. */
export const signupSourceCalls: StaffCall[] = [
  call({
    name: 'the signup sources',
    method: 'GET',
    path,
    send: (page) => page.goto('/admin/signupsources'),
    told: (page) => headed(page, 'The signup sources could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(page.getByRole('button', { name: openSource })).toBeVisible();
    },
  }),
  call({
    name: 'a new signup source',
    method: 'POST',
    path,
    send: async (page) => {
      await page.goto('/admin/signupsources?source=new');
      await page.getByLabel('Source').fill('poster');
      await description(page).fill(typed);
      await press(page, 'Save');
    },
    goOn: async (page) => {
      await expectTyped(page);
      await expect(page.getByLabel('Source')).toHaveValue('poster');
    },
    without: unread,
  }),
  call({
    name: 'the change of a signup source',
    method: 'PATCH',
    path: `${path}/:id`,
    send: async (page) => {
      await view(page);
      await description(page).fill(typed);
      await press(page, 'Save');
    },
    goOn: expectTyped,
    without: unread,
  }),
  call({
    name: 'the deletion of a signup source',
    method: 'DELETE',
    path: `${path}/:id`,
    send: async (page) => {
      await view(page);
      await press(page, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    },
    goOn: async (page, fault) => {
      // Of a source that is not there any more, there is only the list to go back to.
      if (fault !== 'answered 404') await press(page, 'Cancel');
      await expect(page.getByRole('button', { name: openSource })).toBeVisible();
    },
    without: unread,
  }),
];
