import type { Page } from '@playwright/test';
import { listNews, markNewsItemRead } from '../../../src/api/news';
import { getAgeVerification, getTerms, listSignedTerms } from '../../../src/api/terms';
import { getProfile, listLanguages, removeAccount, saveProfile, setPassword } from '../../../src/api/user';
import { play } from '../../support/answers';
import { profileOn } from '../../support/profile';
import { expect } from '../../support/test';
import { headed, type SweptCall, type SweptScreen } from './sweptCall';

const newName = 'Half a name';
const newPassword = 'Quiet-Harbour-7';

const onProfile = (swept: Omit<SweptCall, 'at' | 'whole'>): SweptCall => ({
  at: '/profile',
  whole: (page) => expect(profileOn(page).name).toBeEnabled(),
  ...swept,
});
const profileFailed = headed('Your profile could not be loaded');

const profileScreen: SweptScreen = {
  name: 'the profile',
  account: {},
  calls: [
    onProfile({ call: getProfile, told: profileFailed }),
    onProfile({ call: listLanguages, anew: true, told: profileFailed }),
    onProfile({
      call: setPassword,
      enter: (page) => profileOn(page).resetButton.click(),
      fill: async (page) => {
        const { resetPanel, resetButton, newPassword: first, confirmation } = profileOn(page);
        // A load closes it.
        await expect(profileOn(page).name).toBeVisible();
        if (!(await resetPanel.isVisible())) await resetButton.click();
        await first.fill(newPassword);
        await confirmation.fill(newPassword);
      },
      send: (page) => profileOn(page).resetButton.click(),
      kept: async (page, fault) => {
        if (fault === 'without a connection') return;
        await expect(profileOn(page).confirmation).toHaveValue(newPassword);
        await expect(profileOn(page).resetButton).toBeEnabled();
      },
    }),
    onProfile({
      call: removeAccount,
      fill: (page) => profileOn(page).removeButton.click(),
      send: (page) => profileOn(page).deleteButton.click(),
      kept: async (page, fault) => {
        if (fault !== 'without a connection') await expect(profileOn(page).deleteButton).toBeVisible();
      },
    }),
    onProfile({
      call: saveProfile,
      fill: (page) => profileOn(page).name.fill(newName),
      send: (page) => profileOn(page).saveButton.click(),
      kept: (page) => expect(profileOn(page).name).toHaveValue(newName),
    }),
  ],
};

const onTerms = (swept: Omit<SweptCall, 'at' | 'whole'>): SweptCall => ({
  at: '/profile/termsAndConditions',
  whole: async (page) => {
    await expect(page.getByRole('region', { name: /^The version signed/ })).toContainText('Hearken');
    await expect(page.getByText('I confirm that I am 13 or above.')).toBeVisible();
  },
  ...swept,
});

const signedTermsScreen: SweptScreen = {
  name: 'the accepted terms',
  account: {},
  calls: [
    onTerms({ call: listSignedTerms, told: headed('Your accepted terms could not be loaded') }),
    onTerms({
      call: getTerms,
      anew: true,
      told: headed('This version could not be loaded', 'This version is no longer kept'),
    }),
    onTerms({
      call: getAgeVerification,
      anew: true,
      told: headed('Your age verification could not be loaded'),
      // It says that there is none.
      without: ['answered 404'],
    }),
  ],
};

const newsScreen: SweptScreen = {
  name: 'the news',
  account: {},
  calls: [
    {
      call: listNews,
      at: '/news',
      told: headed('The news could not be loaded'),
      whole: (page) => expect(page.getByText(/^\d+ of \d+/)).toBeVisible(),
    },
  ],
};

const shown = (page: Page) => expect(page.getByText('Good night.')).toBeVisible();

const unreadNewsScreen: SweptScreen = {
  name: 'an unread item of the news',
  account: {},
  given: (page) =>
    play(page, listNews, [
      {
        id: 1,
        title: 'A quieter evening',
        content: '<p>Good night.</p>',
        author: 'Sofie Brandt',
        createdAt: '2026-03-01T09:30:00.000Z',
        isRead: false,
      },
    ]),
  calls: [{ call: markNewsItemRead, at: '/news', retry: 'never', kept: shown, whole: shown }],
};

/** The pages around the chat. */
export const roomScreens = [profileScreen, signedTermsScreen, newsScreen, unreadNewsScreen];
