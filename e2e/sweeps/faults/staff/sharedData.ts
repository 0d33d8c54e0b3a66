import { expect, type Page } from '@playwright/test';
import {
  deleteSharedSession,
  getSharedSession,
  listSharedSessions,
} from '../../../../src/api/admin/sharedData';
import { headed } from '../sweptCall';
import { staffScreen } from './staffScreen';

/** The oldest account: those that other tests make and change come before it. */
const account = (page: Page) => page.getByRole('region', { name: /^Account/ }).last();
const deleteButton = (page: Page) =>
  account(page)
    .getByRole('button', { name: /^Delete/ })
    .first();

/** The shared data. */
export const sharedDataScreens = [
  staffScreen('the shared data', '/admin/sharedData', 'read:sharedData', [
    {
      call: listSharedSessions,
      told: headed('The shared data could not be loaded'),
      whole: (page) => expect(account(page)).toBeVisible(),
    },
    {
      call: getSharedSession,
      enter: (page) => account(page).getByRole('listitem').first().getByRole('button').first().click(),
      told: headed('The session could not be loaded', 'This session is not in the shared data'),
      whole: (page) => expect(page.getByRole('region', { name: /^Module/ }).first()).toBeVisible(),
    },
    {
      call: deleteSharedSession,
      send: async (page) => {
        await deleteButton(page).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      },
      whole: (page) => expect(deleteButton(page)).toBeVisible(),
    },
  ]),
];
