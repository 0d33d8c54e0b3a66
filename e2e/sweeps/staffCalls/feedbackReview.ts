import { expect, type Page } from '@playwright/test';
import { headed, press, retryOrReload, type StaffCall, unread } from './staffCall';

const generic = '/api/admin/feedback/generic';
const conversation = '/api/admin/feedback/conversation';
const typed = 'The shelf is full again.';

const table = (page: Page) => page.getByRole('table').first();
const part = (page: Page, name: string) => page.getByRole('region', { name });
const listed = async (page: Page) => {
  await expect(table(page)).toBeVisible();
};

/** Opens the first feedback of a state; demonstration data, which no test changes. */
const open = (state: string) => async (page: Page) => {
  await page.goto(`/admin/feedback/generic?status=${state}&sort=CreatedAt&order=Asc&page=1&size=10`);
  await table(page).getByRole('cell').getByRole('button').first().click();
};
const opened = (page: Page) => expect(part(page, 'State')).toBeVisible();

const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({ ...given, permission: 'edit:feedback' });

const list = (name: string, path: string, address: string) =>
  call({
    name,
    method: 'GET',
    path,
    send: (page) => page.goto(address),
    told: (page) => headed(page, 'The feedback could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await listed(page);
    },
  });

/** The calls of the review of feedback. */
export const feedbackReviewCalls: StaffCall[] = [
  list('the feedback on pages', generic, '/admin/feedback/generic'),
  list('the reported conversations', conversation, '/admin/feedback/conversation'),
  call({
    name: 'a feedback',
    method: 'GET',
    path: `${generic}/:id`,
    send: open('New'),
    told: (page) => headed(page, 'The feedback could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await opened(page);
    },
    // It leads back to the list.
    without: ['answered 404'],
  }),
  call({
    name: 'the change log of a feedback',
    method: 'GET',
    path: `${generic}/:id/log`,
    send: open('New'),
    told: (page) => headed(page, 'The change log could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(part(page, 'Change log').getByText('Nothing has been done yet.')).toBeVisible();
    },
  }),
  call({
    name: 'a line for the change log',
    method: 'POST',
    path: `${generic}/:id/log`,
    send: async (page) => {
      await open('New')(page);
      await page.getByLabel('New log entry').fill(typed);
      await press(page, 'Add');
    },
    goOn: (page) => expect(page.getByLabel('New log entry')).toHaveValue(typed),
  }),
  call({
    name: 'the state of a feedback',
    method: 'POST',
    path: `${generic}/:id/state`,
    send: async (page) => {
      await open('New')(page);
      await press(page, 'Closed');
      await page.getByLabel('Log entry for Closed').fill(typed);
      await press(page, 'Closed');
    },
    goOn: async (page) => {
      await opened(page);
      const entry = page.getByLabel('Log entry for Closed');
      if (!(await entry.isVisible())) await press(page, 'Closed');
      await expect(entry).toHaveValue(typed);
    },
    without: unread,
  }),
  call({
    name: 'the card of a feedback',
    method: 'GET',
    path: `${generic}/:id/trello`,
    send: open('New'),
    told: (page) => headed(page, 'The Trello card could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(part(page, 'Trello').getByRole('heading', { name: /could not/ })).toHaveCount(0);
    },
    // Nothing is what no card means.
    without: ['answered with nothing'],
  }),
  call({
    name: 'the search for a card',
    method: 'POST',
    path: `${generic}/:id/trello/:cardId`,
    send: async (page) => {
      await open('New')(page);
      await page.getByLabel('Trello Card Id').fill('4711');
      await part(page, 'Trello').getByRole('button', { name: 'Search' }).click();
    },
    goOn: async (page, fault) => {
      if (fault !== 'without a connection') {
        await expect(page.getByLabel('Trello Card Id')).toHaveValue('4711');
      }
      await opened(page);
    },
    without: [...unread, 'answered 404'],
  }),
];
