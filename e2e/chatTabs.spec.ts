import { chatOn, failedCall, openChat, sentTexts } from './support/chat';
import { expect, test } from './support/test';

test('two tabs of one person show each other what is said, and neither says a thing twice', async ({
  page,
  context,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({
    permissions: ['read:chatstat' as const, 'delete:chat' as const],
  });
  const one = await openChat(page, account);
  const otherPage = await context.newPage();
  await otherPage.goto('/chat');
  const other = chatOn(otherPage);
  await other.toHaveLength(1);

  await test.step('a message and its reply', async () => {
    await one.say('I slept badly.');
    await expect(other.own.last()).toContainText('I slept badly.');
    await one.toHaveLength(3);
    await other.toHaveLength(3);
    await expect(other.box).toBeEnabled();
    await other.say('Because of my exam.');
    await one.toHaveLength(5);
    await expect(one.own.last()).toContainText('Because of my exam.');
  });

  await test.step('a replay of what the other has replayed says plainly that it is gone', async () => {
    await otherPage.route('**/api/chats?*', (route) => route.abort());
    await one.own.last().getByRole('button', { name: 'Replay' }).click();
    await one.toHaveLength(5);
    await expect(one.box).toBeEnabled();
    await other.own.last().getByRole('button', { name: 'Replay' }).click();
    await expect(other.status('Nothing was replayed: that message is no longer there.')).toBeVisible();
    await expect(other.notifications).toBeEmpty();
    await otherPage.unroute('**/api/chats?*');
    expect(await sentTexts(sandbox, account)).toHaveLength(3);
  });

  await test.step('a server that asks to wait is left in peace meanwhile', async () => {
    await sandbox.fault({
      method: 'POST',
      path: '/api/chats',
      account: account.email,
      status: 429,
      headers: { 'Retry-After': '3' },
    });
    await one.say('Too soon.');
    await expect(page.getByText(/You can send again in \d s\./)).toBeVisible();
    await one.box.press('Enter');
    await expect(one.box).toHaveValue('Too soon.');
    await expect(one.sendButton).toBeEnabled();
    await one.box.press('Enter');
    await one.toHaveLength(7);
    await other.toHaveLength(7);
    expect(await sentTexts(sandbox, account)).toHaveLength(5);
  });

  await test.step('a cleared history is gone in both', async () => {
    await page.getByRole('button', { name: 'Administration' }).click();
    await page.getByRole('button', { name: 'Clear chat history' }).click();
    await page.getByRole('button', { name: 'Delete Forever' }).click();
    await expect(other.own).toHaveCount(0);
    await expect(otherPage.locator('[aria-live=polite].visually-hidden')).toBeEmpty();
  });
});
