import type { Page } from '@playwright/test';
import type { Terms } from '../../../src/api/admin/terms';
import { type Answer, answer } from '../../support/answers';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const listPath = '/api/admin/termsandconditions';
const versionPath = '/api/admin/termsAndConditions/:id';

const content = `<h2>House rules</h2><p>Be <strong>kind</strong>.</p>
<ul>${'<li>Listen before you answer, also when the answer seems to be clear.</li>'.repeat(12)}</ul>`;

const version = (id: number, state: Terms['state'], validFrom: string): Terms => ({
  id,
  validFrom,
  content,
  created: '2026-01-28T09:30:00.000Z',
  createdBy: 'Mette Lund',
  state,
  activated: state !== 'Draft',
});

const draft = version(4, 'Draft', '2126-05-01T08:00:00.000Z');
const pending = version(3, 'Pending', '2126-02-01T08:00:00.000Z');
const all = [
  version(1, 'Expired', '2025-01-01T08:00:00.000Z'),
  version(2, 'Active', '2026-02-01T08:00:00.000Z'),
  pending,
  draft,
];

/** The same draft as a colleague has left it. */
const theirs: Terms = {
  ...draft,
  validFrom: '2126-06-01T08:00:00.000Z',
  content: content.replace('Be <strong>kind</strong>.', 'Be kind, and <em>patient</em>.'),
  changedBy: 'Jonas Reiter',
  changedAt: '2026-03-02T10:30:00.000Z',
  revision: 4,
};

const have = (terms: Terms[]): Played => ['GET', listPath, { status: 200, body: terms }];
const opened = (terms: Terms): Played => ['GET', versionPath, { status: 200, body: terms }];
const gone: Answer = { status: 404, body: { message: 'There is no such version of the terms.' } };
const tooLate: Answer = {
  status: 400,
  body: { message: "You can't activate the draft. Set activation date in the future." },
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const loaded = (page: Page) => expect(page.getByText('Created by', { exact: true })).toBeVisible();

const state = (
  name: string,
  query: string,
  played: readonly Played[],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the terms of the back-office${name}`,
  as: 'everything',
  at: `/admin/terms${query}`,
  played,
  reach,
});

/** A version in the modal. */
const modal = (name: string, terms: Terms, reach: (page: Page) => Promise<unknown>, ...played: Played[]) =>
  state(`, open: ${name}`, `?open=${terms.id}`, [have(all), opened(terms), ...played], async (page) => {
    await loaded(page);
    await reach(page);
  });

/** The terms screen in each of its states. */
export const terms: State[] = [
  state('', '', [have(all)], headed('Currently Active')),
  loading('the terms of the back-office', '/admin/terms', listPath, 'Loading the terms'),
  state(', failed', '', [['GET', listPath, serverError]], headed('The terms could not be loaded')),
  state(' when there are none', '', [have([])], headed('Expired')),
  state(' with a new version and errors', '?open=new', [have(all)], async (page) => {
    await press(page, 'Save');
    await expect(page.getByRole('link', { name: 'Please add some content' })).toBeVisible();
  }),
  state(' with a new version and its preview', '?open=new', [have(all)], async (page) => {
    await page.getByRole('textbox', { name: 'Content', exact: true }).fill(content);
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('kind')).toBeVisible();
  }),

  state(
    ', open, failed',
    '?open=4',
    [have(all), ['GET', versionPath, serverError]],
    headed('This version could not be loaded'),
  ),
  state(
    ', open and gone',
    '?open=4',
    [have(all), ['GET', versionPath, gone]],
    headed('This version is not there any more'),
  ),
  modal('a draft', draft, loaded),
  modal('a pending version', pending, loaded),
  modal('a draft, with the question before it is activated', draft, async (page) => {
    await press(page, 'Activate');
    await expect(page.getByText(/^Activate this draft\?/)).toBeVisible();
  }),
  modal(
    'a draft that is too late',
    draft,
    async (page) => {
      await press(page, 'Activate');
      await page.getByRole('group').getByRole('button', { name: 'Activate' }).click();
      await expect(page.getByRole('dialog').getByText(/^You can't activate the draft/)).toBeVisible();
    },
    ['PATCH', `${versionPath}/activate`, tooLate],
  ),
  modal('a draft in its editor, with the question before a save', draft, async (page) => {
    await press(page, 'Edit');
    await press(page, 'Save');
    await expect(page.getByText('Save the changes to this draft?')).toBeVisible();
  }),
  modal('a draft in its editor that a colleague has changed meanwhile, too', draft, async (page) => {
    await press(page, 'Edit');
    await page.getByRole('textbox', { name: 'Content', exact: true }).fill(`${content}<p>And breathe.</p>`);
    await answer(page, 'GET', versionPath, { status: 200, body: theirs });
    await press(page, 'Save');
    await page.getByRole('group').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What differs: Content' })).toBeVisible();
  }),
  modal('a draft that a colleague has changed before it is activated', draft, async (page) => {
    await press(page, 'Activate');
    await answer(page, 'GET', versionPath, { status: 200, body: theirs });
    await page.getByRole('group').getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByText(/Nothing has been activated yet/)).toBeVisible();
  }),
  modal('the question before an edit is left', draft, async (page) => {
    await press(page, 'Edit');
    await page.getByRole('textbox', { name: 'Content', exact: true }).fill('Half a thought');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  }),
  state(
    ', open: an edit of a draft that has gone',
    '?open=4&edit=yes',
    [have(all), ['GET', versionPath, gone]],
    (page) => expect(page.getByText(/^This draft has been deleted meanwhile/)).toBeVisible(),
  ),
];
