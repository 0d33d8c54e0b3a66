import type { Page } from '@playwright/test';
import type { JobExecution } from '../src/api/admin/jobs';
import { tabTo } from './support/keyboard';
import { openWithApi } from './support/staffApi';
import { expect, test } from './support/test';

const names = [
  'Session summaries',
  'Invitation reminders',
  'Shared data clean-up',
  'Developer log clean-up',
  'Mail delivery',
  'Data clean-up',
];

/** The screen's parts, found as a person finds them. */
function jobsOn(page: Page) {
  const list = page.getByRole('navigation', { name: 'Jobs' });
  const table = page.getByRole('table', { name: /^Executions of/ });
  return {
    list,
    table,
    job: (name: string) => list.getByRole('button', { name }),
    heading: (name: string) => page.getByRole('heading', { level: 2, name }),
    rows: table.locator('tbody').getByRole('row'),
    loadMore: page.getByRole('button', { name: 'Load more' }),
  };
}

test('the executions of every job can be read, by keyboard and by address too', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:scheduledTasks'] });
  const ask = await openWithApi(page, account, '/admin/jobs');
  await expect(page).toHaveTitle('Scheduled Jobs - Hearken');
  const { list, table, job, heading, rows, loadMore } = jobsOn(page);
  await expect(list.getByRole('button')).toHaveText(names);

  await test.step('the keyboard alone selects a job and loads more', async () => {
    await tabTo(page, job('Session summaries'));
    await page.keyboard.press('Enter');
    await expect(heading('Session summaries')).toBeFocused();
    await expect(rows).toHaveCount(10);
    await tabTo(page, loadMore);
    await page.keyboard.press('Enter');
    // A run that begins meanwhile moves the others on by one, and one of the next ten is there already.
    await expect.poll(() => rows.count()).toBeGreaterThan(10);
    await expect(loadMore).toBeFocused();
  });

  await test.step('the selected job stands in the address', async () => {
    await job('Invitation reminders').click();
    await expect(job('Invitation reminders')).toHaveAttribute('aria-current', 'true');
    await expect(rows).toHaveCount(10);
    await page.reload();
    await expect(job('Invitation reminders')).toHaveAttribute('aria-current', 'true');
    await expect(rows).toHaveCount(10);
    await page.goBack();
    await expect(heading('Session summaries')).toBeFocused();
    await page.goBack();
    await expect(page.getByText('No job selected')).toBeVisible();
  });

  await test.step('they come ten at a time, the newest first, and a failure says why', async () => {
    await job('Invitation reminders').click();
    await expect(rows).toHaveCount(10);
    for (let page = 2; page <= 4; page += 1) {
      const shown = await rows.count();
      await loadMore.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(shown);
    }
    const starts = await table
      .locator('tbody td:first-child time')
      .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    await expect(rows.filter({ hasText: 'Failed' }).first()).toContainText('The mail server refused');
  });

  await test.step('every one of them is there', async () => {
    const asked = (await sandbox.calls(account.email)).findLast(({ path }) => path.endsWith('/status'));
    const starts = new Set<string>();
    for (let number = 1, isMore = true; isMore; number += 1) {
      const reply = await ask('GET', `${asked?.path}?page=${number}&pageSize=10`);
      const executions = (await reply.json()) as JobExecution[];
      for (const { startTime } of executions) starts.add(startTime);
      isMore = executions.length > 0;
    }
    expect(starts.size).toBeGreaterThanOrEqual(140);
  });
});
