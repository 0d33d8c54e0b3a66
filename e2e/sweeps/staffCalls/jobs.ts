import { expect, type Page } from '@playwright/test';
import { headed, press, retryOrReload, type StaffCall } from './staffCall';

const path = '/api/admin/scheduledJobs';
const name = 'Session summaries';

const table = (page: Page) => page.getByRole('table', { name: `Executions of ${name}` });

const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({
  ...given,
  permission: 'edit:scheduledTasks',
});

/** The calls of the scheduled jobs. */
export const jobCalls: StaffCall[] = [
  call({
    name: 'the scheduled jobs',
    method: 'GET',
    path,
    send: (page) => page.goto('/admin/jobs'),
    told: (page) => headed(page, 'The jobs could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(page.getByRole('button', { name })).toBeVisible();
    },
  }),
  call({
    name: 'the executions of a job',
    method: 'GET',
    path: `${path}/:id/status`,
    send: async (page) => {
      await page.goto('/admin/jobs');
      await press(page, name);
    },
    told: (page) => headed(page, 'The executions could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(table(page)).toBeVisible();
    },
  }),
];
