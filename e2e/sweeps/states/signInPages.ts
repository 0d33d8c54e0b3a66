import type { Page } from '@playwright/test';
import { addressOf, stages } from '../../../scripts/stages';
import { openDoors } from '../../support/sandbox';
import { expect } from '../people';
import type { State } from './state';

/** The sweeps' sandbox, where the provider answers. */
const provider = addressOf(stages.main.sandboxPort);

const seeHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** A page of the provider that stands at an address. */
const standing = (name: string, path: string, heading: string): State => ({
  name,
  at: provider + path,
  loads: true,
  reach: (page) => seeHeading(page, heading),
});

async function askForLink(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await seeHeading(page, 'Look into your mail');
}

/** Comes to the form for a new password by the link of a mail. */
async function followLink(page: Page) {
  const doors = openDoors(provider);
  const { email } = await doors.makeAccount();
  await askForLink(page, email);
  const link = async () => (await doors.outbox(email))[0]?.links[0] ?? '';
  await expect.poll(link).toContain('/set-password?code=');
  await page.goto(await link());
  await seeHeading(page, 'Set your password');
}

/** The provider's own pages, beside the login. */
export const signInPages: State[] = [
  {
    name: 'the login page, from which one comes to the one for a forgotten password',
    at: '/chat',
    loads: true,
    reach: async (page) => {
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await seeHeading(page, 'Forgot your password?');
    },
  },
  {
    name: 'the page that says that a mail is on its way',
    at: `${provider}/forgot-password`,
    loads: true,
    reach: (page) => askForLink(page, 'nobody@example.com'),
  },
  {
    name: 'the form for a new password',
    at: `${provider}/forgot-password`,
    loads: true,
    reach: followLink,
  },
  {
    name: 'the form for a new password after two different ones',
    at: `${provider}/forgot-password`,
    loads: true,
    reach: async (page) => {
      await followLink(page);
      await page.getByLabel('New password').fill('Quiet-Harbour-7');
      await page.getByLabel('The same once more').fill('Quiet-Harbour-8');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  standing('the page after a new password', '/set-password/done', 'Your password is set'),
  standing('a link that sets no password', '/set-password?code=none', 'There is no such link'),
  standing('a login that has expired', '/login/none', 'This login can’t go on'),
];
