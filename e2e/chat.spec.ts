import { holdAnswers, openChat, sentTexts } from './support/chat';
import { expect, test } from './support/test';

test('opening the chat starts a session and loads the history, which stands in its order with its times', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ chats: 6 });
  const history = page.waitForResponse((response) => /\/api\/chats$/.test(response.url()));
  const chat = await openChat(page, account);

  await test.step('the history', async () => {
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

  await test.step('each time', async () => {
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
});

test('what is written is sent as it was typed, by Enter or the button, once', async ({
  page,
  account,
  sandbox,
}) => {
  const chat = await openChat(page, account);

  await test.step('Enter sends: the words show at once, the box waits and is focused again', async () => {
    await expect(chat.box).toBeFocused();
    await expect(chat.box).toHaveAttribute('placeholder', 'chat...');
    const release = await holdAnswers(page);
    const before = await chat.box.boundingBox();
    await chat.say('I had a long week.');
    await expect(chat.own.last()).toContainText('I had a long week.');
    await expect(chat.own.last().getByRole('time')).toBeVisible();
    await expect(chat.log.getByText('The assistant is writing')).toBeVisible();
    await expect(chat.status('Waiting for an answer.')).toBeVisible();
    await expect(chat.box).toBeDisabled();
    await expect(chat.box).toHaveValue('');
    await expect(chat.sendButton).toBeDisabled();
    expect(await chat.box.boundingBox(), 'it stays where it is').toEqual(before);

    await release();
    await chat.toHaveLength(3);
    await expect(chat.log.getByText('The assistant is writing')).toBeHidden();
    await expect(chat.entries.last()).toHaveAccessibleName('Assistant');
    await expect(chat.box).toBeEnabled();
    await expect(chat.box).toBeFocused();
  });

  await test.step('the button sends as well, and the box has the focus afterwards', async () => {
    await expect(chat.sendButton).toBeDisabled();
    await chat.box.fill('I walked by the sea.');
    await chat.sendButton.click();
    await chat.toHaveLength(5);
    await expect(chat.own.last()).toContainText('I walked by the sea.');
    await expect(chat.box).toBeFocused();
  });

  await test.step('nothing but white space is not sent', async () => {
    await chat.box.fill('  \n\t ');
    await expect(chat.sendButton).toBeDisabled();
    await chat.box.press('Enter');
    await expect(chat.box).toHaveValue('  \n\t ');
    expect(await sentTexts(sandbox, account)).toHaveLength(2);
  });

  await test.step('Shift+Enter makes a new line; text shows as it was typed, never as HTML', async () => {
    await chat.box.fill('');
    await chat.box.pressSequentially('  one <b>bold</b> line');
    await chat.box.press('Shift+Enter');
    await chat.box.press('Shift+Enter');
    await chat.box.pressSequentially('&amp; <img src=x onerror=alert(1)>');
    const typed = '  one <b>bold</b> line\n\n&amp; <img src=x onerror=alert(1)>';
    await expect(chat.box).toHaveValue(typed);
    await chat.box.press('Enter');
    await chat.toHaveLength(7);
    expect((await sentTexts(sandbox, account)).at(-1)).toBe(typed);
    await expect(chat.own.last()).toContainText(
      'one <b>bold</b> line\n\n&amp; <img src=x onerror=alert(1)>',
      { useInnerText: true },
    );
    await expect(chat.own.last().locator('b, img')).toHaveCount(0);
  });

  await test.step('five times Enter and a double click send once', async () => {
    await chat.box.fill('Only once, please.');
    await chat.box.evaluate((box) => {
      for (let press = 0; press < 5; press += 1) {
        box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      }
    });
    await chat.toHaveLength(9);
    await chat.box.fill('And once more.');
    await chat.sendButton.dblclick();
    await chat.toHaveLength(11);
    expect((await sentTexts(sandbox, account)).slice(3)).toEqual(['Only once, please.', 'And once more.']);
  });

  await test.step('an Enter that confirms an input-method candidate does not send', async () => {
    const devtools = await page.context().newCDPSession(page);
    await expect(chat.box).toBeFocused();
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
    await chat.toHaveLength(13);
    expect((await sentTexts(sandbox, account)).at(-1)).toBe('日本');
  });
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
