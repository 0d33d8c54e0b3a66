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

test('the link in the mail unsubscribes, with one call; the invitation is kept', async ({
  page,
  sandbox,
  stage,
  allowConsole,
}) => {
  const { email, activation, unsubscription } = await inviteVisitor(sandbox, stage);
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

  await test.step('it works again', async () => {
    await page.reload();
    await expect(done(page)).toBeVisible();
  });

  await test.step('the invitation still holds', async () => {
    await page.goto(activation);
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  });

  await test.step('nobody need sign up again', async () => {
    allowConsole(...refused);
    await page.goto('/signup');
    const form = signupOn(page);
    await form.fillIn(email);
    await form.button.click();
    await expect(form.registered).toBeVisible();
  });
});

test('without a key there is nothing to send, and an unknown one is told whom to contact', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...refused);

  await test.step('without a key', async () => {
    const calls = watchApiCalls(page);
    await page.goto('/unsubscribe', { waitUntil: 'networkidle' });
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Please contact us');
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expectNoAxeViolations(page);
    expect(calls).toEqual([]);
  });

  await test.step('an unknown key, without a toast', async () => {
    await page.goto('/unsubscribe?key=nobodys');
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Please contact us');
    await expect(toast(page)).toHaveCount(0);
    await expect(retry(page)).toHaveCount(0);
  });
});

test('whatever fails, the key is kept and can be tried again', async ({
  page,
  sandbox,
  stage,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const { unsubscription } = await inviteVisitor(sandbox, stage);

  await test.step('a lost connection leads to the no-service page, and Retry back', async () => {
    const restore = await answer(page, 'POST', path, 'no connection');
    await page.goto(unsubscription);
    await expect(page).toHaveURL('/noservice');
    await restore();
    await answer(page, 'POST', path, { status: 500 });
    await retry(page).click();
    await expect(page).toHaveURL(unsubscription);
  });

  await test.step('a failure says so, and the next try works', async () => {
    await expect(failed(page)).toBeVisible();
    await expect(toast(page).last()).toContainText('Sorry, we could not connect to the server.');
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await retry(page).click();
    await expect(done(page)).toBeFocused();
  });
});
