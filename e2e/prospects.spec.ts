import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { failedCall, isCall } from './support/chat';
import { follow } from './support/navigate';
import type { SandboxDoors } from './support/sandbox';
import { logIn, signIn } from './support/signIn';
import { notTakenYet } from './support/startUp';
import { expect, test } from './support/test';
import {
  activationOn,
  inviteVisitor,
  mailedLinks,
  refused,
  registerVisitor,
  waitingSource,
} from './support/visitors';

const path = '/admin/prospects';
const secret = 'Correct horse 1';

const makeStaff = (sandbox: SandboxDoors) =>
  sandbox.makeAccount({ permissions: ['read:admin', 'edit:prospects'] });

const newName = () => `Ada ${randomBytes(4).toString('hex')}`;

/** The prospects screen's parts, found as a person finds them. */
function prospectsOn(page: Page) {
  const question = page.getByRole('dialog');
  return {
    question,
    row: (email: string) => page.getByRole('row').filter({ hasText: email }),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    answer: (name: string) => question.getByRole('button', { name, exact: true }).click(),
  };
}

test('a prospect who waits is invited: the mail arrives, and its link makes an account', async ({
  page,
  sandbox,
  stage,
  newContext,
  allowConsole,
}) => {
  const name = newName();
  const email = await registerVisitor(stage, { name, source: waitingSource });
  expect(await sandbox.outbox(email)).toEqual([]);

  await signIn(page, await makeStaff(sandbox), path);
  const { row, button, question, answer, toasts } = prospectsOn(page);
  await expect(page).toHaveTitle('Prospects - Hearken');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Created',
    'Source',
    'Actions',
    'First invite',
    'Second invite',
    'Third invite',
  ]);
  await expect(row(email)).toContainText(waitingSource);
  await expect(row(email).getByRole('time')).toHaveCount(1);

  await button(`Invite ${name}`).click();
  await expect(question).toContainText(`An email will be sent to ${email} with an activation link.`);
  await expectNoAxeViolations(page);
  await answer('Go Back');
  await expect(button(`Invite ${name}`)).toBeFocused();
  expect(await sandbox.outbox(email)).toEqual([]);

  await button(`Invite ${name}`).click();
  await answer('Invite');
  await expect(toasts).toContainText('Invited');
  await expect(button(`Invite ${name}`)).toHaveCount(0);
  await expect(row(email).getByRole('time'), 'the date of the first mail').toHaveCount(2);
  await expect(button(`Remove ${name}`)).toBeFocused();
  await page.reload();
  await expect(row(email).getByRole('time')).toHaveCount(2);

  const visitor = await (await newContext()).newPage();
  allowConsole(notTakenYet);
  await visitor.goto((await mailedLinks(sandbox, email)).activation);
  const entry = activationOn(visitor);
  await entry.choose(secret);
  await entry.button.click();
  await expect(entry.thanks).toBeVisible();
  await visitor.getByRole('link', { name: 'Log in' }).click();
  await logIn(visitor, { email, password: secret });
  await expect(visitor).toHaveURL('/startQuestions');
});

test('a removed prospect is gone, and so is the link that was mailed', async ({
  page,
  sandbox,
  stage,
  newContext,
  allowConsole,
}) => {
  const { email, activation } = await inviteVisitor(sandbox, stage);
  await signIn(page, await makeStaff(sandbox), path);
  const { row, question, answer, toasts } = prospectsOn(page);
  await expect(row(email).getByRole('button')).toHaveText(['Remove']);
  await row(email)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(question).toContainText('It cannot be undone.');
  await answer('Go Back');
  await expect(row(email).getByRole('button')).toBeFocused();
  await row(email)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await answer('Remove');
  await expect(toasts).toContainText('Removed');
  await expect(row(email)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Prospects' })).toBeVisible();
  await expect(row(email)).toHaveCount(0);

  const visitor = await (await newContext()).newPage();
  allowConsole(...refused);
  await visitor.goto(activation);
  await expect(activationOn(visitor).expired).toBeVisible();
});

test('of two colleagues who invite the same prospect the second one is told so in the row', async ({
  page,
  sandbox,
  stage,
  newContext,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const name = newName();
  const email = await registerVisitor(stage, { name, source: waitingSource });
  const colleague = await (await newContext()).newPage();
  for (const each of [page, colleague]) {
    await signIn(each, await makeStaff(sandbox), path);
    await prospectsOn(each).button(`Invite ${name}`).click();
  }
  const theirs = prospectsOn(colleague);
  await theirs.answer('Invite');
  await expect(theirs.toasts).toContainText('Invited');

  const { row, button, answer, toasts } = prospectsOn(page);
  await answer('Invite');
  const message = `${name} has been invited already.`;
  await expect(row(email)).toContainText(message);
  await expect(toasts).toContainText(message);
  await expect(button(`Invite ${name}`)).toHaveCount(0);
  await expect(button(`Remove ${name}`)).toBeFocused();
  expect(await sandbox.outbox(email), 'one mail').toHaveLength(1);
});

test('Refresh brings who has signed up meanwhile', async ({ page, sandbox, stage }) => {
  await signIn(page, await makeStaff(sandbox), path);
  const { row, button } = prospectsOn(page);
  await expect(page.getByRole('table', { name: 'Prospects' })).toBeVisible();
  const email = await registerVisitor(stage);
  await expect(row(email)).toHaveCount(0);
  await button('Refresh').click();
  await expect(row(email)).toBeVisible();
});

test('without edit:prospects there is no entry, no list and no answer', async ({
  page,
  sandbox,
  stage,
  request,
}) => {
  const email = await registerVisitor(stage, { source: waitingSource });
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:modules'] });
  const asked = page.waitForRequest(isCall('GET', '/api/admin/modules'));
  await signIn(page, account, '/admin/modules');
  const { origin } = new URL((await asked).url());
  const Authorization = (await (await asked).allHeaders()).authorization ?? '';

  await expect(page.getByRole('table', { name: 'Modules' })).toBeVisible();
  await page.getByRole('button', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Signup sources' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prospects' })).toHaveCount(0);
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sorry! You do not have access to this page.',
  );
  await expect(page).toHaveURL(path);

  for (const [method, each] of [
    ['GET', '/api/admin/prospects'],
    ['POST', '/api/admin/prospects/invite/1'],
    ['DELETE', '/api/admin/prospects/1'],
  ] as const) {
    const answer = await request.fetch(origin + each, { method, headers: { Authorization } });
    expect(answer.status(), `${method} ${each}`).toBe(403);
  }
  expect(await sandbox.outbox(email)).toEqual([]);
});
