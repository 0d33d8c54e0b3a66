import type { BrowserContext, Page } from '@playwright/test';
import { isAuthorize, isToken, readableByPages } from '../support/provider';
import type { Account } from '../support/sandbox';
import { logIn, openSession } from '../support/signIn';
import { expect, test } from '../support/test';

/** Where a sign-in can be. */
type State = 'home' | 'guarded page' | 'form' | 'callback' | 'look-up' | 'page';
/** What can go wrong there. */
type Fault =
  | 'offline'
  | 'hang'
  | 'refused'
  | 'code gone'
  | 'no cookies'
  | 'no storage'
  | 'insecure'
  | 'wrong clock'
  | 'other tab'
  | 'back';

interface Visit {
  page: Page;
  context: BrowserContext;
  account: Account;
}

/** Drives one to its end; a text says why there is nothing to drive, or where it is. */
type Case = ((visit: Visit) => Promise<void>) | string;

const target = '/news?page=2';

/** The page that was wanted, with nothing of the login in its address. */
async function endsThere(page: Page, wanted = target) {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveURL(wanted);
}
const endsAtForm = (page: Page) => expect(page.getByLabel('Password')).toBeVisible();

/** One plain sentence, without words of a library, and the buttons that work. */
async function says(page: Page, sentence: RegExp, button = 'Log in') {
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await expect(page.getByRole('alert')).not.toHaveText(/fetch|state|token|Timeout|auth0|claim/);
  await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
  expect(page.url()).not.toMatch(/[?&](?:code|state|error)=/);
}
const pressLogIn = (page: Page, name = 'Log in') => page.getByRole('button', { name, exact: true }).click();

/** To the login by a page that needs it, and the form filled in: one press is left. */
async function waitAtForm({ page, account }: Pick<Visit, 'page' | 'account'>, path = target) {
  await page.goto(path);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
}

const signInCode = /\/assets\/signIn[^/]*\.js/;
const goneFromServer = (page: Page, code: RegExp) =>
  page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
const forbidCookies = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
  );
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
const withoutCryptography = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
const twoHoursAhead = (page: Page) => page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);

/** A login that comes back to a token endpoint in trouble; once that is over, a press leads to what was wanted. */
const tokenTrouble =
  (trouble: (page: Page) => Promise<unknown>, sentence: RegExp) =>
  async ({ page, account }: Visit) => {
    await waitAtForm({ page, account });
    await trouble(page);
    await pressLogIn(page);
    await says(page, sentence);
    await page.unroute(isToken);
    await pressLogIn(page);
    await endsThere(page);
  };

/** Says that the sign-in's code does not come; once it does, a press leads to the login. */
async function saysUntilCodeIsBack(page: Page) {
  await says(page, /did not answer\. Please log in again/);
  await page.unroute(signInCode);
  await pressLogIn(page);
  await endsAtForm(page);
}

const noScript = 'the page of the provider, which has no script';
const browserWaits = 'the browser itself waits for a page that it goes to, and says so';
const notYet = 'nothing of it is needed yet';

