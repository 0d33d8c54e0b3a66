import { chatOn, failedCall, holdAnswers, isCall, notSent, openChat, sentTexts } from './support/chat';
import type { Fault } from './support/sandbox';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const html = { body: '<!doctype html><h1>Bad gateway</h1>', contentType: 'text/html' };

/** What a server may do to a call, beside breaking the connection. */
const brokenAnswers: Record<string, Partial<Fault>> = {
  'an error': { status: 500, body: { code: 7, message: 'Stack overflow in line 12' } },
  'a page with an error': { status: 502, ...html },
  'two refused tokens': { status: 401, times: 2 },
  'too many calls': { status: 429 },
  'a page instead of an answer': { status: 200, ...html },
  'broken JSON': { status: 200, body: '{"userInputChatId": 1, "da' },
  'an empty answer': { status: 200 },
  'a wrong shape': { status: 200, body: { userInputChatId: 'one', data: { renderer: 'ChatResponse' } } },
};

/** Those that are faults of a message alone. */
const brokenReplies: Record<string, Partial<Fault>> = {
  'a conflict': { status: 409 },
  'no content': { status: 204 },
  'no data': { status: 200, body: { userInputChatId: 900_001, data: null } },
};

test('whatever is wrong with the answer, the text is back, quietly, and can be sent again', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  const faults = Object.entries({ ...brokenAnswers, ...brokenReplies });
  for (const [name, fault] of faults) {
    await test.step(name, async () => {
      const text = `After ${name}\nthis is still here.`;
      await sandbox.fault({ method: 'POST', path: '/api/chats', account: account.email, ...fault });
      const answer = page.waitForResponse((response) => isCall('POST', '/api/chats')(response.request()));
      await chat.say(text);
      await answer;
      await expect(chat.status(notSent)).toBeVisible();
      await expect(chat.box).toHaveValue(text);
      await expect(chat.box).toBeFocused();
      await chat.toHaveLength(1);
      await expect(chat.log.getByText('The assistant is writing')).toBeHidden();
      await expect(chat.notifications).toBeEmpty();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
  await chat.box.press('Enter');
  await chat.toHaveLength(3);
  await expect(chat.box).toHaveValue('');
  expect(await sentTexts(sandbox, account)).toHaveLength(faults.length + 2);
});

test('words of self-harm meet a warning that covers nothing and stays for its turn, and the text comes back', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await page.clock.install();
  const chat = await openChat(page, account);
  await chat.say('I want to kill myself.');
  const warning = chat.notifications.getByRole('alert');
  await expect(warning).toContainText('Error sending message');
  await expect(warning).toContainText('The message is triggering our content filter.');
  await expect(warning).toContainText(
    'If you are at risk of self harm, please seek medical advice immediately.',
  );
  await expect(chat.box).toHaveValue('I want to kill myself.');
  await expect(chat.box).toBeFocused();
  await chat.toHaveLength(1);

  const bottomOfPage = async () => {
    const box = await page.getByRole('main').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const topOfToasts = async () => (await chat.notifications.boundingBox())?.y ?? 0;
  for (const size of [
    { width: 320, height: 568 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await topOfToasts()) - (await bottomOfPage())).toBeGreaterThanOrEqual(0);
  }

  await page.clock.fastForward(120_000);
  await expect(warning, 'it stays until it is closed').toBeVisible();
  await chat.say('I want to talk about it.');
  await chat.toHaveLength(3);
  await expect(warning, 'or the next message is answered').toBeHidden();
});

test('a broken connection leads to the no-service page, and Retry back to what has become of the text', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  const failed = page.getByRole('heading', { name: 'Oops! Something went wrong.' });
  const retry = page.getByRole('button', { name: 'Retry' });

  await test.step('a message that did not arrive is in the box', async () => {
    await sandbox.fault({ method: 'POST', path: '/api/chats', drop: true, account: account.email });
    await chat.say('Do not lose me.');
    await page.waitForURL('/noservice');
    await expect(failed).toBeVisible();
    await expect(chat.notifications.getByRole('alert')).toContainText(
      'Sorry, we could not connect to the server. Please try again later.',
    );
    await retry.click();
    await expect(page).toHaveURL('/chat');
    await chat.toHaveLength(1);
    await expect(chat.box).toHaveValue('Do not lose me.');
    await chat.box.press('Enter');
    await chat.toHaveLength(3);
    await expect(chat.box).toHaveValue('');
  });

  await test.step('one whose answer broke off is found in the history and not asked for again', async () => {
    await page.route(
      /\/api\/chats$/,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const before = (await sentTexts(sandbox, account)).length;
    await chat.say('Did this arrive?');
    await page.waitForURL('/noservice');
    await retry.click();
    await chat.toHaveLength(5);
    await expect(chat.own.filter({ hasText: 'Did this arrive?' })).toHaveCount(1);
    await expect(chat.box).toHaveValue('');
    expect(await sentTexts(sandbox, account)).toHaveLength(before + 1);
  });

  await test.step('without a network the failure shows at once', async () => {
    await page.context().setOffline(true);
    await chat.say('Is anybody there?');
    await expect(failed).toBeVisible();
    await page.context().setOffline(false);
    await retry.click();
    await chat.toHaveLength(5);
    await expect(chat.box).toHaveValue('Is anybody there?');
  });
});

test('whoever does not want to wait has the text back, unless it had arrived', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);

  await test.step('a message that did not arrive', async () => {
    const release = await holdAnswers(page, 500);
    await chat.say('This takes too long.');
    await chat.stopButton.click();
    await expect(chat.status(notSent)).toBeVisible();
    await expect(chat.stopButton).toBeHidden();
    await expect(chat.box).toHaveValue('This takes too long.');
    await expect(chat.box).toBeFocused();
    await chat.toHaveLength(1);
    await release();
  });

  await test.step('a message that arrived is not doubled', async () => {
    const release = await holdAnswers(page);
    await chat.say('Did this arrive?');
    await expect.poll(() => sentTexts(sandbox, account)).toHaveLength(1);
    await chat.stopButton.click();
    await expect(chat.status('Your message has arrived.')).toBeVisible();
    await chat.toHaveLength(3);
    await expect(chat.box).toHaveValue('');
    await expect(chat.box).toBeFocused();
    await release();
  });
});

