import { everyStaffPermission, menu } from '../tests/support/siteMap';
import { failedCall } from './support/chat';
import { tabTo } from './support/keyboard';
import { signIn } from './support/signIn';
import { barOn } from './support/staff';
import { expect, test } from './support/test';

test('the bar leads to every screen, one menu at a time, and marks the group of the page', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: [...everyStaffPermission] });
  await signIn(page, account, '/admin');
  await expect(page, 'the back-office begins with the prompts').toHaveURL('/admin/prompts');
  const { group, entries, bar } = barOn(page);
  await expect(bar.getByRole('button')).toHaveText([...Object.keys(menu), 'Log out']);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Prompts');
  await expect(heading).toBeFocused();

  for (const [name, links] of Object.entries(menu)) {
    await test.step(name, async () => {
      for (const [entry, path] of Object.entries(links)) {
        await group(name).click();
        await expect(entries).toHaveText(Object.keys(links));
        await entries.filter({ hasText: new RegExp(`^${entry}$`) }).click();
        await expect(page).toHaveURL(new RegExp(`${path}(/|$)`));
        await expect(bar.locator('button[aria-current]')).toHaveText([name]);
        await expect(heading).toHaveText(new RegExp(`^${entry}$`, 'i'));
        await expect(entries, 'the menu closes with the choice').toHaveCount(0);
      }
    });
  }

  await test.step('one menu at a time', async () => {
    await group('Users').click();
    await group('System').click();
    await expect(entries, 'the other menu has closed').toHaveText(Object.keys(menu.System));
  });
});

test('the bar serves the keyboard and a phone, and is there again after a lost connection', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ permissions: [...everyStaffPermission] });
  await signIn(page, account, '/admin/signupsources');
  const { group, entries, unfold } = barOn(page);

  await test.step('the keyboard alone walks through the menus', async () => {
    await tabTo(page, group('Content'));
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entries).toHaveCount(0);
    await expect(group('Content')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entries.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/news');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
  });

  await test.step('without a connection a screen leads to the no-service page, and back', async () => {
    await sandbox.fault({ method: 'GET', path: '/api/admin/modules', drop: true, account: account.email });
    await group('Chat Config').click();
    await entries.filter({ hasText: 'Modules' }).click();
    await expect(page).toHaveURL('/noservice');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/admin/modules');
    await expect(page.getByRole('table', { name: 'Modules' })).toBeVisible();
  });

  await test.step('on a phone the bar folds, and folds again after a choice', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(group('Content')).toBeHidden();
    await unfold.click();
    await group('Content').click();
    await entries.filter({ hasText: 'News' }).click();
    await expect(page).toHaveURL('/admin/news');
    await expect(group('Content')).toBeHidden();
  });
});
