import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { audience, clientId } from '../sandbox/identity/settings';
import {
  goodClaims,
  isAuthorize,
  isToken,
  jwt,
  playProvider,
  seconds,
  tokenResponse,
} from './support/provider';
import { logIn, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

const dayS = 24 * 60 * 60;
const pendingLogin = `a0.spajs.txs.${clientId}`;
const sessionIndicator = `auth0.${clientId}.is.authenticated`;

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((each) => each.name === name);

test('a login goes to the provider and back, with everything in the requests that has to be there', async ({
  page,
  context,
  account,
  baseURL,
}) => {
  await page.goto('/');
  const [authorize] = await Promise.all([
    page.waitForRequest((request) => isAuthorize(new URL(request.url()))),
    page.getByRole('button', { name: 'Log in' }).click(),
  ]);
  const asked = Object.fromEntries(new URL(authorize.url()).searchParams);
  expect(asked).toMatchObject({
    client_id: clientId,
    audience,
    response_type: 'code',
    response_mode: 'query',
    redirect_uri: `${baseURL}/`,
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{20,}/),
    nonce: expect.stringMatching(/.{20,}/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(asked.scope?.split(' ').sort()).toEqual(['email', 'offline_access', 'openid', 'profile']);
  expect(authorize.frame()).toBe(page.mainFrame());

  const pending = await cookie(context, pendingLogin);
  expect(pending?.expires).toBeGreaterThan(seconds() + dayS - 120);
  expect(pending?.expires).toBeLessThan(seconds() + dayS + 120);

  const [exchange] = await Promise.all([
    page.waitForResponse((response) => isToken(new URL(response.url()))),
    logIn(page, account),
  ]);
  const request = exchange.request();
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  const sent = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  expect(sent).toMatchObject({
    grant_type: 'authorization_code',
    client_id: clientId,
    code: expect.stringMatching(/.{20,}/),
    redirect_uri: `${baseURL}/`,
    audience,
  });
  const challenge = createHash('sha256')
    .update(sent.code_verifier ?? '')
    .digest('base64url');
  expect(challenge).toBe(asked.code_challenge);

  await expect(page).toHaveURL('/chat');
  expect(await cookie(context, pendingLogin)).toBeUndefined();
  const indicator = await cookie(context, sessionIndicator);
  expect(indicator?.expires).toBeGreaterThan(seconds() + dayS - 120);
  expect(indicator?.expires).toBeLessThan(seconds() + dayS + 120);
});

test('after the login the person is where they wanted to go, query and fragment included', async ({
  page,
  account,
}) => {
  await signInByForm(page, account, '/news?x=1#y');
  await expect(page).toHaveURL('/news?x=1#y');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a signed-out visitor of the profile comes home, and the login leads back to the profile', async ({
  page,
  account,
}) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL('/profile');
});

test('a wrong password is said so, and the right one still leads in', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/chat');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await logIn(page, account);
  await expect(page).toHaveURL('/chat');
});

for (const foreign of [
  '//evil.example/x',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`a login never leads to ${foreign}`, async ({ page, context, baseURL }) => {
    await playProvider(page, { token: (login) => tokenResponse(jwt(goodClaims(login))) });
    await page.goto('/');
    await page.route(isAuthorize, async (route) => {
      // Somebody has got at the pending login.
      const pending = await cookie(context, pendingLogin);
      const transaction = JSON.parse(decodeURIComponent(pending?.value ?? '{}'));
      const value = encodeURIComponent(JSON.stringify({ ...transaction, appState: { returnTo: foreign } }));
      for (const name of [pendingLogin, `_legacy_${pendingLogin}`]) {
        await context.addCookies([{ name, value, url: baseURL ?? '' }]);
      }
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/noaccess');
  });
}
