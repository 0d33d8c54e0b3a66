import type { Page } from '@playwright/test';
import type { Permission } from '../src/api/call';
import { expectNoAxeViolations } from './support/axe';
import { tabTo } from './support/keyboard';
import { signIn } from './support/signIn';
import { askApi, staffCall } from './support/staffApi';
import { expect, test } from './support/test';

const permissions: Permission[] = ['read:admin', 'edit:scheduledTasks'];
const names = ['Session summaries', 'Invitation reminders', 'Shared data clean-up', 'Developer log clean-up'];

/** The screen's parts, found as a person finds them. */
function jobsOn(page: Page) {
  const list = page.getByRole('navigation', { name: 'Jobs' });
  const table = page.getByRole('table', { name: /^Executions of/ });
  return {
    list,
    table,
    job: (name: string) => list.getByRole('button', { name }),
    rows: table.locator('tbody').getByRole('row'),
    loadMore: page.getByRole('button', { name: 'Load more' }),
    end: page.getByText('All items loaded'),
  };
}

test('every execution of a job can be read, ten at a time, the newest first', async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  const account = await sandbox.makeAccount({ permissions });
  await signIn(page, account, '/admin/jobs');
  await expect(page).toHaveTitle('Scheduled jobs - Hearken');
  const { list, table, job, rows, loadMore, end } = jobsOn(page);
  await expect(list.getByRole('button')).toHaveText(names);
  await job('Invitation reminders').click();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Start Time',
    'End Time',
    'Execution Time',
    'Status',
    'Message',
  ]);
  await expect(rows).toHaveCount(10);
  await expectNoAxeViolations(page);

  let pages = 1;
  while (await loadMore.isVisible()) {
    const shown = await rows.count();
    await loadMore.click();
    pages += 1;
    await expect(rows.nth(shown).or(end).first()).toBeVisible();
  }
  await expect(end).toBeFocused();
  expect(pages).toBeGreaterThan(10);
  const count = await rows.count();
  expect(count).toBeGreaterThanOrEqual(140);
  expect(count).toBeLessThan(pages * 10);
  const starts = await rows
    .locator('td:first-child time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  expect(starts).toEqual(starts.toSorted((one, other) => other - one));
  await expect(rows.getByText('Failed').first(), 'a failure says why').toBeVisible();
  await expect(rows.filter({ hasText: 'Failed' }).first()).toContainText('The mail server refused');

  const asked = (await sandbox.calls(account.email)).filter(({ path }) => path.endsWith('/status'));
  expect(asked.map(({ query }) => query)).toEqual(
    Array.from({ length: pages }, (_, index) => ({ page: String(index + 1), pageSize: '10' })),
  );
});

test('the selected job stands in the address', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount({ permissions }), '/admin/jobs');
  const { job, rows } = jobsOn(page);
  for (const name of names.slice(0, 2)) {
    await job(name).click();
    await expect(job(name)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(rows).toHaveCount(10);
  }
  await page.reload();
  await expect(job('Invitation reminders')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Session summaries' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('No job selected')).toBeVisible();
});

test('the keyboard alone selects a job and loads more', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount({ permissions }), '/admin/jobs');
  const { job, rows, loadMore } = jobsOn(page);
  await tabTo(page, job('Developer log clean-up'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, loadMore);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(20);
  await expect(loadMore).toBeFocused();
});

test('without edit:scheduledTasks neither menu, address nor API lead to the jobs', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin'] });
  const asked = staffCall(page);
  await signIn(page, account, '/admin/news');
  await expect(page.getByRole('button', { name: 'System' })).toHaveCount(0);
  for (const path of ['/api/admin/scheduledJobs', '/api/admin/scheduledJobs/1/status?page=1&pageSize=10']) {
    expect((await askApi(page, await asked, 'GET', path)).status()).toBe(403);
  }
  await page.goto('/admin/jobs');
  await expect(page).toHaveURL('/forbidden');
});
