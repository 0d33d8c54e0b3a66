import { expect, type Page } from '@playwright/test';
import {
  changeSignupSource,
  createSignupSource,
  deleteSignupSource,
  listSignupSources,
} from '../../../../src/api/admin/signupSources';
import { openSource } from '../../../support/visitors';
import { headed, press } from '../sweptCall';
import { staffScreen } from './staffScreen';

const path = '/admin/signupsources';
const typed = 'A poster that nobody has seen yet';

const description = (page: Page) => page.getByLabel('Description');
const source = (page: Page) => page.getByRole('button', { name: openSource });
const view = (page: Page) => source(page).click();
const save = (page: Page) => press(page, 'Save');

async function expectTyped(page: Page) {
  await expect(description(page)).toHaveValue(typed);
  await expect(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true');
}

/** The signup sources; they need read:admin alone, the other permission opens another screen. */
export const signupSourceScreens = [
  staffScreen('the signup sources', path, 'edit:modules', [
    {
      call: listSignupSources,
      told: headed('The signup sources could not be loaded'),
      whole: (page) => expect(source(page)).toBeVisible(),
    },
    {
      call: deleteSignupSource,
      enter: view,
      send: async (page) => {
        await press(page, 'Delete');
        await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      },
      // Of a source that is not there any more, there is only the list to go back to.
      endsAfter: ['answered 404'],
      whole: (page) => expect(description(page)).toBeVisible(),
    },
  ]),
  staffScreen('a new signup source', `${path}?source=new`, 'edit:modules', [
    {
      call: createSignupSource,
      fill: async (page) => {
        await page.getByRole('textbox', { name: 'Source' }).fill('poster');
        await description(page).fill(typed);
      },
      send: save,
      kept: async (page) => {
        await expectTyped(page);
        await expect(page.getByRole('textbox', { name: 'Source' })).toHaveValue('poster');
      },
      whole: expectTyped,
    },
  ]),
  staffScreen('a signup source', path, 'edit:modules', [
    {
      call: changeSignupSource,
      enter: view,
      fill: (page) => description(page).fill(typed),
      send: save,
      kept: expectTyped,
      whole: expectTyped,
    },
  ]),
];
