import { expect } from '../people';
import { plain, type State } from './state';

/** What is seen without an account. */
export const visitors: State[] = [
  {
    name: 'home',
    at: '/',
    reach: async (page) => {
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    },
  },
  {
    name: 'home after a login that failed',
    at: '/?error=access_denied&error_description=No&state=unknown',
    loads: true,
    reach: async (page) => {
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the login page of the provider',
    at: '/chat',
    loads: true,
    reach: async (page) => {
      await expect(page.getByLabel('E-mail')).toBeVisible();
    },
  },
  {
    name: 'the login page of the provider after a wrong password',
    at: '/chat',
    loads: true,
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@example.com');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  plain('/noaccess', 'Be the First to Experience Something Amazing'),
  plain('/forbidden', 'Sorry! You do not have access to this page.'),
  plain('/noservice', 'Oops! Something went wrong.'),
  plain('/no/such/page', 'The page you requested is not available.'),
];
