import { callsTo, chatOn, failedCall, openChat, sentTexts } from './support/chat';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

test('opening the chat starts a session first and then loads the history, each time', async ({
  page,
  account,
  sandbox,
}) => {
  const chat = await openChat(page, account);
  await page.getByRole('link', { name: 'News' }).click();
  await expect(chat.log).toBeHidden();
  await page.getByRole('link', { name: 'Hearken' }).click();
  await expect(chat.entries.last()).toBeVisible();

  const opening = async () =>
    (await sandbox.calls(account.email))
      .filter(({ path }) => path.startsWith('/api/chats'))
      .map(({ method, path }) => `${method} ${path}`);
  const once = ['POST /api/chats/start', 'GET /api/chats'];
  await expect.poll(opening).toEqual([...once, ...once]);
});

test('a session that cannot be started does not keep the history away', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ chats: 6 });
  await sandbox.fault({ method: 'POST', path: '/api/chats/start', status: 500, account: account.email });
  const chat = await openChat(page, account);
  await chat.toHaveLength(6);
  await chat.say('I am here all the same.');
  await chat.toHaveLength(8);
});

test('the history stands in the order of the server, with its times', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ chats: 6 });
  const history = page.waitForResponse((response) => /\/api\/chats$/.test(response.url()));
  const chat = await openChat(page, account);
  const received = (await (await history).json()) as {
    timestamp: string;
    data: { text?: string; response?: string };
  }[];

  await chat.toHaveLength(6);
  await chat.log.press('Home');
  for (const [index, { timestamp, data }] of received.entries()) {
    const entry = chat.log.locator(`[aria-posinset="${index + 1}"]`);
    await expect(entry).toContainText(data.text ?? data.response ?? 'neither');
    await expect(entry.getByRole('time')).toHaveAttribute('datetime', timestamp);
    await expect(entry.getByRole('time')).toHaveText(/\d{1,2}:\d{2}/);
  }
});

test('Enter sends: the words show at once, the box waits and is focused again', async ({
  page,
  account,
  sandbox,
}) => {
  await sandbox.fault({ method: 'POST', path: '/api/chats', delayMs: 1_500, account: account.email });
  const chat = await openChat(page, account);
  await expect(chat.box).toBeFocused();
  await expect(chat.box).toHaveAttribute('placeholder', 'chat...');
  await chat.say('I had a long week.');

  await expect(chat.own.last()).toContainText('I had a long week.');
  await expect(chat.own.last().getByRole('time')).toBeVisible();
  await expect(chat.log.getByText('The assistant is writing')).toBeVisible();
  await expect(chat.status('Waiting for an answer.')).toBeVisible();
  await expect(chat.box).toBeDisabled();
  await expect(chat.box).toHaveValue('');
  await expect(chat.sendButton).toBeDisabled();

  await chat.toHaveLength(3);
  await expect(chat.log.getByText('The assistant is writing')).toBeHidden();
  await expect(chat.entries.last()).toHaveAccessibleName('Assistant');
  await expect(chat.box).toBeEnabled();
  await expect(chat.box).toBeFocused();
});

test('the button sends as well, and the box has the focus afterwards', async ({ page, account }) => {
  const chat = await openChat(page, account);
  await expect(chat.sendButton).toBeDisabled();
  await chat.box.fill('I walked by the sea.');
  await chat.sendButton.click();
  await chat.toHaveLength(3);
  await expect(chat.own.last()).toContainText('I walked by the sea.');
  await expect(chat.box).toBeFocused();
});

test('nothing but white space is not sent', async ({ page, account, sandbox }) => {
  const chat = await openChat(page, account);
  await chat.box.fill('  \n\t ');
  await expect(chat.sendButton).toBeDisabled();
  await chat.box.press('Enter');
  await expect(chat.box).toHaveValue('  \n\t ');
  await chat.say('something');
  await chat.toHaveLength(3);
  expect(await sentTexts(sandbox, account)).toEqual(['something']);
});

