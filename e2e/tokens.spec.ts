import type { Page } from '@playwright/test';
import { audience, clientId } from '../server/identity/settings';
import { callsTo, failedCall, openChat } from './support/chat';
import { isAuthorize, isToken, readableByPages } from './support/provider';
import { logIn, openSession, signIn } from './support/signIn';
import { expect, test } from './support/test';

const defaultMessage = 'Sorry, we could not connect to the server. Please try again later.';

/** The form data of every token request that the page makes from now on. */
function watchTokenRequests(page: Page) {
  const forms: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (!isToken(new URL(request.url()))) return;
    forms.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
  });
  return forms;
}

/** The query of every hidden-frame login that the page makes from now on. */
function watchFrames(page: Page) {
  const frames: Record<string, string>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isAuthorize(url) && request.frame() !== page.mainFrame()) {
      frames.push(Object.fromEntries(url.searchParams));
    }
  });
  return frames;
}

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

async function closeSession(page: Page) {
  await page.getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('button', { name: 'Close session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close session' }).click();
}

/** The end of a provider's session: the browser no longer has its cookie. */
const endProviderSession = (page: Page) => page.context().clearCookies({ name: /^hearken_\d+_session/ });

test('a token that no longer works is renewed, and the call is repeated', async ({
  page,
  account,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const [forms, frames] = [watchTokenRequests(page), watchFrames(page)];
  const chat = await openChat(page, account);
  const grants = () => forms.map(({ grant_type }) => grant_type);
  const sendRefused = async (text: string) => {
    await chat.say(text);
    await expect(chat.own.filter({ hasText: text })).toBeVisible();
    // A box that is disabled loses the focus only a moment later.
    await expect(chat.box).toBeEnabled();
    await expect(chat.box).toBeFocused();
  };

  await test.step('once with the refresh token, which is a new one each time', async () => {
    for (const text of ['First thought', 'Second thought']) {
      await sandbox.fault({ method: 'POST', path: '/api/chats', status: 401, account: account.email });
      await sendRefused(text);
    }
    expect(grants()).toEqual(['authorization_code', 'refresh_token', 'refresh_token']);
    const [, first, second] = forms;
    expect(first).toMatchObject({ client_id: clientId, redirect_uri: `${baseURL}/`, audience });
    expect(first?.refresh_token).toMatch(/.{20,}/);
    expect(second?.refresh_token).toMatch(/.{20,}/);
    expect(second?.refresh_token).not.toBe(first?.refresh_token);
    const sends = await callsTo(sandbox, account, 'POST', '/api/chats');
    expect(sends.map(({ status }) => status)).toEqual([401, 200, 401, 200]);
  });

  await test.step('by the hidden frame when every token has stopped working', async () => {
    await sandbox.expireTokens(account.email);
    await sendRefused('Still here');
    expect(grants().slice(3)).toEqual(['refresh_token', 'authorization_code']);
    expect(frames.slice(1)).toEqual([
      expect.objectContaining({ prompt: 'none', response_mode: 'web_message', audience }),
    ]);
    const sends = await callsTo(sandbox, account, 'POST', '/api/chats');
    expect(sends.slice(4).filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('a session that has ended leads to the login and back, with the text kept and not sent by itself', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await sandbox.expireTokens(account.email);
  await endProviderSession(page);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (isAuthorize(new URL(request.url())) && request.frame() === page.mainFrame())
      logins.push(request.url());
  });

  await chat.say('Half a thought');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(logins).toHaveLength(1);

  await logIn(page, account);
  await expect(page).toHaveURL('/chat');
  await expect(chat.box).toHaveValue('Half a thought');
  const sends = await callsTo(sandbox, account, 'POST', '/api/chats');
  expect(sends.filter(({ status }) => status === 200)).toEqual([]);
});

const troubles = {
  'an error': { status: 500, headers: readableByPages, json: { error: 'server_error' } },
  'a page of HTML': {
    status: 503,
    headers: readableByPages,
    contentType: 'text/html',
    body: '<h1>Down</h1>',
  },
  'a broken connection': 'connectionreset',
} as const;

test('trouble at the token endpoint is passing: a toast, and the person stays signed in', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ permissions: ['edit:session'] });
  const chat = await openChat(page, account);
  const path = '/api/chats/closeSession';
  for (const [name, trouble] of Object.entries(troubles)) {
    await test.step(name, async () => {
      await page.route(isToken, (route) =>
        typeof trouble === 'string' ? route.abort(trouble) : route.fulfill({ ...trouble }),
      );
      await sandbox.fault({ method: 'POST', path, status: 401, account: account.email });
      await closeSession(page);
      await expect(toast(page)).toContainText(defaultMessage);
      await expect(page).toHaveURL('/chat');
      await expect(chat.entries.last()).toBeVisible();
      await chat.notifications.getByRole('button', { name: 'Close' }).click();
      await expect(toast(page)).toHaveCount(0);
      await page.unroute(isToken);
    });
  }

  await test.step('afterwards it works', async () => {
    await sandbox.expireTokens(account.email);
    const closed = page.waitForResponse((response) => response.url().endsWith(path) && response.ok());
    await closeSession(page);
    expect((await closed).status()).toBe(200);
  });
});

