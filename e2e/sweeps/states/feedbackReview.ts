import type { Page } from '@playwright/test';
import type { ConversationFeedbackList } from '../../../src/api/admin/feedback';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const generic = '/api/admin/feedback/generic';
const conversation = '/api/admin/feedback/conversation';

const state = (
  name: string,
  address: string,
  reach: (page: Page) => Promise<unknown>,
  ...played: Played[]
): State => ({
  name: `the review of feedback${name}`,
  as: 'everything',
  at: `/admin/feedback/${address}`,
  played,
  reach,
});

const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const listed = (page: Page) => expect(page.getByRole('table')).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const feedback = {
  id: 3,
  category: 'bug',
  actor: { name: 'Ada Lund', email: 'ada.lund.with.a.long.address@somewhere.example' },
  feedback: 'The Send button jumped away.\nIt came back after a while.',
  page: '/profile/questions?from=a-mail-with-a-long-name',
  state: 'New',
  trelloId: null,
  createdAt: '2026-03-01T09:30:00.000Z',
  updatedAt: '2026-03-02T10:30:00.000Z',
};
const card = {
  url: 'https://board.example/c/abc',
  idShort: 17,
  name: 'A card whose name is as long as the feedback that it was made of, and that is long',
  listName: 'Doing',
  closed: true,
};
const line = {
  timestamp: '2026-03-02T10:30:00.000Z',
  createdBy: 'Mette Lund',
  createdByEmail: 'mette@example.com',
  logEntry: 'Asked which browser it was.',
};
const details: Played[] = [
  ['GET', `${generic}/:id`, { status: 200, body: feedback }],
  ['GET', `${generic}/:id/log`, { status: 200, body: { logs: [line] } }],
  ['GET', `${generic}/:id/trello`, { status: 200, body: card }],
];
const withoutCard: Played = ['GET', `${generic}/:id/trello`, { status: 204 }];
const shown = (page: Page) => expect(page.getByText('Asked which browser it was.')).toBeVisible();

async function openCards(page: Page) {
  await listed(page);
  await press(page, 'Filters');
  await press(page, 'Search');
  await expect(page.getByRole('checkbox', { name: 'bug' })).toBeVisible();
  await expect(page.getByLabel('Search this page')).toBeVisible();
}

async function missTheEntry(page: Page) {
  await shown(page);
  await press(page, 'Closed');
  await press(page, 'Closed');
  await expect(page.getByText('Please provide a log entry.')).toBeVisible();
}

async function missTheCard(page: Page) {
  await shown(page);
  await page.getByRole('region', { name: 'Trello' }).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Enter id between 0 and 99999')).toBeVisible();
}

async function showConversation(page: Page) {
  await listed(page);
  await page.getByRole('table').getByRole('cell').getByRole('button').first().click();
  await press(page, 'Show conversation');
  await expect(page.getByText('Reported', { exact: true })).toBeVisible();
}

const listFailed = headed('The feedback could not be loaded');
const waits = (name: string, address: string, path: string) =>
  loading(`the review of feedback${name}`, `/admin/feedback/${address}`, path, 'Loading the feedback');

/** What the server says when the filters leave out all there is. */
const nothing: ConversationFeedbackList = {
  data: [],
  pageInfo: { page: 1, pageSize: 10, totalPages: 0 },
  filterInfoOptions: { feedbackType: [], status: ['New', 'Closed'] },
  selectFilters: { feedbackType: [], status: ['New'] },
  selectedSortInfo: { sortOrder: 'Desc', sortDirection: 'CreatedAt' },
};

/** The lists and the details of the feedback in each of their states. */
export const feedbackReview: State[] = [
  state('', 'generic', listed),
  waits('', 'generic', generic),
  state(' with filters and search', 'generic', openCards),
  state(' with nothing found', 'generic?search=nobody-said-this', headed('Nothing found')),
  state(', failed', 'generic', listFailed, ['GET', generic, serverError]),
  state(' in its details', 'generic/3', shown, ...details),
  waits(' in its details', 'generic/3', `${generic}/:id`),
  state(' in its details, failed', 'generic/3', listFailed, ['GET', `${generic}/:id`, serverError]),
  state(' with a log entry missing', 'generic/3', missTheEntry, ...details),
  state(' with a card number missing', 'generic/3', missTheCard, ...details, withoutCard),
  state(' of conversations', 'conversation', listed),
  waits(' of conversations', 'conversation', conversation),
  state(' of conversations when there is none', 'conversation', headed('No feedback'), [
    'GET',
    conversation,
    { status: 200, body: nothing },
  ]),
  state(' of conversations, failed', 'conversation', listFailed, ['GET', conversation, serverError]),
  state(' with a conversation', 'conversation', showConversation),
  waits(' with a conversation', 'conversation/3', `${conversation}/:id`),
  state(' with a conversation, failed', 'conversation/3', listFailed, [
    'GET',
    `${conversation}/:id`,
    serverError,
  ]),
];
