import type { Page } from '@playwright/test';
import { chatOn, failedCall, isCall, openChat, sentTexts } from './support/chat';
import { logIn } from './support/signIn';
import { expect, test } from './support/test';

const storedTexts = (page: Page) => page.evaluate(() => Object.values({ ...sessionStorage }).join('\n'));

test('a draft survives a reload, the news, Back and the no-service page', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await chat.box.fill('A thought\nof mine');
  await expect.poll(() => storedTexts(page), 'while the box still has the focus').toContain('of mine');
  await expect(chat.box).toBeFocused();
  await page.reload();
  await expect(chat.box).toHaveValue('A thought\nof mine');

  await chat.box.fill('Another thought');
  await page.getByRole('link', { name: 'News' }).click();
  await expect(chat.box).toBeHidden();
  // The fault below is not for this page's start.
  const started = page.waitForResponse((response) => isCall('POST', '/api/chats/start')(response.request()));
  await page.goBack();
  await expect(chat.box).toHaveValue('Another thought');
  await started;

  await sandbox.fault({ method: 'POST', path: '/api/chats/start', drop: true, account: account.email });
  await page.reload();
  await page.waitForURL('/noservice');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(chat.entries.last()).toBeVisible();
  await expect(chat.box).toHaveValue('Another thought');
  expect(await sentTexts(sandbox, account)).toEqual([]);
});

test('a draft is there again after the session has ended and the same person has signed in', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await chat.box.fill('Do not forget me');
  await sandbox.expireTokens(account.email);
  await page.context().clearCookies({ name: /_session/ });
  await page.reload();
  await logIn(page, account);
  await expect(chat.entries.last()).toBeVisible();
  await expect(chat.box).toHaveValue('Do not forget me');
});

test('another person in the same tab sees no draft, and none is left in the browser', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const other = await sandbox.makeAccount();
  const chat = await openChat(page, account);
  await chat.box.fill('Nobody else may read this');
  await sandbox.expireTokens(account.email);
  await page.context().clearCookies({ name: /_session/ });
  await page.reload();
  await logIn(page, other);
  await expect(chat.entries.last()).toBeVisible();
  await expect(chat.box).toHaveValue('');
  await expect(page.getByText('Nobody else may read this')).toHaveCount(0);
  expect(await storedTexts(page)).not.toContain('Nobody else may read this');
});

test('two tabs keep their own drafts', async ({ page, account, context }) => {
  const chat = await openChat(page, account);
  await chat.box.fill('in the first tab');
  const second = await context.newPage();
  await second.goto('/chat');
  const other = chatOn(second);
  await expect(other.entries.last()).toBeVisible();
  await expect(other.box).toHaveValue('');
  await other.say('from the second tab');
  await other.toHaveLength(3);
  await page.bringToFront();
  await expect(chat.box).toHaveValue('in the first tab');
  await page.reload();
  await expect(chat.box).toHaveValue('in the first tab');
  await chat.toHaveLength(3);
});