const cases: Record<State, Record<Fault, Case>> = {
  home: {
    offline: async ({ page, context }) => {
      await page.goto('/');
      await context.setOffline(true);
      await pressLogIn(page);
      await says(page, /You are offline\. Please log in once/);
      await context.setOffline(false);
      await pressLogIn(page);
      await endsAtForm(page);
    },
    hang: browserWaits,
    refused: notYet,
    'code gone': async ({ page }) => {
      await goneFromServer(page, signInCode);
      await page.goto('/');
      const loaded = page.waitForEvent('load');
      await pressLogIn(page);
      await loaded;
      await pressLogIn(page);
      await saysUntilCodeIsBack(page);
    },
    'no cookies': async ({ page }) => {
      await forbidCookies(page);
      await page.goto('/');
      await pressLogIn(page);
      await says(page, /It needs cookies/);
    },
    'no storage': async ({ page }) => {
      await forbidStorage(page);
      await page.goto('/signup');
      await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
    },
    insecure: async ({ page }) => {
      await withoutCryptography(page);
      await page.goto('/');
      await pressLogIn(page);
      await says(page, /It needs a secure connection/);
    },
    'wrong clock': notYet,
    'other tab': async ({ page, account }) => {
      await page.goto('/');
      // By then it has looked for a session and found none.
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
      await openSession(page, account);
      await pressLogIn(page);
      await endsThere(page, '/chat');
    },
    back: async ({ page }) => {
      await page.goto('/');
      await pressLogIn(page);
      await endsAtForm(page);
      await page.goBack();
      await pressLogIn(page);
      await endsAtForm(page);
    },
  },
  'guarded page': {
    offline: 'nothing shows before the page has come; e2e/serviceWorker.spec.ts has one that is kept',
    hang: browserWaits,
    refused: notYet,
    'code gone': async ({ page }) => {
      await goneFromServer(page, signInCode);
      await page.goto(target);
      await saysUntilCodeIsBack(page);
    },
    'no cookies': async ({ page }) => {
      await forbidCookies(page);
      await page.goto(target);
      await says(page, /It needs cookies/);
    },
    'no storage': async ({ page, account }) => {
      await forbidStorage(page);
      await page.goto(target);
      await logIn(page, account);
      await endsThere(page);
    },
    insecure: async ({ page }) => {
      await withoutCryptography(page);
      await page.goto(target);
      await says(page, /It needs a secure connection/);
    },
    'wrong clock': notYet,
    'other tab': 'who is signed in is looked up: look-up',
    back: async ({ page }) => {
      await page.goto('/unsubscribe');
      await page.goto(target);
      await endsAtForm(page);
      await page.goBack();
      await expect(page, 'not to the page that leads to the login again').toHaveURL('/unsubscribe');
    },
  },
  form: {
    offline: noScript,
    hang: noScript,
    refused: 'e2e/auth-callback.spec.ts, before Back',
    'code gone': noScript,
    'no cookies': 'home and guarded page lead nobody there',
    'no storage': noScript,
    insecure: noScript,
    'wrong clock': noScript,
    'other tab': async ({ page, context, account }) => {
      const later = await context.newPage();
      await waitAtForm({ page, account });
      await waitAtForm({ page: later, account }, '/news');
      await pressLogIn(page);
      await endsThere(page);
      await pressLogIn(later);
      await endsThere(later, '/news');
    },
    back: 'e2e/auth-callback.spec.ts',
  },
  callback: {
    offline: tokenTrouble(
      (page) => page.route(isToken, (route) => route.abort('connectionreset')),
      /did not answer\. Please log in again/,
    ),
    hang: async ({ page, account }) => {
      await page.clock.install();
      await waitAtForm({ page, account });
      const codeOf = (body: string | null) => new URLSearchParams(body ?? '').get('code');
      let hanging: string | null = null;
      await page.route(isToken, (route) => {
        const code = codeOf(route.request().postData());
        hanging ??= code;
        return code === hanging ? undefined : route.fallback();
      });
      await pressLogIn(page);
      await expect(page.getByRole('status')).toHaveText('Loading');
      await page.clock.fastForward(11_000);
      await says(page, /did not answer\. Please log in again/);
      await pressLogIn(page);
      await endsThere(page);
    },
    refused: tokenTrouble(
      (page) =>
        page.route(isToken, (route) =>
          route.fulfill({ status: 403, headers: readableByPages, json: { error: 'invalid_grant' } }),
        ),
      /^The login could not be completed\. Please log in again\.$/,
    ),
    'code gone': async ({ page, account }) => {
      await waitAtForm({ page, account });
      await page.route(signInCode, (route) => route.fulfill({ status: 404, body: 'Not found' }), {
        times: 1,
      });
      await pressLogIn(page);
      await endsThere(page);
    },
    'no cookies': async ({ page, context, account }) => {
      await waitAtForm({ page, account });
      await context.clearCookies({ name: /a0\.spajs\.txs/ });
      await pressLogIn(page);
      await endsThere(page);
    },
    'no storage': 'guarded page, whose login comes back',
    insecure: 'home and guarded page lead nobody there',
    'wrong clock': async ({ page, account }) => {
      await twoHoursAhead(page);
      await waitAtForm({ page, account });
      await pressLogIn(page);
      await endsThere(page);
    },
    'other tab': 'form, whose login comes back',
    back: 'e2e/auth-callback.spec.ts',
  },
  'look-up': {
    offline: 'e2e/serviceWorker.spec.ts',
    hang: async ({ page, account }) => {
      await page.clock.install();
      // The look is held for good: let go, its answer would take the place of the button that is to be pressed.
      await page.route(isAuthorize, (route) =>
        route.request().frame() === page.mainFrame() ? route.continue() : undefined,
      );
      const asked = page.waitForRequest((request) => isAuthorize(new URL(request.url())));
      await openSession(page, account);
      // The frame belongs to what the page loads.
      await page.goto(target, { waitUntil: 'commit' });
      await asked;
      await expect(page.getByRole('status')).toContainText('Checking who you are');
      await page.clock.fastForward(11_000);
      await says(page, /The sign-in service did not answer\. You have not been signed out/, 'Retry');
      await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
      await pressLogIn(page, 'Log in again');
      await endsThere(page);
    },
    refused: async ({ page, context, account }) => {
      await openSession(page, account);
      await context.clearCookies({ name: /_session/ });
      await page.goto(target);
      await endsAtForm(page);
    },
    'code gone': async ({ page, account }) => {
      await openSession(page, account);
      await page.route(signInCode, (route) => route.fulfill({ status: 404, body: 'Not found' }), {
        times: 2,
      });
      await page.goto(target);
      await endsThere(page);
    },
    'no cookies': 'without its cookie no session is looked up',
    'no storage': async ({ page, account }) => {
      await forbidStorage(page);
      await openSession(page, account);
      await page.goto(target);
      await says(page, /You have not been signed out/, 'Retry');
      await pressLogIn(page, 'Log in again');
      await endsThere(page);
    },
    insecure: async ({ page, account }) => {
      await withoutCryptography(page);
      await openSession(page, account);
      await page.goto(target);
      await says(page, /needs a secure connection.*You have not been signed out/, 'Retry');
    },
    'wrong clock': async ({ page, account }) => {
      await twoHoursAhead(page);
      await openSession(page, account);
      await page.goto(target);
      await endsThere(page);
    },
    'other tab': 'e2e/auth-session.spec.ts',
    back: 'e2e/auth-session.spec.ts, out of the cache of the browser',
  },
  page: {
    offline: 'e2e/http.spec.ts',
    hang: 'e2e/tokens.spec.ts',
    refused: 'e2e/tokens.spec.ts',
    'code gone': async ({ page, account }) => {
      const dialogCode = /\/assets\/FeedbackDialog[^/]*\.js/;
      await openSession(page, account);
      await page.goto('/news');
      await goneFromServer(page, dialogCode);
      const open = () => page.getByRole('button', { name: 'Feedback' }).click();
      const loaded = page.waitForEvent('load');
      await open();
      await loaded;
      await open();
      await expect(page.getByRole('alert')).toContainText('This could not be opened');
      await endsThere(page, '/news');
      await page.unroute(dialogCode);
      await open();
      await expect(page.getByRole('dialog', { name: 'Feedback' })).toBeVisible();
    },
    'no cookies': 'e2e/auth-session.spec.ts: a session that is gone',
    'no storage': 'e2e/tokens.spec.ts: tokens are in no storage',
    insecure: 'home and guarded page lead nobody there',
    'wrong clock': 'look-up: tokens are judged by the same clock from then on',
    'other tab': 'e2e/auth-session.spec.ts',
    back: 'e2e/auth-session.spec.ts',
  },
};

for (const [state, faults] of Object.entries(cases)) {
  test(`a sign-in in trouble ends on the page that was wanted, or in a sentence with a button: ${state}`, async ({
    account,
    newContext,
    allowConsole,
  }) => {
    for (const [fault, drive] of Object.entries(faults)) {
      if (typeof drive === 'string') continue;
      await test.step(fault, async () => {
        const context = await newContext();
        allowConsole(
          /Failed to load resource|ERR_|could not be loaded|secure origin|error occurred/i,
          /uncaught: Failed to fetch dynamically/,
        );
        await drive({ page: await context.newPage(), context, account });
        await context.close();
      });
    }
  });
}
