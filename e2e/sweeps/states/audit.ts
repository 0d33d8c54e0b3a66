import type { Page } from '@playwright/test';
import type { AuditEntry } from '../../../src/api/admin/audit';
import type { Answer } from '../../support/answers';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const at = '/admin/audit';
const path = '/api/admin/audit';

const entry: AuditEntry = {
  id: 3,
  createdAt: '2026-03-05T09:30:00.000Z',
  feature: 'settings',
  action: 'changed',
  actor: {
    name: 'Alexandrina Konstantinopoulos-Featherstonehaugh',
    email: 'alexandrina.konstantinopoulos-featherstonehaugh@department.example.com',
  },
  subject: 'Hours without a message after which a session ends',
  person: null,
  changes: [
    { what: 'Value', before: '4', after: '6' },
    { what: 'Active from', before: '2026-03-01', after: null },
  ],
};
const long: AuditEntry = {
  ...entry,
  id: 2,
  feature: 'terms',
  subject: 'Version 7',
  changes: [
    { what: 'Content', before: 'a line of the terms '.repeat(40), after: 'averylongword'.repeat(60) },
  ],
};
const onPerson: AuditEntry = {
  ...entry,
  id: 1,
  feature: 'users',
  action: 'cleared',
  subject: 'User auth0|1',
  person: entry.actor.email,
  changes: [],
};

const is = (reply: Answer): Played => ['GET', path, reply];
const have = (...items: AuditEntry[]): Played =>
  is({
    status: 200,
    body: { items, page: 1, totalItems: items.length && 131, totalPages: items.length && 6, keptDays: 730 },
  });

const state = (
  name: string,
  query: string,
  played: Played,
  reach: (page: Page) => Promise<unknown>,
): State => ({ name: `the audit trail${name}`, as: 'everything', at: at + query, played: [played], reach });

const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** The audit trail in each of its states. */
export const audit: State[] = [
  state(' with texts unfolded', '', have(entry, long, onPerson), async (page) => {
    await page.getByRole('table').getByText('Content', { exact: true }).click();
    await expect(page.getByText('Before', { exact: true })).toBeVisible();
  }),
  loading('the audit trail', at, path, 'Loading the audit entries'),
  state(', failed', '', is(serverError), headed('The audit entries could not be loaded')),
  state(' when nothing has been changed', '', have(), headed('No entries yet')),
  state(' with nothing found', '?search=zoe&from=2026-03-05', have(), headed('Nothing found')),
  state(
    ' of a server that keeps none',
    '',
    is({ status: 404, body: {} }),
    headed('This server keeps no audit trail'),
  ),
  state(' with days that make no sense', '', have(entry), async (page) => {
    await page.getByLabel('From').fill('2026-03-05');
    await page.getByLabel('To', { exact: true }).fill('2026-03-01');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByText('Please choose a day that is not before the first.')).toBeVisible();
  }),
];
