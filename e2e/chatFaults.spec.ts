import type { Page } from '@playwright/test';
import { callsTo, chatOn, failedCall, isCall, notSent, openChat, sentTexts } from './support/chat';
import type { Fault } from './support/sandbox';
import { logIn, signIn } from './support/signIn';
import { expect, test } from './support/test';

const html = { body: '<!doctype html><h1>Bad gateway</h1>', contentType: 'text/html' };

/** What a server may do to a call, beside breaking the connection. */
const brokenAnswers: Record<string, Partial<Fault>> = {
  'an error': { status: 500, body: { code: 7, message: 'Stack overflow in line 12' } },
  'an error without words': { status: 503 },
  'a page with an error': { status: 502, ...html },
  'a refusal': { status: 400, body: { code: 'OTHER', message: 'Not like that' } },
  'two refused tokens': { status: 401, times: 2 },
  'no access': { status: 403, body: { message: 'Not you' } },
  'nothing there': { status: 404 },
  'a conflict': { status: 409 },
  'too many calls': { status: 429 },
  'a page instead of an answer': { status: 200, ...html },
  'broken JSON': { status: 200, body: '{"userInputChatId": 1, "da' },
  'an empty answer': { status: 200 },
  'no content': { status: 204 },
  'no data': { status: 200, body: { userInputChatId: 900_001, data: null } },
  'a wrong shape': { status: 200, body: { userInputChatId: 'one', data: { renderer: 'ChatResponse' } } },
};

test('whatever is wrong with the answer, the text is back, quietly, and can be sent again', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  for (const [name, fault] of Object.entries(brokenAnswers)) {
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
  expect(await sentTexts(sandbox, account)).toHaveLength(Object.keys(brokenAnswers).length + 2);
});

test('words of self-harm meet a warning that stays, and the text comes back', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(...failedCall);
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

  await chat.say('I want to talk about it.');
  await chat.toHaveLength(3);
  await expect(warning, 'it stays until it is closed').toBeVisible();
  await chat.notifications.getByRole('button', { name: 'Close' }).click();
  await expect(warning).toBeHidden();
});

test('the content-filter warning does not close by itself', async ({ page, account, allowConsole }) => {
  allowConsole(...failedCall);
  await page.clock.install();
  const chat = await openChat(page, account);
  await chat.say('I want to kill myself.');
  await expect(chat.notifications.getByRole('alert')).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(chat.notifications.getByRole('alert')).toBeVisible();
});

test('a broken connection leads to the no-service page, and Retry back to the text', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await sandbox.fault({ method: 'POST', path: '/api/chats', drop: true, account: account.email });
  await chat.say('Do not lose me.');
  await page.waitForURL('/noservice');
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong.' })).toBeVisible();
  await expect(chat.notifications.getByRole('alert')).toContainText(
    'Sorry, we could not connect to the server. Please try again later.',
  );

  await page.getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL('/chat');
  await chat.toHaveLength(1);
  await expect(chat.box).toHaveValue('Do not lose me.');
  await chat.box.press('Enter');
  await chat.toHaveLength(3);
  await expect(chat.box).toHaveValue('');
});

test('without a network the failure shows within a second', async ({ page, account, allowConsole }) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await page.context().setOffline(true);
  await chat.say('Is anybody there?');
  await expect(chat.notifications.getByRole('alert')).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong.' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await chat.toHaveLength(1);
  await expect(chat.box).toHaveValue('Is anybody there?');
});

test('whoever does not want to wait has the text back', async ({ page, account, sandbox, allowConsole }) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await sandbox.fault({
    method: 'POST',
    path: '/api/chats',
    delayMs: 60_000,
    status: 500,
    account: account.email,
  });
  await chat.say('This takes too long.');
  await chat.stopButton.click();
  await expect(chat.status(notSent)).toBeVisible();
  await expect(chat.stopButton).toBeHidden();
  await expect(chat.box).toHaveValue('This takes too long.');
  await expect(chat.box).toBeFocused();
  await chat.toHaveLength(1);
});