test('a reload while sending keeps a text that did not arrive, and doubles none that did', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);

  await test.step('a text that did not arrive', async () => {
    const release = await holdAnswers(page, 500);
    await chat.say('I reload too early.');
    await expect(chat.status('Waiting for an answer.')).toBeVisible();
    await page.reload();
    await chat.toHaveLength(1);
    await expect(chat.box).toHaveValue('I reload too early.');
    await expect(chat.box).toBeEnabled();
    await release();
  });

  await test.step('a text that did', async () => {
    const release = await holdAnswers(page);
    await chat.box.press('Enter');
    await expect.poll(() => sentTexts(sandbox, account)).toHaveLength(1);
    await page.reload();
    await chat.toHaveLength(3);
    await expect(chat.own).toHaveCount(1);
    await expect(chat.box).toHaveValue('');
    await release();
  });
});

test('whoever looks at the news meanwhile finds on return what has become of the message', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  const goToNews = async () => {
    await page.getByRole('link', { name: 'News' }).click();
    await expect(chat.log).toBeHidden();
  };
  const goBack = () => page.getByRole('link', { name: 'Hearken' }).click();

  await test.step('still on its way, then the answer, once', async () => {
    const release = await holdAnswers(page);
    await chat.say('I will be right back.');
    await expect.poll(() => sentTexts(sandbox, account)).toHaveLength(1);
    await goToNews();
    const history = page.waitForResponse((response) => isCall('GET', '/api/chats')(response.request()));
    await goBack();
    await history;
    await expect(chat.status('Waiting for an answer.')).toBeVisible();
    await expect(chat.box).toHaveValue('');
    await expect(chat.box).toBeDisabled();
    await expect(chat.own).toHaveCount(1);

    await release();
    await chat.toHaveLength(3);
    await expect(chat.own).toHaveCount(1);
    await expect(chat.box).toBeEnabled();
    await expect(chat.box).toHaveValue('');
  });

  for (const [what, status] of [
    ['the answer that came meanwhile', undefined],
    ['the text of a send that failed meanwhile, in the box', 500],
  ] as const) {
    await test.step(what, async () => {
      const release = await holdAnswers(page, status);
      const asked = page.waitForRequest(isCall('POST', '/api/chats'));
      await chat.say('And once more.');
      await asked;
      await goToNews();
      const answer = page.waitForResponse((response) => isCall('POST', '/api/chats')(response.request()));
      await release();
      await answer;
      await goBack();
      await chat.toHaveLength(5);
      await expect(chat.box).toHaveValue(status ? 'And once more.' : '');
    });
  }
  await expect(chat.status(notSent)).toBeVisible();
});

test('a history that cannot be loaded offers a retry, whatever came; the box keeps its text', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ chats: 4 });
  await sandbox.fault({ method: 'POST', path: '/api/chats/start', status: 500, account: account.email });
  const faults = Object.values(brokenAnswers);
  for (const fault of faults) {
    await sandbox.fault({ method: 'GET', path: '/api/chats', account: account.email, ...fault });
  }
  await signIn(page, account);
  const chat = chatOn(page);
  const failed = page.getByRole('heading', { name: 'Your conversation could not be loaded' });
  await expect(failed).toBeVisible();
  await chat.box.fill('I keep my words.');
  for (const _fault of faults.slice(1)) {
    const answer = page.waitForResponse((response) => isCall('GET', '/api/chats')(response.request()));
    await page.getByRole('button', { name: 'Retry' }).click();
    await answer;
    await expect(failed).toBeVisible();
  }
  await expect(chat.notifications.getByRole('alert'), 'one toast for one cause').toHaveCount(1);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(chat.entries.last()).toBeVisible();
  await expect(chat.box).toHaveValue('I keep my words.');
});
