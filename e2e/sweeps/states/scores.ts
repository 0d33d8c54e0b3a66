import type { Page } from '@playwright/test';
import type { Answer } from '../../support/answers';
import { expect } from '../people';
import { loading, type State, serverError } from './state';

const path = '/admin/feedback/scores';
const statisticsPath = '/api/admin/feedback/score';
const infoPath = `${statisticsPath}/info`;

type Replied = [path: string, reply: Answer];

const state = (
  name: string,
  replied: Replied[],
  reach: (page: Page) => Promise<unknown>,
  address = path,
): State => ({
  name: `the scores${name}`,
  as: 'everything',
  at: address,
  played: replied.map(([call, reply]) => ['GET', call, reply]),
  reach,
});

const ok = (body: object): Answer => ({ status: 200, body });
const quartiles = (value: number) => ['Q1', 'Q2', 'Q3'].map((label) => ({ label, value }));
const counts = (value: number) => ['1', '2', '3', '4', '5'].map((label) => ({ label, count: value }));

const info: Replied = [
  infoPath,
  ok({
    minDate: '2024-09-01',
    maxDate: '2026-03-20',
    showWeekShortcut: true,
    showMonthShortcut: true,
    showYearShortcut: true,
  }),
];
const many: Replied = [
  statisticsPath,
  ok({
    scoreCount: counts(123_456),
    averageData: Array.from({ length: 300 }, (_, day) => ({
      date: new Date(Date.UTC(2025, 2, 20 + day)).toISOString().slice(0, 10),
      averageScore: 1 + ((day * 7) % 9) / 2,
    })),
    statistics: { average: 3, median: 3.5, min: 1, max: 5, count: 617_280, quartiles: quartiles(3.25) },
  }),
];
const none: Replied = [
  statisticsPath,
  ok({
    scoreCount: counts(0),
    averageData: [],
    statistics: { average: 0, median: 0, min: 0, max: 0, count: 0, quartiles: quartiles(0) },
  }),
];

const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const charts = async (page: Page) => {
  await expect(page.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Line chart/ })).toBeVisible();
};

/** The scores in each of their states. */
export const scores: State[] = [
  state(
    ' of a year, with the numbers of both charts',
    [info, many],
    async (page) => {
      await charts(page);
      for (const summary of await page.getByText('Show numbers').all()) await summary.click();
      await expect(page.getByRole('table', { name: 'Average score per week' })).toBeVisible();
    },
    `${path}?range=year`,
  ),
  state(' with a day that cannot be chosen', [info, many], async (page) => {
    await charts(page);
    await page.getByLabel('To', { exact: true }).fill('2026-03-21');
    await expect(page.getByText(/^Please choose a day from /)).toBeVisible();
  }),
  state(' in days that have none', [info, none], headed('No scores in these days')),
  loading('the scores', path, infoPath, 'Loading the scores'),
  state(', failed', [[infoPath, serverError]], headed('The scores could not be loaded')),
  state(
    ', whose statistics failed',
    [info, [statisticsPath, serverError]],
    headed('The statistics could not be loaded'),
  ),
];
