import type { Page } from '@playwright/test';
import { clientId } from '../../server/identity/settings';
import type { Account } from './sandbox';

/** Somebody whose address a sandbox knows. */
export type KnownPerson = Pick<Account, 'email' | 'sandbox'>;

type Credentials = Pick<Account, 'email' | 'password'>;

/** What the application keeps in the browser of somebody who has signed in before, so that it looks for a session. */
const sessionIndicator = `auth0.${clientId}.is.authenticated`;

/**
 * Opens a page as somebody who is signed in already: the sandbox gives the browser the provider's session, and the
 * application finds it. The way through the login page is `signInByForm`'s.
 */
export async function signIn(page: Page, account: KnownPerson, target = '/chat'): Promise<void> {
  await openSession(page, account);
  await page.goto(target);
}

/** Gives the page's browser a session of the provider, and opens nothing. */
export async function openSession(page: Page, { email, sandbox }: KnownPerson): Promise<void> {
  const context = page.context();
  const response = await context.request.post(`${sandbox}/sandbox/sessions`, { data: { email } });
  if (!response.ok()) throw new Error(`No session for ${email}: ${await response.text()}`);
  await context.addCookies([{ name: sessionIndicator, value: 'true', url: sandbox }]);
}

/**
 * Signs a person in through the identity provider's own login page and waits until they are back.
 *
 * @param target a page that asks for the login by itself: /chat, /news or a staff page
 */
export async function signInByForm(page: Page, account: Credentials, target = '/chat'): Promise<void> {
  await page.goto(target);
  await logIn(page, account);
}

/** Fills in the provider's login page, however the browser came there, and waits until the application is back. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  const provider = new URL(page.url()).origin;
  await page.getByRole('button', { name: 'Log in' }).click();
  // The code and the state of the login have gone from the address once the application has taken it over.
  await page.waitForURL(({ origin, searchParams }) => origin !== provider && !searchParams.has('state'));
}
