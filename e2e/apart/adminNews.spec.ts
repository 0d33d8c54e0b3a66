import { failedCall } from '../support/chat';
import { signIn } from '../support/signIn';
import { wizardOn } from '../support/startUp';
import { expect, test } from '../support/test';

const published = 'Rest & recovery: “I only sat down for a moment”';
const renamed = 'A quieter evening, one breath at a time (now with a shorter round)';

test('a refresh that fails says so and leaves the news as they are', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ permissions: ['read:admin'] });
  await signIn(page, account, '/admin/news');
  const rows = page.getByRole('row');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.count();
  await sandbox.fault({
    method: 'POST',
    path: '/api/admin/news/refresh',
    status: 502,
    account: account.email,
  });
  const refresh = page.getByRole('button', { name: 'Refresh news from WordPress' });
  await refresh.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(0);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(refresh).toBeFocused();
  await expect(rows).toHaveCount(before);
});

test('a refresh brings in what WordPress holds; users read it, staff look at it', async ({
  page,
  sandbox,
  newContext,
}) => {
  const reader = await sandbox.makeAccount();
  const theirs = await (await newContext()).newPage();
  await signIn(theirs, reader, '/news');
  await expect(theirs.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(theirs.getByText(published)).toHaveCount(0);

  await signIn(page, await sandbox.makeAccount({ permissions: ['read:admin'] }), '/admin/news');
  await expect(page).toHaveTitle('News - Hearken');
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Created', 'Modified', 'Author', 'View']);
  const cell = (name: string) => page.getByRole('cell', { name, exact: true });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(cell(published)).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh news from WordPress' }).click();
  for (const title of [published, renamed]) await expect(cell(title)).toBeVisible();
  await page.reload();
  for (const title of [published, renamed]) await expect(cell(title)).toBeVisible();
  await expect(page.getByRole('row').nth(1), 'the newest first').toContainText(published);

  const view = page.getByRole('button', { name: `View ${published}` });
  await view.click();
  const popup = page.getByRole('dialog', { name: published });
  await expect(popup).toContainText('The kettle rule.');
  await expect(popup.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(view).toBeFocused();

  await theirs.goto('/news');
  await expect(theirs, 'the news come first').toHaveURL('/startQuestions');
  const wizard = wizardOn(theirs);
  await expect(wizard.heading('Welcome')).toBeVisible();
  await wizard.goOn('News');
  await expect(theirs.getByText('The kettle rule.')).toBeVisible();
  await wizard.goOn('Thanks');
  await theirs.goto('/news');
  await expect(theirs.getByRole('heading', { name: published })).toBeVisible();
  await expect(theirs.getByText('The kettle rule.')).toBeVisible();
});