test('a server that never answers is given up after two minutes', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await page.clock.install();
  const chat = await openChat(page, account);
  await sandbox.fault({
    method: 'POST',
    path: '/api/chats',
    delayMs: 60_000,
    status: 500,
    account: account.email,
  });
  await chat.say('Hello?');
  await expect(chat.status('Waiting for an answer.')).toBeVisible();
  await page.clock.fastForward(110_000);
  await expect(chat.status('Waiting for an answer.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(chat.status(notSent)).toBeVisible();
  await expect(chat.box).toHaveValue('Hello?');
});

/** Lets messages through to the server and keeps its answers, until the returned function lets them go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/chats$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await released;
    // The page may have gone meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return release;
}

test('a message that arrived although its answer was not waited for is not doubled', async ({
  page,
  account,
  sandbox,
}) => {
  const chat = await openChat(page, account);
  const release = await holdAnswers(page);
  await chat.say('Did this arrive?');
  await expect.poll(() => sentTexts(sandbox, account)).toHaveLength(1);
  await chat.stopButton.click();
  await expect(chat.status('Your message has arrived.')).toBeVisible();
  await chat.toHaveLength(3);
  await expect(chat.box).toHaveValue('');
  await expect(chat.box).toBeFocused();
  release();
});

test('a message whose answer broke off is found in the history and not asked for again', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await page.route(
    /\/api\/chats$/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await chat.say('Did this arrive?');
  await page.waitForURL('/noservice');
  await page.getByRole('button', { name: 'Retry' }).click();
  await chat.toHaveLength(3);
  await expect(chat.own).toHaveCount(1);
  await expect(chat.box).toHaveValue('');
  expect(await sentTexts(sandbox, account)).toHaveLength(1);
});

test('a reload while sending keeps a text that did not arrive', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await sandbox.fault({
    method: 'POST',
    path: '/api/chats',
    delayMs: 30_000,
    status: 500,
    account: account.email,
  });
  await chat.say('I reload too early.');
  await expect(chat.status('Waiting for an answer.')).toBeVisible();
  await page.reload();
  await chat.toHaveLength(1);
  await expect(chat.box).toHaveValue('I reload too early.');
  await expect(chat.box).toBeEnabled();
});

test('a reload while sending does not double a text that did arrive', async ({ page, account, sandbox }) => {
  const chat = await openChat(page, account);
  const release = await holdAnswers(page);
  await chat.say('I reload too early.');
  await expect.poll(() => sentTexts(sandbox, account)).toHaveLength(1);
  await page.reload();
  await chat.toHaveLength(3);
  await expect(chat.own).toHaveCount(1);
  await expect(chat.box).toHaveValue('');
  release();
});

test('whoever looks at the news meanwhile finds the answer on return, once', async ({
  page,
  account,
  sandbox,
}) => {
  const chat = await openChat(page, account);
  const release = await holdAnswers(page);
  await chat.say('I will be right back.');
  await expect.poll(() => sentTexts(sandbox, account)).toHaveLength(1);
  await page.getByRole('link', { name: 'News' }).click();
  await expect(chat.log).toBeHidden();

  const history = page.waitForResponse((response) => isCall('GET', '/api/chats')(response.request()));
  await page.getByRole('link', { name: 'Hearken' }).click();
  await history;
  await expect(chat.status('Waiting for an answer.')).toBeVisible();
  await expect(chat.box).toHaveValue('');
  await expect(chat.box).toBeDisabled();
  await expect(chat.own).toHaveCount(1);

  release();
  await chat.toHaveLength(3);
  await expect(chat.own).toHaveCount(1);
  await expect(chat.box).toBeEnabled();
  await expect(chat.box).toHaveValue('');
});

test('an answer that comes while the news show is there on return', async ({ page, account, sandbox }) => {
  await sandbox.fault({ method: 'POST', path: '/api/chats', delayMs: 1_000, account: account.email });
  const chat = await openChat(page, account);
  await chat.say('I will be right back.');
  const answer = page.waitForResponse((response) => isCall('POST', '/api/chats')(response.request()));
  await page.getByRole('link', { name: 'News' }).click();
  await answer;
  await page.getByRole('link', { name: 'Hearken' }).click();
  await chat.toHaveLength(3);
  await expect(chat.box).toHaveValue('');
});

test('a send that fails while the news show has its text in the box on return', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await sandbox.fault({
    method: 'POST',
    path: '/api/chats',
    delayMs: 1_000,
    status: 500,
    account: account.email,
  });
  const chat = await openChat(page, account);
  await chat.say('I will be right back.');
  const answer = page.waitForResponse((response) => isCall('POST', '/api/chats')(response.request()));
  await page.getByRole('link', { name: 'News' }).click();
  await answer;
  await page.getByRole('link', { name: 'Hearken' }).click();
  await expect(chat.box).toHaveValue('I will be right back.');
  await expect(chat.status(notSent)).toBeVisible();
  await chat.toHaveLength(1);
});

test('tokens that expire while one writes are renewed, and the message goes once', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await sandbox.expireTokens(account.email);
  await chat.say('Still me.');
  await chat.toHaveLength(3);
  await expect(chat.box).toHaveValue('');
  const statuses = (await callsTo(sandbox, account, 'POST', '/api/chats')).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.length).toBeLessThanOrEqual(2);
});

test('a session that has ended asks for the login, and the text is back; nothing is sent by itself', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await sandbox.expireTokens(account.email);
  await page.context().clearCookies({ name: /_session/ });
  await chat.say('Who am I again?');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await logIn(page, account);

  await expect(page).toHaveURL('/chat');
  await chat.toHaveLength(1);
  await expect(chat.box).toHaveValue('Who am I again?');
  const accepted = (await callsTo(sandbox, account, 'POST', '/api/chats')).filter(
    ({ status }) => status === 200,
  );
  expect(accepted).toEqual([]);
});

test('a history that cannot be loaded offers a retry, whatever came; the box keeps its text', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  // Two are no faults of the history, and two leave nothing to try again.
  const others = ['no data', 'a conflict', 'no access', 'nothing there'];
  const faults = Object.entries(brokenAnswers).filter(([name]) => !others.includes(name));
  for (const [, fault] of faults) {
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

test('a history that is refused says so, and the box keeps its text', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await sandbox.fault({ method: 'GET', path: '/api/chats', status: 403, account: account.email });
  await signIn(page, account);
  await expect(page.getByText('You do not have access to this.')).toBeVisible();
  await chatOn(page).box.fill('I keep my words.');
  await page.reload();
  await expect(chatOn(page).entries.last()).toBeVisible();
  await expect(chatOn(page).box).toHaveValue('I keep my words.');
});

test('a history that does not come is given up after fifteen seconds', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await page.clock.install();
  const hang = { delayMs: 60_000, status: 500, account: account.email };
  await sandbox.fault({ method: 'GET', path: '/api/chats', ...hang });
  const asked = page.waitForRequest(isCall('GET', '/api/chats'));
  await signIn(page, account);
  await asked;
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', { name: 'Your conversation could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(chatOn(page).entries.last()).toBeVisible();
});
