import type { Page } from '@playwright/test';
import type { Prospect } from '../src/api/admin/prospects';
import { failedCall } from './support/chat';
import { newWord } from './support/staff';
import { openWithApi } from './support/staffApi';
import { expect, test } from './support/test';
import {
  activationOn,
  inviteVisitor,
  mailedLinks,
  refused,
  registerVisitor,
  waitingSource,
} from './support/visitors';

/** The prospects screen's parts, found as a person finds them. */
function prospectsOn(page: Page) {
  const question = page.getByRole('dialog');
  const row = (email: string) => page.getByRole('row').filter({ hasText: email });
  return {
    question,
    row,
    dates: (email: string) => row(email).getByRole('time'),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    answer: (name: string) => question.getByRole('button', { name, exact: true }).click(),
  };
}

test('staff invite and remove prospects, and what they do holds for the people and their mails', async ({
  page,
  sandbox,
  stage,
  newContext,
  allowConsole,
}) => {
  const name = newWord('Ada ');
  const email = await registerVisitor(stage, { name, source: waitingSource });
  const invited = await inviteVisitor(sandbox, stage);
  const wanted = { name: newWord('Bea '), email: '' };
  wanted.email = await registerVisitor(stage, { name: wanted.name, source: waitingSource });

  const staff = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:prospects'] });
  const ask = await openWithApi(page, staff, '/admin/prospects');
  const { row, dates, button, question, answer, toasts } = prospectsOn(page);

  await test.step('who waits can be invited, after a question', async () => {
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
    await expect(dates(email)).toHaveCount(1);
    await button(`Invite ${name}`).click();
    await expect(question).toContainText(`An email will be sent to ${email} with an activation link.`);
    await answer('Go Back');
    await expect(button(`Invite ${name}`)).toBeFocused();
    expect(await sandbox.outbox(email)).toEqual([]);
  });

  await test.step('the mail is sent, and its date shows', async () => {
    await button(`Invite ${name}`).click();
    await answer('Invite');
    await expect(toasts).toContainText('Invited');
    await expect(button(`Invite ${name}`)).toHaveCount(0);
    await expect(dates(email)).toHaveCount(2);
    await expect(button(`Remove ${name}`)).toBeFocused();
    expect(await sandbox.outbox(email)).toHaveLength(1);
  });

  await test.step('whom a colleague has invited meanwhile gets no second mail', async () => {
    await button(`Invite ${wanted.name}`).click();
    const list = (await (await ask('GET', '/api/admin/prospects')).json()) as Prospect[];
    const id = list.find((each) => each.email === wanted.email)?.id;
    expect((await ask('POST', `/api/admin/prospects/invite/${id}`)).ok).toBe(true);
    allowConsole(...failedCall);
    await answer('Invite');
    const message = `${wanted.name} has been invited already.`;
    await expect(row(wanted.email)).toContainText(message);
    await expect(toasts).toContainText(message);
    await expect(button(`Invite ${wanted.name}`)).toHaveCount(0);
    await expect(button(`Remove ${wanted.name}`)).toBeFocused();
    expect(await sandbox.outbox(wanted.email), 'one mail').toHaveLength(1);
  });

  await test.step('Refresh brings who has signed up meanwhile', async () => {
    const newcomer = await registerVisitor(stage);
    await expect(row(newcomer)).toHaveCount(0);
    await button('Refresh').click();
    await expect(row(newcomer)).toBeVisible();
  });

  await test.step('who has been invited can only be removed, after a question', async () => {
    const remove = row(invited.email).getByRole('button');
    await expect(remove).toHaveText(['Remove']);
    await remove.click();
    await expect(question).toContainText('It cannot be undone.');
    await answer('Go Back');
    await expect(remove).toBeFocused();
    await remove.click();
    await answer('Remove');
    await expect(toasts).toContainText('Removed');
    await expect(row(invited.email)).toHaveCount(0);
  });

  await test.step('several are found by their source, invited after one question, and saved as a file', async () => {
    const some = newWord('Kim ');
    const emails = [
      await registerVisitor(stage, { name: `${some} One`, source: waitingSource }),
      await registerVisitor(stage, { name: `${some} Two`, source: waitingSource }),
    ];
    await button('Refresh').click();
    await page.getByRole('searchbox', { name: 'Search prospects' }).fill(some);
    await expect(page.getByRole('table', { name: 'Prospects' }).locator('tbody tr')).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
    await button('Invite selected').click();
    await answer('Invite 2 prospects');
    const invitations = page.getByRole('region', { name: 'Invitations' });
    await expect(invitations).toContainText('2 sent.');
    for (const each of emails) {
      await expect(dates(each)).toHaveCount(2);
      expect(await sandbox.outbox(each), 'one mail').toHaveLength(1);
    }
    await invitations.getByRole('button', { name: 'Close' }).click();
    const download = page.waitForEvent('download');
    await button('Download CSV').click();
    expect((await download).suggestedFilename()).toMatch(/^prospects-[\d-]+\.csv$/);
    await page.goto(page.url());
    await expect(page.getByRole('searchbox', { name: 'Search prospects' })).toHaveValue(some);
    await page.getByRole('searchbox', { name: 'Search prospects' }).clear();
    await expect(row(email)).toBeVisible();
    await expect(page, 'the address follows').toHaveURL('/admin/prospects');
  });

  await test.step('all of it outlives a reload', async () => {
    await page.reload();
    await expect(dates(email)).toHaveCount(2);
    await expect(dates(wanted.email)).toHaveCount(2);
    await expect(row(invited.email)).toHaveCount(0);
  });

  await test.step('the mailed link makes an account; that of who was removed makes none', async () => {
    const visitor = await (await newContext()).newPage();
    allowConsole(...refused);
    const entry = activationOn(visitor);
    await visitor.goto(invited.activation);
    await expect(entry.expired).toBeVisible();
    await visitor.goto((await mailedLinks(sandbox, email)).activation);
    await entry.choose('Correct horse 1');
    await entry.button.click();
    await expect(entry.thanks).toBeVisible();
  });
});
