import { expect, type Page } from '@playwright/test';
import { headed, press, retryOrReload, type StaffCall, unread } from './staffCall';

const typed = '/media/another.webm';
const version = '/api/admin/settings/:id/versions/:versionId';

async function view(page: Page) {
  await page.goto('/admin/settings');
  await press(page, 'View Intro video');
}

async function save(page: Page) {
  await page.getByLabel('Value').fill(typed);
  await page.getByLabel('Active from').fill('2126-03-01');
  await press(page, 'Save');
}

async function expectTyped(page: Page) {
  await expect(page.getByLabel('Value')).toHaveValue(typed);
  await expect(page.getByLabel('Active from')).toHaveValue('2126-03-01');
}

const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({ ...given, permission: 'edit:settings' });

/** The calls of the settings screen. */
export const settingsCalls: StaffCall[] = [
  call({
    name: 'the settings',
    method: 'GET',
    path: '/api/admin/settings',
    send: (page) => page.goto('/admin/settings'),
    told: (page) => headed(page, 'The settings could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(page.getByRole('button', { name: 'View Intro video' })).toBeVisible();
    },
  }),
  call({
    name: 'a new version of a setting',
    method: 'POST',
    path: '/api/admin/settings',
    send: async (page) => {
      await view(page);
      await press(page, 'New Version');
      await save(page);
    },
    goOn: expectTyped,
    without: unread,
  }),
  call({
    name: 'the change of a version of a setting',
    method: 'PATCH',
    path: version,
    send: async (page) => {
      await view(page);
      await press(page, /^Edit .*intro\.webm/);
      await save(page);
    },
    goOn: expectTyped,
    without: unread,
  }),
  call({
    name: 'the deletion of a version of a setting',
    method: 'DELETE',
    path: version,
    send: async (page) => {
      await view(page);
      await press(page, /^Edit .*intro\.webm/);
      await press(page, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    goOn: async (page) => {
      await press(page, 'Back');
      await expect(page.getByRole('button', { name: /^Edit .*intro\.webm/ })).toBeVisible();
    },
    without: unread,
  }),
];
