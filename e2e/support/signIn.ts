import type { Page } from '@playwright/test';
import type { Account } from './sandbox';

type Credentials = Pick<Account, 'email' | 'password'>;

/**
 * Signs a person in through the identity provider's own login page and waits until they are back.
 *
 * @param target a page that asks for the login by itself: /chat, /news or a staff page
 */
export async function signIn(page: Page, account: Credentials, target = '/chat'): Promise<void> {
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
