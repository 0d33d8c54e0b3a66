import { expect, type Page } from '@playwright/test';
import { headed, retryOrReload, type StaffCall, unread } from './staffCall';

const path = '/api/admin/sharedData/sessions';

/** The oldest account: those that other tests make and change come before it. */
const account = (page: Page) => page.getByRole('region', { name: /^Account/ }).last();

const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({
  ...given,
  permission: 'read:sharedData',
});

/** The calls of the shared data. */
export const sharedDataCalls: StaffCall[] = [
  call({
    name: 'the shared data',
    method: 'GET',
    path,
    send: (page) => page.goto('/admin/sharedData'),
    told: (page) => headed(page, 'The shared data could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(account(page)).toBeVisible();
    },
  }),
  call({
    name: 'a shared session',
    method: 'GET',
    path: `${path}/:id`,
    send: async (page) => {
      await page.goto('/admin/sharedData');
      await account(page).getByRole('button').first().click();
    },
    told: (page) =>
      expect(
        page.getByRole('heading', {
          name: /^(The session could not be loaded|This session is not in the shared data)$/,
        }),
      ).toBeVisible(),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(page.getByRole('region', { name: /^Module/ }).first()).toBeVisible();
    },
  }),
  call({
    name: 'the deletion of a shared session',
    method: 'DELETE',
    path: `${path}/:id`,
    send: async (page) => {
      await page.goto('/admin/sharedData');
      await account(page)
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    goOn: (page) =>
      expect(
        account(page)
          .getByRole('button', { name: /^Delete/ })
          .first(),
      ).toBeVisible(),
    without: unread,
  }),
];
