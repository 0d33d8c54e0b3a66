import { expect, type Page } from '@playwright/test';
import {
  activateTerms,
  changeTerms,
  cloneTerms,
  createTerms,
  deactivateTerms,
  deleteTerms,
  getTermsVersion,
  listTerms,
} from '../../../../src/api/admin/terms';
import { headed, press, type SweptCall, saysGone } from '../sweptCall';
import { staffScreen } from './staffScreen';

const typed = '<p>Half a thought</p>';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Terms & Conditions' });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const drafts = (page: Page) => page.getByRole('table', { name: 'Drafts' });
const keptContent = (page: Page) => expect(content(page)).toHaveValue(typed);

const openFirst = (section: string) => (page: Page) =>
  page.getByRole('table', { name: section }).getByRole('button').first().click();

/** Presses an action of the modal and answers its question. */
async function confirmed(page: Page, action: string, yes = action) {
  await modal(page).getByRole('button', { name: action, exact: true }).click();
  await modal(page).getByRole('group').getByRole('button', { name: yes, exact: true }).click();
}

/** An action of the modal, for a version of this section, which has not gone anywhere. */
const action = (call: SweptCall['call'], section: string, name: string, yes?: string) => ({
  call,
  enter: openFirst(section),
  send: (page: Page) => confirmed(page, name, yes),
  ...saysGone((page) => modal(page).getByRole('heading', { name: 'This version is not there any more' })),
  endsAfter: ['answered 404'] as const,
  whole: async (page: Page) => {
    await modal(page).getByRole('button', { name: 'Close' }).click();
    await expect(drafts(page)).toBeVisible();
  },
});

/** The terms. */
export const termsScreens = [
  staffScreen('the terms', '/admin/terms', 'edit:terms', [
    {
      call: listTerms,
      told: headed('The terms could not be loaded'),
      whole: (page) => expect(drafts(page)).toBeVisible(),
    },
    {
      call: getTermsVersion,
      enter: openFirst('Drafts'),
      told: headed('This version could not be loaded', 'This version is not there any more'),
      whole: (page) => expect(modal(page).getByText('Created by')).toBeVisible(),
    },
    action(deleteTerms, 'Drafts', 'Delete'),
    action(cloneTerms, 'Pending', 'Clone to draft', 'Clone'),
    action(activateTerms, 'Drafts', 'Activate'),
    action(deactivateTerms, 'Pending', 'De-activate'),
  ]),
  staffScreen('new terms', '/admin/terms', 'edit:terms', [
    {
      call: createTerms,
      enter: (page) => press(page, 'Create new'),
      fill: async (page) => {
        await page.getByLabel('Active From').fill('2126-03-01T10:00');
        await content(page).fill(typed);
      },
      send: (page) => press(page, 'Save'),
      kept: keptContent,
      whole: keptContent,
    },
  ]),
  staffScreen('a draft of the terms', '/admin/terms', 'edit:terms', [
    {
      call: changeTerms,
      enter: async (page) => {
        await openFirst('Drafts')(page);
        await press(page, 'Edit');
      },
      fill: (page) => content(page).fill(typed),
      send: (page) => confirmed(page, 'Save'),
      ...saysGone((page) => modal(page).getByText('This draft has been deleted meanwhile.')),
      kept: keptContent,
      // What has been typed for a draft that has gone can be read, and saved no more.
      endsAfter: ['answered 404'],
      whole: keptContent,
    },
  ]),
];
