import type { Page } from '@playwright/test';
import type { Setting } from '../../../src/api/admin/settings';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const listPath = '/api/admin/settings';
const versionPath = '/api/admin/settings/:id/versions/:versionId';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const onlyActive: Setting = {
  id: 1,
  title: 'Greeting',
  description: 'What the assistant begins with, in the language of whoever has come.',
  type: 'String',
  versions: [
    {
      id: 2,
      value: 'https://greetings.example/a-value-without-a-single-blank-that-does-not-fit-into-its-column',
      activeSinse: '2026-02-01T00:00:00.000Z',
      created: '2026-01-28T09:30:00.000Z',
      createdBy: 'Mette Lund',
      state: 'Active',
    },
  ],
};
const longValue: Setting = {
  ...onlyActive,
  versions: onlyActive.versions.map((version) => ({
    ...version,
    value: 'A long word of welcome. '.repeat(200),
  })),
};
const noVersion: Setting = { ...onlyActive, versions: [] };

const state = (
  name: string,
  [query, ...played]: [query: string, ...Played[]],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the settings${name}`,
  as: 'everything',
  at: `/admin/settings${query}`,
  played,
  reach,
});

/** The server has these settings. */
const have = (...settings: Setting[]): Played => ['GET', listPath, { status: 200, body: settings }];

const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** The settings screen in each of its states. */
export const settings: State[] = [
  state('', [''], (page) => expect(page.getByRole('table', { name: 'Settings' })).toBeVisible()),
  loading('the settings', '/admin/settings', listPath, 'Loading the settings'),
  state(', failed', ['', ['GET', listPath, serverError]], headed('The settings could not be loaded')),
  state(' when there are none', ['', have()], headed('No settings')),
  state(' with the explanation of one', ['', have(onlyActive)], async (page) => {
    await press(page, 'About Greeting');
    await expect(page.getByRole('tooltip')).toBeVisible();
  }),
  state(' with the versions of one', ['?setting=1', have(onlyActive)], headed('Greeting')),
  state(' with a long value, folded', ['?setting=1', have(longValue)], headed('Greeting')),
  state(' with one that has no version', ['?setting=1', have(noVersion)], headed('No version yet')),
  state(' with one that is not there', ['?setting=9', have(onlyActive)], headed('This setting is not there')),
  state(' with a new version and errors', ['?setting=1&version=new', have(onlyActive)], async (page) => {
    await press(page, 'Save');
    await expect(page.getByRole('link', { name: 'Please provide a setting value.' })).toBeVisible();
  }),
  state(
    ' while a version is saved',
    ['?setting=1&version=2', have(onlyActive), ['PATCH', versionPath, 'nothing']],
    async (page) => {
      await press(page, 'Save');
      await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    },
  ),
  state(' with the question before a deletion', ['?setting=1&version=2', have(onlyActive)], async (page) => {
    await press(page, 'Delete');
    await expect(page.getByText(/^Deleting versions so no setting is active/)).toBeVisible();
  }),
  state(' with a version that has gone', ['?setting=1&version=9', have(onlyActive)], (page) =>
    expect(page.getByText(/^This version has been deleted meanwhile/)).toBeVisible(),
  ),
];
