import { addressOf, stages } from '../scripts/stages';
import { callsTo, failedCall, openChat } from './support/chat';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const at = '2026-03-01T09:30:00.000Z';

test('the demonstration shows a picture of a video and words of care', async ({ page, sandbox }) => {
  const chat = await openChat(page, { email: 'user@example.com', sandbox: sandbox.address });
  const picture = chat.log.getByRole('img', { name: 'Taken from a video' });
  await chat.log.press('Home');
  await expect(async () => {
    await chat.log.press('PageDown');
    await expect(picture).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture.locator('xpath=ancestor::a')).toHaveCount(0);
});

test('entries are drawn by their kind, and kinds of the future are left out', async ({
  page,
  account,
  sandbox,
  stage,
  allowConsole,
}) => {
  // The sanitiser reads HTML where nothing runs; the browser says so all the same.
  allowConsole(/Failed to load resource/, /inline/, /policy violation: (script-src-attr|style-src-attr)/);
  const gone = `${addressOf(stages[stage].sandboxPort)}/media/gone.jpg`;
  const hostile =
    '<p onclick="alert(1)" style="color:red">Please <strong>talk</strong> to <a href="https://help.example/">somebody</a>.</p>' +
    '<script>document.title = "taken"</script><img src=x onerror="document.title = 1"><form><input name="q"></form>' +
    '<a href="javascript:alert(1)">press</a><iframe src="https://evil.example/"></iframe>';
  const entries = [
    { id: 1, timestamp: at, renderer: 'ChatResponse', data: { response: '<i>Hello</i>\nyou' } },
    { id: 2, timestamp: at, renderer: 'Poll', data: { question: 'What now?' } },
    { id: 3, timestamp: at, renderer: 'VideoRenderer', data: { videoUrl: gone } },
    { id: 4, timestamp: at, renderer: 'VideoRenderer', data: { videoUrl: 'javascript:alert(1)' } },
    { id: 5, timestamp: at, renderer: 'ContentFilter', data: { response: hostile } },
    { id: 6, timestamp: at, renderer: 'UserInput', data: { text: 'Thank you.', showDelete: true } },
  ];
  await sandbox.fault({ method: 'GET', path: '/api/chats', body: entries, account: account.email });
  const chat = await openChat(page, account);

  await expect(chat.entries).toHaveCount(5);
  await expect(chat.entries.nth(0)).toContainText('<i>Hello</i>\nyou', { useInnerText: true });
  await expect(chat.log.getByText('The picture of this video is not available.')).toHaveCount(2);
  await expect(chat.log.getByText('What now?')).toHaveCount(0);

  const notice = chat.entries.nth(3);
  await expect(notice.locator('strong')).toHaveText('talk');
  await expect(notice.getByRole('link', { name: 'somebody' })).toHaveAttribute('rel', /noopener/);
  await expect(notice.getByText('press')).not.toHaveAttribute('href');
  await expect(notice.locator('script, img, form, input, iframe, [style], [onclick], [name]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Chat/);
  await expect(notice.getByRole('button')).toHaveCount(0);
});

test('a reply may be of any kind, and one of an unknown kind is left out', async ({
  page,
  account,
  sandbox,
}) => {
  const chat = await openChat(page, account);
  const reply = async (id: number, data: object) =>
    sandbox.fault({
      method: 'POST',
      path: '/api/chats',
      body: { userInputChatId: id, data: { id: id + 1, timestamp: at, ...data } },
      account: account.email,
    });

  await reply(100_001, { renderer: 'ContentFilter', data: { response: '<p>Please <b>rest</b>.</p>' } });
  await chat.say('I am tired.');
  await chat.toHaveLength(3);
  await expect(chat.entries.last().locator('b')).toHaveText('rest');

  await reply(100_003, { renderer: 'Poll', data: {} });
  await chat.say('I am less tired.');
  await chat.toHaveLength(4);
  await expect(chat.entries.last()).toContainText('I am less tired.');
  await expect(chat.box).toHaveValue('');
  expect(await callsTo(sandbox, account, 'POST', '/api/chats')).toHaveLength(2);
});

test('without the permission there is the flag, and neither info nor replay', async ({ page, account }) => {
  const chat = await openChat(page, account);
  await chat.say('Who sees this?');
  await chat.toHaveLength(3);
  await expect(
    chat.entries.last().getByRole('button', { name: 'Provide feedback of the current conversation' }),
  ).toHaveAttribute('title', 'Provide feedback of the current conversation');
  await expect(chat.own.last().getByRole('button')).toHaveCount(0);
  await expect(chat.log.getByRole('button', { name: /Response info|Replay/ })).toHaveCount(0);
});

test('with read:chatstat each entry has its info, and the latest input its replay', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: ['read:chatstat'], chats: 4 });
  const chat = await openChat(page, account);
  const replay = chat.log.getByRole('button', { name: 'Replay' });
  const info = chat.log.getByRole('button', { name: 'Response info' });
  await expect(info).toHaveCount(4);
  await expect(replay).toHaveCount(1);
  await expect(chat.own.last().getByRole('button', { name: 'Replay' })).toHaveCount(1);

  await sandbox.fault({ method: 'POST', path: '/api/chats', delayMs: 1_500, account: account.email });
  await chat.say('One more thing.');
  await expect(chat.status('Waiting for an answer.')).toBeVisible();
  await expect(replay).toHaveCount(0);
  await expect(chat.own.last().getByRole('button')).toHaveCount(0);

  await chat.toHaveLength(6);
  await expect(replay).toHaveCount(1);
  await expect(chat.own.last().getByRole('button', { name: 'Replay' })).toHaveCount(1);
});

test('after a failed send the former last input can be replayed again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ permissions: ['read:chatstat'], chats: 4 });
  const chat = await openChat(page, account);
  await sandbox.fault({ method: 'POST', path: '/api/chats', status: 500, account: account.email });
  await chat.say('This will not arrive.');
  await expect(chat.box).toHaveValue('This will not arrive.');
  await expect(chat.own.last().getByRole('button', { name: 'Replay' })).toHaveCount(1);
});

test('an empty conversation invites to write', async ({ page, account, sandbox }) => {
  await sandbox.fault({ method: 'GET', path: '/api/chats', body: [], account: account.email });
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'This is your space' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' }).getByRole('article')).toHaveCount(2);
});
