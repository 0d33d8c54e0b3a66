import type { Page } from '@playwright/test';
import { answer } from './support/answers';
import { expectNoAxeViolations } from './support/axe';
import { failedCall } from './support/chat';
import { watchApiCalls } from './support/navigate';
import { expect, test } from './support/test';
import { inviteVisitor, refused, signupOn } from './support/visitors';

const path = '/api/public/prospect/unsubscribe';
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'You have been unsubscribed.' });
const failed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Sorry... We could not unsubscribe you.' });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

test('the link in the mail unsubscribes, with one call, and works again', async ({
  page,
  sandbox,
  stage,
}) => {
  const { unsubscription } = await inviteVisitor(sandbox, stage);
  const calls = watchApiCalls(page);
  const sent = page.waitForRequest((request) => request.url().endsWith(path));
  await page.goto(unsubscription);
  await expect(done(page)).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({
    key: new URL(unsubscription, page.url()).searchParams.get('key'),
  });
  const headers = await (await sent).allHeaders();
  expect(headers).not.toHaveProperty('authorization');
  expect(headers, 'the key stays here').not.toHaveProperty('referer');
  expect(calls).toEqual([`POST ${path}`]);
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(done(page)).toBeVisible();
});

test('without a key there is nothing to send', async ({ page }) => {
  const calls = watchApiCalls(page);
  await page.goto('/unsubscribe', { waitUntil: 'networkidle' });
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Please contact us');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expectNoAxeViolations(page);
  expect(calls).toEqual([]);
});

test('an unknown key is answered with whom to contact, without a toast', async ({ page, allowConsole }) => {
  allowConsole(...refused);
  await page.goto('/unsubscribe?key=nobodys');
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Please contact us');
  await expect(toast(page)).toHaveCount(0);
  await expect(retry(page)).toHaveCount(0);
});

test('a server that takes its time is waited for visibly', async ({ page }) => {
  await answer(page, 'POST', path, 'nothing');
  await page.goto('/unsubscribe?key=k');
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Unsubscribing you' })).toBeVisible();
});

test('after a failure it can be tried again', async ({ page, sandbox, stage, allowConsole }) => {
  allowConsole(...failedCall);
  const { unsubscription } = await inviteVisitor(sandbox, stage);
  const restore = await answer(page, 'POST', path, { status: 500 });
  await page.goto(unsubscription);
  await expect(failed(page)).toBeVisible();
  await expect(toast(page)).toContainText('Sorry, we could not connect to the server.');
  await expectNoAxeViolations(page);
  await restore();
  await retry(page).click();
  await expect(done(page)).toBeFocused();
});

test('a lost connection leads to the no-service page, and Retry back', async ({
  page,
  sandbox,
  stage,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const { unsubscription } = await inviteVisitor(sandbox, stage);
  const restore = await answer(page, 'POST', path, 'no connection');
  await page.goto(unsubscription);
  await expect(page).toHaveURL('/noservice');
  await restore();
  await retry(page).click();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL(unsubscription);
});

test('whoever has unsubscribed keeps the invitation, and need not sign up again', async ({
  page,
  sandbox,
  stage,
  allowConsole,
}) => {
  allowConsole(...refused);
  const { email, activation, unsubscription } = await inviteVisitor(sandbox, stage);
  await page.goto(unsubscription);
  await expect(done(page)).toBeVisible();
  await page.goto(activation);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.goto('/signup');
  const form = signupOn(page);
  await form.fillIn(email);
  await form.button.click();
  await expect(form.registered).toBeVisible();
});
