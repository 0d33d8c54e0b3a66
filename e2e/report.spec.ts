import type { Locator } from '@playwright/test';
import { listChats } from '../src/api/chat';
import { type ChatScreen, callsTo, failedCall, openChat, openedChat } from './support/chat';
import type { Account, SandboxDoors } from './support/sandbox';
import { logIn } from './support/signIn';
import { openWithApi } from './support/staffApi';
import { expect, test } from './support/test';

const path = '/api/users/current/feedback/chat';
const thanks = 'Thanks for your feedback! We appreciate all the feedback we can get.';

const dialogOf = (chat: ChatScreen): Locator =>
  chat.box.page().getByRole('dialog', { name: 'Report conversation' });

const flagOf = (chat: ChatScreen): Locator =>
  chat.answers.last().getByRole('button', { name: 'Provide feedback of the current conversation' });

async function fillIn(dialog: Locator, text: string): Promise<void> {
  await dialog.getByLabel('What should we know?').fill(text);
  await dialog.getByLabel('I accept to share my session data').check();
}

const reportsOf = async (sandbox: SandboxDoors, account: Account) =>
  (await callsTo(sandbox, account, 'POST', path)).map(({ body, status }) => ({ body, status }));

test('a conversation is reported with consent and a note', async ({ page, account, sandbox }) => {
  const ask = await openWithApi(page, account, '/chat');
  const chat = await openedChat(page);
  await chat.say('You misunderstood me.');
  await chat.toHaveLength(3);
  const entries = (await (await ask('GET', listChats.path)).json()) as { id: number }[];
  const dialog = dialogOf(chat);

  await test.step('Esc asks before it closes over a text', async () => {
    await flagOf(chat).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog, 'nothing is typed yet').toBeHidden();

    await flagOf(chat).click();
    await dialog.getByLabel('What should we know?').fill('Half a thought');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Close without sending?' });
    await question.getByRole('button', { name: 'Go Back' }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('What should we know?')).toHaveValue('Half a thought');
    await expect(dialog.getByLabel('What should we know?')).toBeFocused();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(flagOf(chat)).toBeFocused();
  });

  await flagOf(chat).click();
  await expect(dialog).toContainText('encrypted, used only for research, and then deleted');

  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('region', { name: 'There are 2 things to put right' })).toBeFocused();
  const notes = dialog.getByLabel('What should we know?');
  await expect(notes).toHaveAccessibleDescription('Please add a few notes to your feedback');
  await notes.fill('It answered something else.');
  await expect(dialog.getByText('Please add a few notes to your feedback')).toBeHidden();
  await expect(dialog.getByRole('region', { name: 'There is 1 thing to put right' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByLabel('I accept to share my session data')).toBeFocused();
  await dialog.getByLabel('I accept to share my session data').check();
  await expect(dialog.getByText('Please accept to share your session data.')).toBeHidden();
  expect(await reportsOf(sandbox, account)).toEqual([]);

  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(notes).toBeHidden();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await expect(dialog.getByText('The Hearken team')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close window' }).click();
  await expect(dialog).toBeHidden();
  await expect(flagOf(chat)).toBeFocused();
  expect(await reportsOf(sandbox, account)).toEqual([
    {
      body: { chatId: entries.at(-1)?.id, acceptShareData: true, feedback: 'It answered something else.' },
      status: 204,
    },
  ]);
});

test('a failed report is told in an alert; the thanks come after it, and the text is kept', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  const cases = [
    { fault: { status: 500, body: { message: 'The shelf is full.' } }, words: '500: The shelf is full.' },
    {
      fault: { status: 200, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
      words: 'Sorry, we could not connect to the server. Please try again later.',
    },
  ];
  for (const { fault, words } of cases) {
    await sandbox.fault({ method: 'POST', path, account: account.email, ...fault });
    await flagOf(chat).click();
    const dialog = dialogOf(chat);
    await fillIn(dialog, 'This matters to me');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert.getByText(words, { exact: true })).toBeVisible();
    await expect(dialog.getByText(thanks)).toBeHidden();
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(dialog.getByText(thanks)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close window' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(chat.notifications, 'the alert replaces the toast').toBeEmpty();
  await flagOf(chat).click();
  await dialogOf(chat).getByRole('button', { name: 'Restore' }).click();
  await expect(dialogOf(chat).getByLabel('What should we know?')).toHaveValue('This matters to me');

  await test.step('without its server it leads to the no-service page, without thanks', async () => {
    await sandbox.fault({ method: 'POST', path, drop: true, account: account.email });
    await fillIn(dialogOf(chat), 'This matters a lot');
    await dialogOf(chat).getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('/noservice');
    await expect(page.getByText(thanks)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await flagOf(chat).click();
    await dialogOf(chat).getByRole('button', { name: 'Restore' }).click();
    await expect(dialogOf(chat).getByLabel('What should we know?')).toHaveValue('This matters a lot');
  });
});

test('a report in an ended session is kept until after the login', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await flagOf(chat).click();
  await fillIn(dialogOf(chat), 'This matters to me');
  await sandbox.expireTokens(account.email);
  await page.context().clearCookies({ name: /_session/ });
  await dialogOf(chat).getByRole('button', { name: 'Send' }).click();
  await logIn(page, account);
  await flagOf(chat).click();
  await dialogOf(chat).getByRole('button', { name: 'Restore' }).click();
  await expect(dialogOf(chat).getByLabel('What should we know?')).toHaveValue('This matters to me');
});
