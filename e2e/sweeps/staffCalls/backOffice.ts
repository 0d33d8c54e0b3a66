import { expect, type Page } from '@playwright/test';
import { headed, press, retryOrReload, type StaffCall, unread } from './staffCall';

const modules = '/api/admin/modules';
const news = '/api/admin/news';

const table = (page: Page, name: string) => page.getByRole('table', { name });

/** The calls of the modules and the news. */
export const backOfficeCalls: StaffCall[] = [
  {
    name: 'the modules',
    method: 'GET',
    path: modules,
    permission: 'edit:modules',
    send: (page) => page.goto('/admin/modules'),
    told: (page) => headed(page, 'The modules could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(table(page, 'Modules')).toBeVisible();
    },
  },
  {
    name: 'the switch of a module',
    method: 'PATCH',
    path: `${modules}/:id`,
    permission: 'edit:modules',
    send: async (page) => {
      await page.goto('/admin/modules');
      await page.getByRole('switch').first().press('Space');
    },
    goOn: (page) => expect(page.getByRole('switch').first()).not.toHaveAttribute('aria-busy', 'true'),
    without: unread,
  },
  {
    name: 'the news of the back-office',
    method: 'GET',
    path: news,
    permission: 'edit:modules',
    send: (page) => page.goto('/admin/news'),
    told: (page) => headed(page, 'The news could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(table(page, 'News')).toBeVisible();
    },
  },
  {
    name: 'the refresh of the news',
    method: 'POST',
    path: `${news}/refresh`,
    permission: 'edit:modules',
    send: async (page) => {
      await page.goto('/admin/news');
      await press(page, 'Refresh news from WordPress');
    },
    told: (page) => expect(page.getByRole('alertdialog')).toContainText('Error'),
    goOn: async (page) => {
      const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
      if (await ok.isVisible()) await ok.click();
      await expect(table(page, 'News')).toBeVisible();
    },
    without: unread,
  },
];
