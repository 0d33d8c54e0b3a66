import { expect, test } from '../support/apart';
import { failedCall } from '../support/chat';
import { follow } from '../support/navigate';
import { signIn } from '../support/signIn';
import { wizardOn } from '../support/startUp';

const published = 'Rest & recovery: “I only sat down for a moment”';
const renamed = 'A quieter evening, one breath at a time (now with a shorter round)';

test('a refresh brings in what WordPress holds; users read it, staff look at it', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  const theirs = await (await newContext()).newPage();
  await signIn(theirs, await sandbox.makeAccount(), '/news');
  await expect(theirs.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(theirs.getByText(published)).toHaveCount(0);

  const staff = await sandbox.makeAccount({ permissions: ['read:admin'] });
  await signIn(page, staff, '/admin/news');
  const refresh = page.getByRole('button', { name: 'Refresh news from WordPress' });
  const rows = page.getByRole('row');
  const cell = (name: string) => page.getByRole('cell', { name, exact: true });
  await expect(page).toHaveTitle('News - Hearken');
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Created', 'Modified', 'Author', 'View']);
  await expect(rows.nth(1)).toBeVisible();
  await expect(cell(published)).toHaveCount(0);

  await test.step('a refresh that fails says so and leaves the news as they are', async () => {
    allowConsole(...failedCall);
    const before = await rows.count();
    await sandbox.fault({
      method: 'POST',
      path: '/api/admin/news/refresh',
      status: 502,
      account: staff.email,
    });
    await refresh.click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Error');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(refresh).toBeFocused();
    await expect(rows).toHaveCount(before);
  });

  await test.step('one that succeeds brings what is new and what has changed, the newest first', async () => {
    await refresh.click();
    for (const title of [published, renamed]) await expect(cell(title)).toBeVisible();
    await expect(rows.nth(1)).toContainText(published);
  });

  await test.step('staff look at it', async () => {
    const view = page.getByRole('button', { name: `View ${published}` });
    await view.click();
    const popup = page.getByRole('dialog', { name: published });
    await expect(popup).toContainText('The kettle rule.');
    await expect(popup.getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(view).toBeFocused();
  });

  await test.step('users are led to it, and read it', async () => {
    await theirs.reload();
    await expect(theirs, 'the news come first').toHaveURL('/startQuestions');
    const wizard = wizardOn(theirs);
    await expect(wizard.heading('Welcome')).toBeVisible();
    await wizard.goOn('News');
    await expect(theirs.getByText('The kettle rule.')).toBeVisible();
    await wizard.goOn('Thanks');
    await wizard.done.click();
    await expect(theirs).toHaveURL('/chat');
    await follow(theirs, '/news');
    await expect(theirs.getByRole('heading', { name: published })).toBeVisible();
    await expect(theirs.getByText('The kettle rule.')).toBeVisible();
  });
});
