import type { Page } from '@playwright/test';
import { clientId } from '../sandbox/identity/settings';
import { type ChatScreen, chatOn, openedChat } from './support/chat';
import { isAuthorize, isToken } from './support/provider';
import type { Account } from './support/sandbox';
import { logIn, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

async function signInToChat(page: Page, account: Account): Promise<ChatScreen> {
  await signInByForm(page, account);
  return openedChat(page);
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test('who is signed in stays so over a reload and in a new tab, by the hidden frame', async ({
  page,
  context,
  account,
}) => {
  const chat = await signInToChat(page, account);
  const asked = page.waitForRequest((request) => isAuthorize(new URL(request.url())));
  await page.reload();
  const silent = Object.fromEntries(new URL((await asked).url()).searchParams);
  expect(silent).toMatchObject({ prompt: 'none', response_mode: 'web_message', client_id: clientId });
  await expect(chat.entries.last()).toBeVisible();

  const tab = await context.newPage();
  await tab.goto('/chat');
  await expect(chatOn(tab).entries.last()).toBeVisible();
});

test('a session whose indicator has run out is not looked up, and the login needs no password', async ({
  page,
  context,
  account,
}) => {
  const chat = await signInToChat(page, account);
  await context.clearCookies({ name: /is\.authenticated$/ });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/chat');
  await expect(chat.entries.last()).toBeVisible();
});

test('Log out ends the session here and at the provider and returns to the site', async ({
  page,
  context,
  account,
  baseURL,
}) => {
  await signInToChat(page, account);
  const [request] = await Promise.all([
    page.waitForRequest((each) => new URL(each.url()).pathname === '/v2/logout'),
    logOut(page),
  ]);
  const sent = Object.fromEntries(new URL(request.url()).searchParams);
  expect(sent).toMatchObject({ client_id: clientId, returnTo: baseURL });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect((await context.cookies()).filter(({ name }) => /is\.authenticated|_session$/.test(name))).toEqual(
    [],
  );

  await page.goto('/chat');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('Back after Log out shows nothing private', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ chats: 4 });
  const chat = await signInToChat(page, account);
  await chat.box.fill('Something nobody else should read');
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(chat.entries).toHaveCount(0);
  await expect(page.getByText('Something nobody else should read')).toHaveCount(0);
});

test("a page out of the browser's cache is loaded anew before it shows anything", async ({
  page,
  account,
}) => {
  const chat = await signInToChat(page, account);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  await expect(chat.entries.last()).toBeVisible();
});

test('Log out in one tab takes the private page away in the others, and keeps the person out', async ({
  page,
  context,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ chats: 4 });
  await signInToChat(page, account);
  const other = await context.newPage();
  await other.goto('/chat');
  const chat = chatOn(other);
  await expect(chat.entries.last()).toBeVisible();
  await chat.box.fill('A draft in the other tab');

  await logOut(page);
  await expect(chat.entries).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('A draft');
  for (const tab of [page, other]) {
    await tab.goto('/chat');
    await expect(tab.getByLabel('Password')).toBeVisible();
  }
});

test('a session that is gone is noticed when the person comes back to the tab', async ({
  page,
  context,
  account,
}) => {
  await signInToChat(page, account);
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('the next person in the same tab sees neither the conversation nor the draft of the one before', async ({
  page,
  sandbox,
}) => {
  const first = await sandbox.makeAccount({ chats: 4, name: 'Ada First' });
  const second = await sandbox.makeAccount();
  const chat = await signInToChat(page, first);
  await chat.box.fill('Only for my own eyes');
  await logOut(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, second);
  await expect(chat.entries.last()).toBeVisible();
  await expect(chat.box).toHaveValue('');
  await expect(page.getByText('Ada')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('my own eyes');
});

test('a draft outlives the end of its session, but another person never sees it', async ({
  page,
  context,
  account,
  sandbox,
}) => {
  const next = await sandbox.makeAccount();
  const chat = await signInToChat(page, account);
  await chat.box.fill('Not for the next one');
  await context.clearCookies();
  await page.goto('/chat');
  await logIn(page, next);
  await expect(chat.entries.last()).toBeVisible();
  await expect(chat.box).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Not for the next one');
});

test('tokens are kept out of the browser’s storage', async ({ page, account }) => {
  const exchange = page.waitForResponse((response) => isToken(new URL(response.url())));
  await signInToChat(page, account);
  const { access_token, refresh_token } = await (await exchange).json();
  const stored = await page.evaluate(
    () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie,
  );
  expect(stored).not.toContain(access_token);
  expect(stored).not.toContain(refresh_token);
});
