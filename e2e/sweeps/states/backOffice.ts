import type { Page } from '@playwright/test';
import { type Answer, answer } from '../../support/answers';
import { expect } from '../people';
import { openMenu } from './inChat';
import { loading, type Played, type State, seeStale, serverError } from './state';

const state = (
  name: string,
  [address, ...played]: [address: string, ...Played[]],
  reach: (page: Page) => Promise<unknown>,
  only?: State['only'],
): State => ({
  name: `the back-office${name}`,
  as: 'everything',
  only,
  at: address,
  played,
  reach,
});

const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const table = (name: string) => (page: Page) => expect(page.getByRole('table', { name })).toBeVisible();
const nothing: Answer = { status: 200, body: [] };

async function openContent(page: Page) {
  await table('News')(page);
  await openMenu(page, 'Content');
  await expect(page.getByRole('link', { name: 'News' })).toBeVisible();
}

const item = {
  id: 1,
  title: 'A title that says it all, in more words than a narrow screen can hold beside four other columns',
  content: '<h2>A part</h2><p>With <a href="https://hearken.example">a link</a> in it.</p>',
  createdAt: '2026-03-01T09:30:00.000Z',
  modifiedAt: '2026-03-02T09:30:00.000Z',
  author: 'Mette Lund',
};
const oneItem: Played = ['GET', '/api/admin/news', { status: 200, body: [item] }];
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh news from WordPress' });

const allOff: Answer = {
  status: 200,
  body: [
    {
      id: 2,
      name: 'Focus',
      enabled: false,
      description: 'Leads a conversation that is about studies.',
      isFallback: true,
    },
  ],
};

/** The frame of the back-office, its modules and its news in each of their states. */
export const backOffice: State[] = [
  state(' with a menu on a wide screen', ['/admin/news', oneItem], openContent, 'wide'),
  state(' with a menu on a narrow screen', ['/admin/news', oneItem], openContent, 'narrow'),
  state("'s modules", ['/admin/modules'], table('Modules')),
  loading("the back-office's modules", '/admin/modules', '/api/admin/modules', 'Loading the modules'),
  state("'s modules, all off", ['/admin/modules', ['GET', '/api/admin/modules', allOff]], (page) =>
    expect(page.getByText(/^All modules are off/)).toBeVisible(),
  ),
  state(
    "'s modules, failed",
    ['/admin/modules', ['GET', '/api/admin/modules', serverError]],
    headed('The modules could not be loaded'),
  ),
  state(
    "'s modules when there are none",
    ['/admin/modules', ['GET', '/api/admin/modules', nothing]],
    headed('No modules'),
  ),
  state("'s news", ['/admin/news', oneItem], table('News')),
  loading("the back-office's news", '/admin/news', '/api/admin/news', 'Loading the news'),
  state(
    "'s news, failed",
    ['/admin/news', ['GET', '/api/admin/news', serverError]],
    headed('The news could not be loaded'),
  ),
  state(
    "'s news when there are none",
    ['/admin/news', ['GET', '/api/admin/news', nothing]],
    headed('No news yet'),
  ),
  state(
    "'s news, old after a refresh",
    ['/admin/news', oneItem, ['POST', '/api/admin/news/refresh', { status: 204 }]],
    async (page) => {
      await table('News')(page);
      await answer(page, 'GET', '/api/admin/news', serverError);
      await refresh(page).click();
      await seeStale(page, 'The news could not be loaded.');
    },
  ),
  state("'s news with one opened", ['/admin/news', oneItem], async (page) => {
    await page.getByRole('button', { name: /^View/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  state(
    "'s news while they are refreshed",
    ['/admin/news', oneItem, ['POST', '/api/admin/news/refresh', 'nothing']],
    async (page) => {
      await refresh(page).click();
      await expect(refresh(page)).toHaveAttribute('aria-busy', 'true');
    },
  ),
  state(
    "'s news after a refresh that failed",
    ['/admin/news', oneItem, ['POST', '/api/admin/news/refresh', serverError]],
    async (page) => {
      await refresh(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ),
];
