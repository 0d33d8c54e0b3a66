import type { Page, Request } from '@playwright/test';
import { answer } from './support/answers';
import { expectNoAxeViolations } from './support/axe';
import { failedCall, isCall } from './support/chat';
import { watchApiCalls } from './support/navigate';
import { logIn, signInByForm } from './support/signIn';
import { expect, test } from './support/test';
import {
  activationOn,
  inviteVisitor,
  mailedLinks,
  newEmail,
  openSource,
  refused,
  signupOn,
} from './support/visitors';

const checkPath = '/api/public/prospect/checkActivationCode';
const activatePath = '/api/public/prospect/activateAccount';
const secret = 'Correct horse 1';
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

async function expectExpiredLink(page: Page) {
  const panel = page.getByRole('main');
  await expect(activationOn(page).expired).toBeVisible();
  await expect(panel).toContainText('Links expire for GDPR and security reasons');
  await expect(panel.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup');
  await expect(panel.locator('a[href^="mailto:"]')).toBeVisible();
}

test('from the sign-up through the mail and a password into the application', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...refused);
  const email = newEmail();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`/signup?source=${openSource}`);
  const form = signupOn(page);
  await form.fillIn(email);
  await form.button.click();
  await expect(form.thanks).toBeVisible();

  const { activation } = await mailedLinks(sandbox, email);
  const { searchParams } = new URL(activation, page.url());
  await page.goto(activation);
  const entry = activationOn(page);
  await expect(entry.button).toBeDisabled();
  await expectNoAxeViolations(page);
  await entry.password.fill('ninechars');
  await entry.confirmation.fill('nine chars');
  await expect(entry.password).toHaveAccessibleDescription('Password must be longer than 10 characters');
  await expect(entry.confirmation).toHaveAccessibleDescription('Passwords do not match.');
  await expect(page.getByText('Weak', { exact: true })).toBeVisible();
  await expect(entry.button).toBeDisabled();
  await expectNoAxeViolations(page);
  await entry.choose(secret);
  await expect(page.getByText('Excellent', { exact: true })).toBeVisible();
  await expect(entry.button).toBeEnabled();
  await entry.confirmation.press('Enter');
  await expect(entry.thanks).toBeFocused();
  await expectNoAxeViolations(page);

  const code = searchParams.get('code') ?? '';
  const [checked, ...checkedAgain] = requests.filter(isCall('POST', checkPath));
  expect(checkedAgain).toEqual([]);
  expect(checked?.postDataJSON()).toEqual({ code });
  const [created, ...createdAgain] = requests.filter(isCall('POST', activatePath));
  expect(createdAgain).toEqual([]);
  expect(created?.postDataJSON()).toEqual({ code, password: secret });
  expect(await created?.allHeaders()).not.toHaveProperty('authorization');

  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('E-mail'), 'filled in already').toHaveValue(email);
  await logIn(page, { email, password: secret });
  await expect(page).toHaveURL('/startQuestions');
  for (const request of requests) {
    const { referer = '' } = await request.allHeaders();
    expect(referer, request.url()).not.toContain(code);
  }

  await page.goto(activation);
  await expectExpiredLink(page);
});

test('a used link makes no second account', async ({ page, sandbox, stage, allowConsole }) => {
  allowConsole(...failedCall);
  const { email, activation } = await inviteVisitor(sandbox, stage);
  const other = await page.context().newPage();
  await page.goto(activation);
  await other.goto(activation);
  const entry = activationOn(page);
  await entry.choose(secret);
  await activationOn(other).choose('Another secret 2');
  await entry.button.click();
  await expect(entry.thanks).toBeVisible();
  await activationOn(other).button.click();
  await expectExpiredLink(other);
  await expect(toast(other)).toContainText('The link has been used already.');
  await signInByForm(page, { email, password: secret });
  await expect(page).toHaveURL('/startQuestions');
});

test('a link that is none says that it is not valid', async ({ page, allowConsole }) => {
  allowConsole(...refused);

  await test.step('an unknown code, without a toast', async () => {
    await page.goto('/activate?code=nobodys');
    await expectExpiredLink(page);
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('no code, without a call', async () => {
    const calls = watchApiCalls(page);
    await page.goto('/activate?code=', { waitUntil: 'networkidle' });
    await expectExpiredLink(page);
    expect(calls).toEqual([]);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Sign up again' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeFocused();
  });
});

test('whatever fails on the way, the link and the password are kept, and the next try works', async ({
  page,
  sandbox,
  stage,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const { email, activation } = await inviteVisitor(sandbox, stage);
  const entry = activationOn(page);
  const retry = page.getByRole('button', { name: 'Retry' });

  await test.step('a lost connection leads to the no-service page, and Retry back to the link', async () => {
    const restore = await answer(page, 'POST', checkPath, 'no connection');
    await page.goto(activation);
    await expect(page).toHaveURL('/noservice');
    await restore();
    // What follows: the check fails in another way.
    await answer(page, 'POST', checkPath, { status: 500 });
    await retry.click();
    await expect(page).toHaveURL(activation);
  });

  await test.step('a link that cannot be checked is not called invalid, and can be checked again', async () => {
    await expect(page.getByRole('heading', { name: 'Your link could not be checked' })).toBeVisible();
    await expect(entry.expired).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await retry.click();
    await expect(entry.button).toBeVisible();
  });

  await test.step('an activation that fails keeps the password', async () => {
    await entry.choose(secret);
    const restore = await answer(page, 'POST', activatePath, { status: 500 });
    await entry.button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account could not be created.');
    await expect(page.getByRole('link', { name: 'Sign up again' })).toBeVisible();
    await expect(toast(page).last()).toBeVisible();
    await expectNoAxeViolations(page);
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(entry.password).toHaveValue(secret);
    await entry.button.dblclick();
    await expect(entry.thanks).toBeVisible();
  });

  await signInByForm(page, { email, password: secret });
  await expect(page).toHaveURL('/startQuestions');
});
