import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { failedCall, openChat } from '../support/chat';
import { profileOn, profilePath } from '../support/profile';
import { expect, test } from '../support/test';
import { expectCalm } from './calm';
import { type FaultName, faultNames, faults } from './faults';

/** One call of the pages around the chat. */
interface SweptCall {
  name: string;
  method: string;
  path: string;
  /** Opens the page and makes it send the call. */
  send(page: Page): Promise<unknown>;
  /** Expects the look of a call that failed, what was typed included. */
  told(page: Page, fault: FaultName): Promise<unknown>;
  /** The way on, once the server answers again; without it the page is whole all the same. */
  goOn?(page: Page, fault: FaultName): Promise<unknown>;
  /** Expects the page as it should be. */
  whole(page: Page): Promise<unknown>;
  /** Faults that are none for this call. */
  without?: readonly FaultName[];
}

const newName = 'Half a name';
const newPassword = 'Quiet-Harbour-7';
/** Of a reply that nobody reads, emptiness is the rule and any JSON will do. */
const unread: readonly FaultName[] = ['answered with nothing', 'answered with a wrong shape'];

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const open = (path: string) => (page: Page) => page.goto(path);

/** Some failures offer another try; what is refused or gone offers none. */
async function retryOrReload(page: Page, fault: FaultName) {
  if (fault === 'without a connection') return;
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) await retry.click();
  else await page.reload();
}

const profile = {
  whole: (page: Page) => expect(profileOn(page).name).toBeVisible(),
  open: async (page: Page) => {
    await page.goto('/profile');
    await expect(profileOn(page).name).toBeVisible();
  },
};
const wholeTerms = async (page: Page) => {
  await expect(page.getByRole('region', { name: /^The version signed/ })).toContainText('Hearken');
  await expect(page.getByText('I confirm that I am 13 or above.')).toBeVisible();
};
const wholeNews = (page: Page) => expect(page.getByText(/^\d+ of \d+/)).toBeVisible();

const calls: SweptCall[] = [
  {
    name: 'the profile',
    method: 'GET',
    path: profilePath,
    send: open('/profile'),
    told: headed('Your profile could not be loaded'),
    goOn: retryOrReload,
    whole: profile.whole,
  },
  {
    name: 'the languages',
    method: 'GET',
    path: '/api/languages',
    send: open('/profile'),
    told: headed('Your profile could not be loaded'),
    goOn: retryOrReload,
    whole: profile.whole,
  },
  {
    name: 'a saved profile',
    method: 'PATCH',
    path: profilePath,
    send: async (page) => {
      await profile.open(page);
      await profileOn(page).name.fill(newName);
      await profileOn(page).saveButton.click();
    },
    told: async (page) => {
      await expect(toast(page)).toBeVisible();
      await expect(profileOn(page).name).toBeEnabled();
    },
    whole: (page) => expect(profileOn(page).name).toHaveValue(newName),
    without: unread,
  },
  {
    name: 'a new password',
    method: 'POST',
    path: `${profilePath}/setPassword`,
    send: async (page) => {
      const { resetButton, newPassword: first, confirmation } = profileOn(page);
      await profile.open(page);
      await resetButton.click();
      await first.fill(newPassword);
      await confirmation.fill(newPassword);
      await resetButton.click();
    },
    told: async (page) => {
      await expect(toast(page)).toBeVisible();
      await expect(profileOn(page).confirmation).toHaveValue(newPassword);
      await expect(profileOn(page).resetButton).toBeEnabled();
    },
    whole: profile.whole,
    without: unread,
  },
  {
    name: 'the removal of the account',
    method: 'DELETE',
    path: profilePath,
    send: async (page) => {
      await profile.open(page);
      await profileOn(page).removeButton.click();
      await profileOn(page).deleteButton.click();
    },
    told: async (page) => {
      await expect(toast(page)).toBeVisible();
      await expect(profileOn(page).deleteButton).toBeVisible();
    },
    whole: profile.whole,
    without: unread,
  },
  {
    name: 'the signed versions',
    method: 'GET',
    path: '/api/users/current/termsAndConditions',
    send: open('/profile/termsAndConditions'),
    told: headed('Your accepted terms could not be loaded'),
    goOn: retryOrReload,
    whole: wholeTerms,
  },
  {
    name: 'the text of a version',
    method: 'GET',
    path: '/api/termsAndConditions/:id',
    send: open('/profile/termsAndConditions'),
    told: (page, fault) =>
      headed(
        fault === 'answered 404' ? 'This version is no longer kept' : 'This version could not be loaded',
      )(page),
    goOn: retryOrReload,
    whole: wholeTerms,
  },
  {
    name: 'the age verification',
    method: 'GET',
    path: '/api/users/current/ageVerification',
    send: open('/profile/termsAndConditions'),
    told: headed('Your age verification could not be loaded'),
    goOn: retryOrReload,
    whole: wholeTerms,
    without: ['answered 404'],
  },
  {
    name: 'the news',
    method: 'GET',
    path: '/api/users/current/news',
    send: open('/news'),
    told: headed('The news could not be loaded'),
    goOn: retryOrReload,
    whole: wholeNews,
  },
  {
    name: 'the mark of an item as read',
    method: 'POST',
    path: '/api/users/current/news/:id/read',
    send: async (page) => {
      const item = {
        id: 1,
        title: 'A quieter evening',
        content: '<p>Good night.</p>',
        author: 'Sofie Brandt',
        createdAt: '2026-03-01T09:30:00.000Z',
        isRead: false,
      };
      const restore = await answer(page, 'GET', '/api/users/current/news', { status: 200, body: [item] });
      await page.goto('/news');
      await expect(toast(page)).toBeVisible();
      await restore();
    },
    told: async (page) => {
      await expect(toast(page)).toBeVisible();
      await expect(page.getByText('Good night.')).toBeVisible();
    },
    whole: wholeNews,
    without: unread,
  },
];

for (const { name, method, path, send, told, goOn, whole, without = [] } of calls) {
  test(`${name}: whatever happens to it, the person knows, loses nothing and can go on`, async ({
    page,
    account,
    allowConsole,
  }) => {
    allowConsole(...failedCall);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChat(page, account);

    for (const fault of faultNames.filter((each) => !without.includes(each))) {
      await test.step(fault, async () => {
        const restore = await answer(page, method, path, faults[fault]);
        await send(page);
        if (faults[fault] === 'no connection') {
          await page.waitForURL('/noservice');
          await expect(toast(page)).toBeVisible();
          await expectCalm(page);
          await restore();
          await page.getByRole('button', { name: 'Retry' }).click();
        } else {
          await told(page, fault);
          await expectCalm(page);
          await restore();
          await goOn?.(page, fault);
        }
        await whole(page);
      });
    }
  });
}
