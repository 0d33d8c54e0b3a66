import { callsTo, failedCall, holdAnswers, notSent, openChat, sentTexts } from './support/chat';
import { expect, test } from './support/test';

const inspector = { permissions: ['read:chatstat' as const] };

test('replay removes the last two entries and sends the same text again', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount(inspector);
  const chat = await openChat(page, account);
  await chat.say('Say it another way.');
  await chat.toHaveLength(3);
  await chat.box.fill('a draft of mine');
  const release = await holdAnswers(page);
  await chat.own.last().getByRole('button', { name: 'Replay' }).click();
  await expect(chat.status('Waiting for an answer.')).toBeVisible();
  await expect(chat.box).toBeDisabled();
  await expect(chat.box, 'the draft is left alone').toHaveValue('a draft of mine');
  await expect(chat.own).toHaveCount(1);

  await release();
  await expect(chat.box).toBeEnabled();
  await chat.toHaveLength(3);
  await expect(chat.own).toHaveCount(1);
  await expect(chat.own.last()).toContainText('Say it another way.');
  await expect(chat.box).toHaveValue('a draft of mine');
  await expect(chat.box).toBeFocused();
  await expect(chat.own.last().getByRole('button', { name: 'Replay' })).toHaveCount(1);

  expect(await sentTexts(sandbox, account)).toEqual(['Say it another way.', 'Say it another way.']);
  const deletions = (await sandbox.calls(account.email)).filter(({ method }) => method === 'DELETE');
  expect(deletions.map(({ path, status }) => [path.replace(/\d+$/, ':id'), status])).toEqual([
    ['/api/chats/:id', 204],
  ]);
  await page.reload();
  await chat.toHaveLength(3);
  await expect(chat.box).toHaveValue('a draft of mine');
});

test('if nothing can be deleted, nothing is removed and nothing is sent; a double click replays once', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ ...inspector, chats: 4 });
  const chat = await openChat(page, account);
  await chat.box.fill('a draft of mine');
  const said = await chat.entries.allTextContents();
  for (const fault of [{ status: 500 }, { status: 200, body: '<html>' }]) {
    await sandbox.fault({ method: 'DELETE', path: '/api/chats/:id', account: account.email, ...fault });
    await chat.own.last().getByRole('button', { name: 'Replay' }).click();
    const toast = chat.notifications.getByRole('alert');
    await expect(toast).toContainText('Sorry, we could not connect to the server. Please try again later.');
    await chat.notifications.getByRole('button', { name: 'Close' }).click();
    await expect(chat.status('Nothing was replayed.')).toBeVisible();
    await expect(chat.entries).toHaveText(said);
    await expect(chat.box).toHaveValue('a draft of mine');
  }
  expect(await sentTexts(sandbox, account)).toEqual([]);
  await chat.own.last().getByRole('button', { name: 'Replay' }).dblclick();
  await expect.poll(() => sentTexts(sandbox, account)).toHaveLength(1);
  await chat.toHaveLength(4);
  await expect(chat.box).toBeEnabled();
  expect(await sentTexts(sandbox, account)).toHaveLength(1);
});

test('a replay that cannot be sent puts its text before the draft, on a line of its own', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount(inspector);
  const chat = await openChat(page, account);
  await chat.say('Once more, please.');
  await chat.toHaveLength(3);
  await chat.box.fill('a draft of mine');
  await sandbox.fault({ method: 'POST', path: '/api/chats', status: 500, account: account.email });
  await chat.own.last().getByRole('button', { name: 'Replay' }).click();

  await expect(chat.status(notSent)).toBeVisible();
  await expect(chat.box).toHaveValue('Once more, please.\na draft of mine');
  await expect(chat.box).toBeFocused();
  await chat.toHaveLength(1);
  await expect(chat.notifications).toBeEmpty();
  await page.reload();
  await chat.toHaveLength(1);
  await expect(chat.box).toHaveValue('Once more, please.\na draft of mine');
});

test('a replay whose connection breaks leads to the no-service page and loses nothing', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount(inspector);
  const chat = await openChat(page, account);
  await chat.say('Once more, please.');
  await chat.toHaveLength(3);

  await sandbox.fault({ method: 'DELETE', path: '/api/chats/:id', drop: true, account: account.email });
  await chat.own.last().getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL('/noservice');
  await page.getByRole('button', { name: 'Retry' }).click();
  await chat.toHaveLength(3);
  await expect(chat.box).toHaveValue('');

  await sandbox.fault({ method: 'POST', path: '/api/chats', drop: true, account: account.email });
  await chat.own.last().getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL('/noservice');
  await page.getByRole('button', { name: 'Retry' }).click();
  await chat.toHaveLength(1);
  await expect(chat.box).toHaveValue('Once more, please.');
  expect(await callsTo(sandbox, account, 'POST', '/api/chats')).toHaveLength(2);
});