test('a sign-in that cannot be checked on load is said so, and Retry leads in', async ({
  page,
  account,
  context,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await page.route(isToken, (route) => route.fulfill({ status: 503, headers: readableByPages, json: {} }));
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
  await expect(page).toHaveURL('/chat');
  expect((await context.cookies()).map(({ name }) => name)).toContain(`auth0.${clientId}.is.authenticated`);

  await page.unroute(isToken);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('a hidden frame that does not answer is told after ten seconds, and given up after a minute', async ({
  page,
  account,
}) => {
  await page.clock.install();
  await page.route(isAuthorize, () => undefined);
  const asked = page.waitForRequest((request) => isAuthorize(new URL(request.url())));
  await openSession(page, account);
  // The frame belongs to what the page loads.
  await page.goto('/chat', { waitUntil: 'commit' });
  await asked;
  const status = page.getByRole('status');
  // The provider is asked before the application is there, whose time it is.
  await expect(status).toContainText('Checking who you are');
  await page.clock.fastForward(5_000);
  await expect(status).toContainText('Checking who you are');
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
  const frame = page.locator('iframe');
  await page.clock.fastForward(45_000);
  await expect(frame).toHaveCount(1);
  await page.clock.fastForward(6_000);
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
});

test('a page that is isolated from other origins has no silent way in and asks for the login', async ({
  page,
  account,
}) => {
  const frames = watchFrames(page);
  await page.addInitScript(() => Object.defineProperty(window, 'crossOriginIsolated', { value: true }));
  await openSession(page, account);
  await endProviderSession(page);
  await page.goto('/chat');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(frames).toEqual([]);
});

test('opening the chat asks for one token, however many calls wait for it', async ({
  page,
  account,
  sandbox,
}) => {
  const [forms, frames] = [watchTokenRequests(page), watchFrames(page)];
  const chat = await openChat(page, account);
  expect(forms).toHaveLength(1);
  expect(frames).toHaveLength(1);
  expect((await sandbox.calls(account.email)).length).toBeGreaterThan(1);

  await test.step('a lock that a page left behind in the storage holds nobody up', async () => {
    await page.evaluate((key) => {
      const lock = { id: 'gone', iat: 'gone', timeAcquired: Date.now(), timeRefreshed: Date.now() };
      localStorage.setItem(key, JSON.stringify(lock));
    }, `browser-tabs-lock-key-auth0.lock.getTokenSilently.${clientId}.${audience}`);
    const start = Date.now();
    await page.reload();
    await expect(chat.entries.last()).toBeVisible();
    expect(Date.now() - start, 'milliseconds; the lock would hold for ten seconds').toBeLessThan(9_000);
    expect(forms).toHaveLength(2);
  });
});
