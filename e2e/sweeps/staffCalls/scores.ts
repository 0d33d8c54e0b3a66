import { expect, type Page } from '@playwright/test';
import { headed, retryOrReload, type StaffCall } from './staffCall';

const path = '/api/admin/feedback/score';

const call = (name: string, of: string, failed: string): StaffCall => ({
  name,
  method: 'GET',
  path: of,
  permission: 'edit:feedback',
  send: (page) => page.goto('/admin/feedback/scores'),
  told: (page) => headed(page, failed),
  goOn: async (page: Page, fault) => {
    await retryOrReload(page, fault);
    await expect(page.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
  },
});

/** The calls of the scores. */
export const scoreCalls: StaffCall[] = [
  call('the days that have scores', `${path}/info`, 'The scores could not be loaded'),
  call('the statistics of the scores', path, 'The statistics could not be loaded'),
];
