import { expect, type Page } from '@playwright/test';
import {
  changeSettingVersion,
  createSettingVersion,
  deleteSettingVersion,
  listSettings,
} from '../../../../src/api/admin/settings';
import { confirm, headed, press, type SweptCall } from '../sweptCall';
import { staffScreen } from './staffScreen';

const typed = '/media/another.webm';

const viewButton = (page: Page) => page.getByRole('button', { name: 'View Intro video' });
const value = (page: Page) => page.getByLabel('Value');
const activeFrom = (page: Page) => page.getByLabel('Active from');

/** The form of a version, new or not. */
const form = (call: SweptCall['call'], button: string | RegExp) => ({
  call,
  enter: async (page: Page) => {
    await viewButton(page).click();
    await press(page, button);
  },
  fill: async (page: Page) => {
    await value(page).fill(typed);
    await activeFrom(page).fill('2126-03-01');
  },
  send: (page: Page) => press(page, 'Save'),
  kept: async (page: Page) => {
    await expect(value(page)).toHaveValue(typed);
    await expect(activeFrom(page)).toHaveValue('2126-03-01');
  },
  whole: (page: Page) => expect(page.getByRole('button', { name: 'Save' })).toBeEnabled(),
});

/** The settings. */
export const settingsScreens = [
  staffScreen('the settings', '/admin/settings', 'edit:settings', [
    {
      call: listSettings,
      told: headed('The settings could not be loaded'),
      whole: (page) => expect(viewButton(page)).toBeVisible(),
    },
    {
      call: deleteSettingVersion,
      enter: async (page) => {
        await viewButton(page).click();
        await press(page, /^Edit .*intro\.webm/);
      },
      send: (page) => confirm(page, 'Delete', 'Delete'),
      whole: async (page) => {
        await press(page, 'Back');
        await expect(page.getByRole('button', { name: /^Edit .*intro\.webm/ })).toBeVisible();
      },
    },
  ]),
  staffScreen('a new version of a setting', '/admin/settings', 'edit:settings', [
    form(createSettingVersion, 'New Version'),
  ]),
  staffScreen('a version of a setting', '/admin/settings', 'edit:settings', [
    form(changeSettingVersion, /^Edit .*intro\.webm/),
  ]),
];
