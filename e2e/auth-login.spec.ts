import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { audience, clientId } from '../server/identity/settings';
import {
  goodClaims,
  isAuthorize,
  isToken,
  jwt,
  playProvider,
  seconds,
  tokenResponse,
} from './support/provider';
import { logIn } from './support/signIn';
import { expect, test } from './support/test';

const dayS = 24 * 60 * 60;
const pendingLogin = `a0.spajs.txs.${clientId}`;
const sessionIndicator = `auth0.${clientId}.is.authenticated`;

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((each) => each.name === name);

test('a login goes to the provider and back to the page that was asked for, with everything in its requests', async ({
  page,
  context,
  account,
  baseURL,
}) => {
  await page.goto('/profile');
  await expect(page, 'from where a signed-out visitor comes home').toHaveURL('/');
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

  await expect(page).toHaveURL('/profile');
  expect(await cookie(context, pendingLogin)).toBeUndefined();
  const indicator = await cookie(context, sessionIndicator);
  expect(indicator?.expires).toBeGreaterThan(seconds() + dayS - 120);
  expect(indicator?.expires).toBeLessThan(seconds() + dayS + 120);
});

test('a wrong password is said so, and the right one still leads to the page, query and fragment included', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/news?x=1#y');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await logIn(page, account);
  await expect(page).toHaveURL('/news?x=1#y');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a login never leads to another site', async ({ page, context, baseURL }) => {
  await playProvider(page, { token: (login) => tokenResponse(jwt(goodClaims(login))) });
  await page.goto('/');
  await page.route(isAuthorize, async (route) => {
    // Somebody has got at the pending login.
    const pending = await cookie(context, pendingLogin);
    const transaction = JSON.parse(decodeURIComponent(pending?.value ?? '{}'));
    const appState = { returnTo: '//evil.example/x' };
    const value = encodeURIComponent(JSON.stringify({ ...transaction, appState }));
    for (const name of [pendingLogin, `_legacy_${pendingLogin}`]) {
      await context.addCookies([{ name, value, url: baseURL ?? '' }]);
    }
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/noaccess');
});
