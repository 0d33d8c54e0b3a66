import type { Page } from '@playwright/test';
import { type Answer, answer } from '../../support/answers';
import { profileOn, profilePath } from '../../support/profile';
import { expect } from '../people';
import { late, type Played, type State, seeStale, serverError } from './state';

const signedPath = '/api/users/current/termsAndConditions';
const textPath = '/api/termsAndConditions/:id';
const agePath = '/api/users/current/ageVerification';
const newsPath = '/api/users/current/news';

const refused: Answer = { status: 403, body: { message: 'Not yours.' } };
const missing: Answer = { status: 404, body: { message: 'Gone.' } };
const named: Answer = {
  status: 500,
  headers: {
    'Access-Control-Expose-Headers': 'X-Request-Id',
    'X-Request-Id': '9f3b8c1e-55aa-4a3c-9d3e-0b7f2c64d1aa',
  },
};
const noSigned: Answer = { status: 200, body: { signedTermsAndConditions: [] } };
const noNews: Answer = { status: 200, body: [] };

/** A page of the signed-in area, with these answers in place of the server's. */
const room = (
  name: string,
  path: string,
  played: readonly Played[],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name,
  as: 'everything',
  at: path,
  played,
  reach,
});

const headed = (title: string) => (page: Page) =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

const profile = (
  name: string,
  reach: (parts: ReturnType<typeof profileOn>, page: Page) => Promise<unknown>,
  played: readonly Played[] = [],
) =>
  room(`the profile${name}`, '/profile', played, async (page) => {
    const parts = profileOn(page);
    await expect(parts.name).toBeVisible();
    await reach(parts, page);
  });

const terms = (name: string, played: readonly Played[], reach: (page: Page) => Promise<unknown>) =>
  room(`the accepted terms${name}`, '/profile/termsAndConditions', played, reach);

const news = (name: string, played: readonly Played[], reach: (page: Page) => Promise<unknown>) =>
  room(`the news${name}`, '/news', played, reach);

const loadedNews = (page: Page) => expect(page.getByText('1 of 12')).toBeVisible();

/** Looks at the page's tab again, as after a while in another one. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

export const rooms: State[] = [
  profile('', ({ saveButton }) => expect(saveButton).toBeVisible()),
  profile(' with the explanation of sharing', async (_, page) => {
    await page.getByRole('button', { name: 'About sharing' }).click();
    await expect(page.getByRole('tooltip')).toBeVisible();
  }),
  profile(' with an error', async ({ name, saveButton }, page) => {
    await name.fill('x'.repeat(101));
    await saveButton.click();
    await expect(page.getByText('Your name can be at most 100 characters')).toBeVisible();
  }),
  profile(
    ', saving',
    async ({ name, saveButton }) => {
      await saveButton.click();
      await expect(name).toBeDisabled();
    },
    [['PATCH', profilePath, 'nothing']],
  ),
  profile(' with the question before its changes are left', async ({ name, leaveQuestion }, page) => {
    await name.fill('Half a name');
    await page.getByRole('link', { name: 'Hearken' }).click();
    await expect(leaveQuestion).toBeVisible();
  }),
  profile(' with a new password', async ({ resetButton, newPassword, confirmation }, page) => {
    await resetButton.click();
    await newPassword.fill('Quiet-Harbour-7');
    await confirmation.fill('Quiet-Harbour-8');
    await confirmation.blur();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
  }),
  profile(' with the confirmation of its removal', async ({ removeButton, deleteButton }) => {
    await removeButton.click();
    await expect(deleteButton).toBeVisible();
  }),
  room('the profile, loading', '/profile', [['GET', profilePath, 'nothing']], late('Loading your profile')),
  room(
    'the profile, failed',
    '/profile',
    [['GET', profilePath, serverError]],
    headed('Your profile could not be loaded'),
  ),
  room(
    'the profile, refused',
    '/profile',
    [['GET', profilePath, refused]],
    headed('Your profile could not be loaded'),
  ),

  terms('', [], async (page) => {
    await expect(page.getByRole('region', { name: /^The version signed/ })).toContainText('Hearken');
    await expect(page.getByText('I confirm that I am 13 or above.')).toBeVisible();
  }),
  terms(', loading', [['GET', signedPath, 'nothing']], late('Loading what you have accepted')),
  terms(', failed', [['GET', signedPath, serverError]], headed('Your accepted terms could not be loaded')),
  terms(' without any', [['GET', signedPath, noSigned]], headed('No signed terms and conditions.')),
  terms(
    ', without their text and the age',
    [
      ['GET', textPath, missing],
      ['GET', agePath, serverError],
    ],
    async (page) => {
      await headed('This version is no longer kept')(page);
      await headed('Your age verification could not be loaded')(page);
    },
  ),

  news('', [], async (page) => {
    await loadedNews(page);
    await expect(page.getByRole('article').getByRole('img')).toBeVisible();
  }),
  news(' in the middle', [], async (page) => {
    await loadedNews(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('article').getByRole('table')).toBeVisible();
  }),
  news(', loading', [['GET', newsPath, 'nothing']], late('Loading the news')),
  news(', failed', [['GET', newsPath, serverError]], headed('The news could not be loaded')),
  news(' with what the failed request is called', [['GET', newsPath, named]], async (page) => {
    // On the page, and in the notice.
    for (const place of [page.getByRole('main'), page.getByRole('region', { name: 'Notifications' })]) {
      await place.locator('details').click();
      await expect(place.getByText('9f3b8c1e-55aa')).toBeVisible();
    }
  }),
  news(', old after a while away', [], async (page) => {
    await loadedNews(page);
    await answer(page, 'GET', newsPath, serverError);
    await comeBack(page);
    await seeStale(page, 'The news could not be loaded.');
  }),
  news(' without any', [['GET', newsPath, noNews]], headed('No news.')),
];
