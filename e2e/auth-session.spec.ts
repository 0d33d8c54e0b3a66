import type { Page } from '@playwright/test';
import { clientId } from '../server/identity/settings';
import { chatOn, openChat } from './support/chat';
import { isAuthorize, isToken } from './support/provider';
import { logIn } from './support/signIn';
import { expect, test } from './support/test';

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test('who is signed in stays so, by the hidden frame, with tokens in no storage', async ({
  page,
  context,
  account,
}) => {
  const exchange = page.waitForResponse((response) => isToken(new URL(response.url())));
  const chat = await openChat(page, account);

  await test.step('tokens are kept out of the storage', async () => {
    const { access_token, refresh_token } = await (await exchange).json();
    const stored = await page.evaluate(
      () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie,
    );
    expect(access_token).toMatch(/.{20,}/);
    expect(refresh_token).toMatch(/.{20,}/);
    expect(stored).not.toContain(access_token);
    expect(stored).not.toContain(refresh_token);
  });

  await test.step('a reload', async () => {
    const asked = page.waitForRequest((request) => isAuthorize(new URL(request.url())));
    await page.reload();
    const silent = Object.fromEntries(new URL((await asked).url()).searchParams);
    expect(silent).toMatchObject({ prompt: 'none', response_mode: 'web_message', client_id: clientId });
    await expect(chat.entries.last()).toBeVisible();
  });

  await test.step("a page out of the browser's cache, which is loaded anew before it shows anything", async () => {
    const loaded = page.waitForEvent('load');
    // A little later: the page goes at once.
    await page.evaluate(() => {
      setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    });
    await loaded;
    await expect(chat.entries.last()).toBeVisible();
  });

  await test.step('a new tab', async () => {
    const tab = await context.newPage();
    await tab.goto('/chat');
    await expect(chatOn(tab).entries.last()).toBeVisible();
  });
});

test('a session whose indicator has run out is not looked up, and the login needs no password', async ({
  page,
  context,
  account,
}) => {
  const chat = await openChat(page, account);
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
  sandbox,
  baseURL,
}) => {
  const chat = await openChat(page, await sandbox.makeAccount({ chats: 4 }));
  await chat.box.fill('Something nobody else should read');
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

  await test.step('Back shows nothing private', async () => {
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(chat.entries).toHaveCount(0);
    await expect(page.getByText('Something nobody else should read')).toHaveCount(0);
  });

  await test.step('the next login asks for the password', async () => {
    await page.goto('/chat');
    await expect(page.getByLabel('Password')).toBeVisible();
  });
});

test('Log out in one tab takes the private page away in the others, and keeps the person out', async ({
  page,
  context,
  sandbox,
}) => {
  await openChat(page, await sandbox.makeAccount({ chats: 4 }));
  const other = await context.newPage();
  await other.goto('/chat');
  const chat = chatOn(other);
  await expect(chat.entries.last()).toBeVisible();
  await chat.box.fill('A draft in the other tab');

  await logOut(page);
  await expect(chat.entries).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(other.getByText('You logged out in another tab. Log in to go on here.')).toBeVisible();
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
  await openChat(page, account);
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
  const chat = await openChat(page, first);
  await chat.box.fill('Only for my own eyes');
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await stored(), 'every draft is forgotten').not.toContain('my own eyes');
  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, second);
  await expect(chat.entries.last()).toBeVisible();
  await expect(chat.box).toHaveValue('');
  await expect(page.getByText('Ada')).toHaveCount(0);
  expect(await stored()).not.toContain('my own eyes');
});