test('Shift+Enter makes a new line; text goes and shows as it was typed, never as HTML', async ({
  page,
  account,
  sandbox,
}) => {
  const chat = await openChat(page, account);
  await chat.box.pressSequentially('  one <b>bold</b> line');
  await chat.box.press('Shift+Enter');
  await chat.box.press('Shift+Enter');
  await chat.box.pressSequentially('&amp; <img src=x onerror=alert(1)>');
  const typed = '  one <b>bold</b> line\n\n&amp; <img src=x onerror=alert(1)>';
  await expect(chat.box).toHaveValue(typed);

  await chat.box.press('Enter');
  await chat.toHaveLength(3);
  expect(await sentTexts(sandbox, account)).toEqual([typed]);
  await expect(chat.own.last()).toContainText('one <b>bold</b> line\n\n&amp; <img src=x onerror=alert(1)>', {
    useInnerText: true,
  });
  await expect(chat.own.last().locator('b, img')).toHaveCount(0);
});

test('five times Enter and a double click send once', async ({ page, account, sandbox }) => {
  const chat = await openChat(page, account);
  await chat.box.fill('Only once, please.');
  await page.evaluate(() => {
    const box = document.activeElement;
    for (let press = 0; press < 5; press += 1) {
      box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    }
  });
  await chat.toHaveLength(3);
  await chat.box.fill('And once more.');
  await chat.sendButton.dblclick();
  await chat.toHaveLength(5);
  expect(await sentTexts(sandbox, account)).toEqual(['Only once, please.', 'And once more.']);
});

test('a message sent while the chat still opens goes as soon as it is open', async ({
  page,
  account,
  sandbox,
}) => {
  await sandbox.fault({ method: 'GET', path: '/api/chats', delayMs: 2_000, account: account.email });
  await signIn(page, account);
  const chat = chatOn(page);
  await expect(chat.status('You can already write.')).toBeVisible();
  await chat.say('I could not wait.');
  await expect(chat.status('as soon as your conversation is open')).toBeVisible();

  await chat.toHaveLength(3);
  await expect(chat.own.last()).toContainText('I could not wait.');
  await expect(chat.box).toHaveValue('');
  expect(await sentTexts(sandbox, account)).toEqual(['I could not wait.']);
});

test('an Enter that confirms an input-method candidate does not send', async ({ page, account, sandbox }) => {
  const chat = await openChat(page, account);
  const devtools = await page.context().newCDPSession(page);
  await chat.box.focus();
  await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await expect(chat.box).toHaveValue('にほん');
  const enter = { type: 'rawKeyDown', key: 'Enter', code: 'Enter' } as const;
  await devtools.send('Input.dispatchKeyEvent', { ...enter, windowsVirtualKeyCode: 13 });
  await devtools.send('Input.insertText', { text: '日本' });
  // Safari ends the composition before the key: only its code tells.
  await devtools.send('Input.dispatchKeyEvent', { ...enter, windowsVirtualKeyCode: 229 });
  await expect(chat.box).toHaveValue('日本');
  await expect(chat.box).toBeEnabled();

  await chat.box.press('Enter');
  await chat.toHaveLength(3);
  expect(await sentTexts(sandbox, account)).toEqual(['日本']);
});

test('on a touch keyboard Enter makes a new line and the button sends', async ({
  account,
  sandbox,
  newContext,
}) => {
  const context = await newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const chat = await openChat(page, account);
  await expect(chat.box).toHaveAttribute('enterkeyhint', 'enter');
  await chat.box.tap();
  await chat.box.pressSequentially('first');
  await chat.box.press('Enter');
  await chat.box.pressSequentially('second');
  await expect(chat.box).toHaveValue('first\nsecond');
  await chat.sendButton.tap();
  await chat.toHaveLength(3);
  expect(await sentTexts(sandbox, account)).toEqual(['first\nsecond']);
});

test('a new session after a closed one greets anew and keeps what was said', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['edit:session'] });
  const chat = await openChat(page, account);
  await chat.say('See you tomorrow.');
  await chat.toHaveLength(3);
  await page.getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('button', { name: 'Close session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close session' }).click();
  await page.waitForURL('/');

  await page.goto('/chat');
  await chat.toHaveLength(4);
  await expect(chat.own.last()).toContainText('See you tomorrow.');
  expect(await callsTo(sandbox, account, 'POST', '/api/chats/closeSession')).toHaveLength(1);
});
