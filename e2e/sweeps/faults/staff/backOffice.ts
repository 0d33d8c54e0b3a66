import { expect, type Page } from '@playwright/test';
import { listJobExecutions, listJobs } from '../../../../src/api/admin/jobs';
import { changeModule, listModules } from '../../../../src/api/admin/modules';
import { listAllNews, refreshNews } from '../../../../src/api/admin/news';
import { getScoreInfo, getScoreStatistics } from '../../../../src/api/admin/scores';
import { headed, press } from '../sweptCall';
import { staffScreen } from './staffScreen';

const table = (page: Page, name: string) => page.getByRole('table', { name });
const firstSwitch = (page: Page) => page.getByRole('switch').first();
const alertOf = (page: Page) => page.getByRole('alertdialog');
const chart = (page: Page) => expect(page.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
const job = 'Session summaries';

/** The small screens of the back-office. */
export const backOfficeScreens = [
  staffScreen('the modules', '/admin/modules', 'edit:modules', [
    {
      call: listModules,
      told: headed('The modules could not be loaded'),
      whole: (page) => expect(table(page, 'Modules')).toBeVisible(),
    },
    {
      call: changeModule,
      send: (page) => firstSwitch(page).press('Space'),
      kept: (page) => expect(firstSwitch(page)).not.toHaveAttribute('aria-busy', 'true'),
      whole: (page) => expect(firstSwitch(page)).toBeEnabled(),
    },
  ]),
  staffScreen('the news of the back-office', '/admin/news', 'edit:modules', [
    {
      call: listAllNews,
      told: headed('The news could not be loaded'),
      whole: (page) => expect(table(page, 'News')).toBeVisible(),
    },
    {
      call: refreshNews,
      send: (page) => press(page, 'Refresh news from WordPress'),
      told: (page) => alertOf(page).getByText('Error'),
      hasToast: () => false,
      close: (page) => alertOf(page).getByRole('button', { name: 'OK' }).click(),
      whole: (page) => expect(table(page, 'News')).toBeVisible(),
    },
  ]),
  staffScreen('the jobs', '/admin/jobs', 'edit:scheduledTasks', [
    {
      call: listJobs,
      told: headed('The jobs could not be loaded'),
      whole: (page) => expect(page.getByRole('button', { name: job })).toBeVisible(),
    },
    {
      call: listJobExecutions,
      enter: (page) => press(page, job),
      told: headed('The executions could not be loaded'),
      whole: (page) => expect(table(page, `Executions of ${job}`)).toBeVisible(),
    },
  ]),
  staffScreen('the scores', '/admin/feedback/scores', 'edit:feedback', [
    { call: getScoreInfo, told: headed('The scores could not be loaded'), whole: chart },
    {
      call: getScoreStatistics,
      anew: true,
      told: headed('The statistics could not be loaded'),
      whole: chart,
    },
  ]),
];
