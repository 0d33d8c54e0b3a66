import type { Page } from '@playwright/test';
import type { SignupSource } from '../../../src/api/admin/signupSources';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const path = '/api/admin/signupSources';

const source: SignupSource = {
  id: 1,
  source: 'asourcewithaverylongnamethatdoesnotfitintoitscolumnofanarrowscreen2026',
  description: 'The link in the letter that goes out each month, to those who have read it so far. '.repeat(
    4,
  ),
  maxAutoSignups: 500,
  createdBy: 'Mette Lund',
  createdAt: '2026-03-01T09:30:00.000Z',
  url: 'https://hearken.example/signup?source=asourcewithaverylongnamethatdoesnotfitintoitscolumn2026',
};

const state = (
  name: string,
  [query, ...played]: [query: string, ...Played[]],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the signup sources${name}`,
  as: 'everything',
  at: `/admin/signupsources${query}`,
  played,
  reach,
});

/** The server has these sources. */
const have = (...signupSources: SignupSource[]): Played => [
  'GET',
  path,
  { status: 200, body: { signupSources } },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** The screen of the signup sources in each of its states. */
export const signupSources: State[] = [
  state('', ['', have(source)], (page) => expect(page.getByRole('table')).toBeVisible()),
  loading('the signup sources', '/admin/signupsources', path, 'Loading the signup sources'),
  state(', failed', ['', ['GET', path, serverError]], headed('The signup sources could not be loaded')),
  state(' when there are none', ['', have()], headed('No signup sources yet')),
  state(' with one', ['?source=1', have(source)], headed(source.source)),
  state(' with one whose link was copied', ['?source=1', have(source)], async (page) => {
    await page.context().grantPermissions(['clipboard-write']);
    await press(page, 'Copy link');
    await expect(page.getByText('Copied to clipboard')).toBeVisible();
  }),
  state(' with one that is not there', ['?source=9', have(source)], headed('This source is not there')),
  state(' with a new one and errors', ['?source=new', have(source)], async (page) => {
    await page.getByRole('textbox', { name: 'Source' }).fill('poster');
    await page.getByLabel('Description').fill('x'.repeat(2001));
    await page.getByLabel('Max auto-signups').fill('');
    await press(page, 'Save');
    const message = 'The description can be at most 2000 characters';
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }),
  state(' with the question before a deletion', ['?source=1', have(source)], async (page) => {
    await press(page, 'Delete');
    await expect(page.getByText('Are you sure you want to delete this source?')).toBeVisible();
  }),
];
