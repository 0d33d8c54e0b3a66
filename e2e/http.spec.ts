import type { Page } from '@playwright/test';
import { callsTo, failedCall, isCall, openChat } from './support/chat';
import { follow } from './support/navigate';
import type { Account, Fault } from './support/sandbox';
import { openSession, signIn } from './support/signIn';
import { expect, test } from './support/test';

const statusPath = '/api/users/current/status';
const isStatus = ({ pathname }: URL) => pathname === statusPath;
const statusFault = (account: Account, answer: Partial<Fault>): Fault => ({
  method: 'GET',
  path: statusPath,
  account: account.email,
  ...answer,
});

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
const failedLook = (page: Page) => page.getByRole('heading', { name: 'We could not open your space' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

async function expectDefaultToast(page: Page) {
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText(
    'Sorry, we could not connect to the server. Please try again later.',
  );
}

test('calls go to the API host as JSON, each with the bearer token', async ({ page, account }) => {
  const sent: { from: string; auth: string; type: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const headers = request.headers();
    const [auth = '', type] = [headers.authorization, headers['content-type']];
    sent.push({ from: origin, auth, type, body: request.postData() });
  });
  const chat = await openChat(page, account);
  const posted = page.waitForRequest(isCall('POST', '/api/chats'));
  await chat.say('Hello');
  await posted;

  expect(new Set(sent.map(({ from }) => from)).size).toBe(1);
  expect(sent.filter(({ auth }) => !/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(auth))).toEqual([]);
  const [withBody, ...others] = sent.filter(({ body }) => body !== null);
  expect(others).toEqual([]);
  expect(withBody).toMatchObject({ type: 'application/json', body: '{"input":"Hello"}' });
  expect(sent.filter(({ body, type }) => body === null && type !== undefined)).toEqual([]);
});

const answers: [what: string, answer: Partial<Fault>][] = [
  ['an error', { status: 500, body: { message: 'Boom' } }],
  ['an error page', { status: 503, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }],
  ['a token refused twice', { status: 401, times: 2 }],
  ['too many requests', { status: 429, body: { message: 'Slow down.' } }],
  ['a page in place of JSON', { status: 200, body: '<!doctype html><p>Hi</p>', contentType: 'text/html' }],
  ['broken JSON', { status: 200, body: '{"allOk":' }],
  ['JSON of another shape', { status: 200, body: { everything: 'fine' } }],
  ['nothing', { status: 200 }],
];

test('whatever is wrong with an answer gives one toast and a failed look, and Retry asks again', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  for (const [, answer] of answers) await sandbox.fault(statusFault(account, answer));
  await openSession(page, account);
  const asked: number[] = [];
  for (const [index, [what, { status = 0, times = 1 }]] of answers.entries()) {
    await test.step(what, async () => {
      const received = page.waitForResponse((response) => isCall('GET', statusPath)(response.request()));
      await (index === 0 ? page.goto('/chat') : retry(page).click());
      expect((await received).status()).toBe(status);
      await expect(failedLook(page)).toBeVisible();
      await expectDefaultToast(page);
      await expect(page).toHaveURL('/chat');
      await expect(page.getByText(/Boom|Bad gateway|doctype|allOk|everything/)).toHaveCount(0);
      asked.push(...Array<number>(times).fill(status));
      await expect
        .poll(async () => (await callsTo(sandbox, account, 'GET', statusPath)).map((call) => call.status))
        .toEqual(asked);
    });
  }
  await retry(page).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('a refused read says that there is no access, without a Retry; the way out stays', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await sandbox.fault(statusFault(account, { status: 403 }));
  await signIn(page, account);
  await expect(page.getByRole('main')).toContainText('You do not have access to this.');
  await expect(toast(page), 'nothing says that it could not connect').toHaveCount(0);
  await expect(retry(page)).toHaveCount(0);
  await expect(page).toHaveURL('/chat');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a broken connection leads to the no-service page with the toast, and Retry back to the place', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  // Broken in the browser: one that a fault of the sandbox drops may be tried again by the browser itself.
  await page.route(isStatus, (route) => route.abort('connectionreset'));
  await signIn(page, account, '/news?x=1#y');
  await expect(page).toHaveURL('/noservice');
  await expectDefaultToast(page);
  await expect(page.getByRole('main')).toContainText("We can't connect to the server at the moment.");

  await page.unroute(isStatus);
  await retry(page).click();
  await expect(page).toHaveURL('/news?x=1#y');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('a browser without a network shows the failure at once', async ({
  page,
  account,
  context,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await openChat(page, account);
  await follow(page, '/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  // What the page is still loading would fail as well: the text shows when all of it is there.
  await expect(page.getByRole('article').locator('div').first()).not.toBeEmpty();
  await context.setOffline(true);
  await follow(page, '/chat');
  await expect(page).toHaveURL('/noservice');
  await expectDefaultToast(page);

  await context.setOffline(false);
  await retry(page).click();
  await expect(page).toHaveURL('/chat');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('a server that hangs is given up after 15 seconds, and is not taken for unreachable', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await page.clock.install();
  await sandbox.fault(statusFault(account, { delayMs: 60_000 }));
  const asked = page.waitForRequest((request) => request.url().endsWith(statusPath));
  await signIn(page, account);
  await asked;
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Still working…')).toBeVisible();
  await expect(failedLook(page)).toBeHidden();
  await page.clock.fastForward(5_000);
  await expect(failedLook(page)).toBeVisible();
  await expectDefaultToast(page);
  await expect(page).toHaveURL('/chat');
  await page.clock.fastForward(5_000);
  await expect(toast(page), 'it goes by itself').toHaveCount(0);
  await expect(failedLook(page)).toBeVisible();
  await retry(page).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});
