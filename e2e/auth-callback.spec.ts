import type { Page } from '@playwright/test';
import { goodClaims, isAuthorize, isToken, jwt, playProvider, tokenResponse } from './support/provider';
import { logIn, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

/** The home page says in a sentence why the login failed, offers another try, and has a clean address. */
async function expectFailedLogin(page: Page, reason: string) {
  await expect(page.getByRole('alert')).toHaveText(
    `The login could not be completed (${reason}). Please log in again.`,
  );
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expect(page).toHaveURL('/');
}

test('a callback with another state than the stored one fails, and another try works', async ({
  page,
  account,
}) => {
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (isToken(new URL(request.url()))) exchanges.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/?code=stolen&state=of-somebody-else');
  await expectFailedLogin(page, 'Invalid state');
  expect(exchanges).toEqual([]);

  await page.reload();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL('/chat');
});

test('a callback address that is loaded again fails in a sentence, without a loop', async ({
  page,
  account,
}) => {
  let callback = '';
  page.on('request', (request) => {
    if (
      request.isNavigationRequest() &&
      request.url().includes('state=') &&
      request.url().includes('?code=')
    ) {
      callback = request.url();
    }
  });
  await signInByForm(page, account);
  await expect(page).toHaveURL('/chat');
  expect(callback).toContain('code=');

  await page.goto(callback);
  await expectFailedLogin(page, 'Invalid state');
  await page.goto('/chat');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('Back after a login shows no callback address and starts no loop', async ({
  page,
  account,
  allowConsole,
}) => {
  // The provider's login page has been used up.
  allowConsole(/status of 400/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(frame.url());
  });
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(visited.filter((url) => url.includes('code='))).toEqual([]);
});

test("a provider's error comes back as a sentence, asks once, and leaves the address clean", async ({
  page,
}) => {
  const asked = await playProvider(page, {
    callback: ({ state }) => ({ error: 'access_denied', error_description: 'The person said no.', state }),
  });
  await page.goto('/chat');
  await expectFailedLogin(page, 'The person said no.');
  expect(asked).toHaveLength(1);
});

test("a provider's error without a description is named by its code", async ({ page }) => {
  await playProvider(page, { callback: ({ state }) => ({ error: 'access_denied', state }) });
  await page.goto('/chat');
  await expectFailedLogin(page, 'access_denied');
});

test('a code without a state, as on the activation page, is no callback', async ({ page, allowConsole }) => {
  // The code is none that was ever given out.
  allowConsole(/Failed to load resource: .* 404 .*checkActivationCode/);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isToken(url) || isAuthorize(url)) asked.push(request.url());
  });
  await page.goto('/activate?code=abc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/activate?code=abc');
  expect(asked).toEqual([]);
});

test("a refusal of the token endpoint is told in the provider's words", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const refusal = { error: 'invalid_grant', error_description: 'Invalid authorization code' };
  await playProvider(page, { token: () => ({ status: 403, body: refusal }) });
  await page.goto('/chat');
  await expectFailedLogin(page, 'Invalid authorization code');
});

test('a lost connection at the token endpoint is told, and the next try works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await playProvider(page, { token: (login) => tokenResponse(jwt(goodClaims(login))) });
  const cut = (url: URL) => isToken(url);
  await page.route(cut, (route) => route.abort('connectionreset'));
  await page.goto('/chat');
  await expectFailedLogin(page, 'Failed to fetch');

  await page.unroute(cut);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/noaccess');
});

test('a browser without cryptography support is told that the login needs it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/secure origin/, /error occurred/i);
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('The login could not be completed');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
});
