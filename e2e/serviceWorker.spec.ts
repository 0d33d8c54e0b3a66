import { chatOn, failedCall, openChat } from './support/chat';
import { keptPaths, untilKept } from './support/keeping';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('a second visit takes the application from the browser, which says so where there is no network', async ({
  page,
  account,
  allowConsole,
}) => {
  await openChat(page, account);
  await untilKept(page);

  const fromHost: string[] = [];
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    (response.fromServiceWorker() ? fromWorker : fromHost).push(response.url());
  });
  await page.goto('/chat?from=mail');
  await expect(chatOn(page).entries.last()).toBeVisible();
  const { origin } = new URL(page.url());
  expect(fromWorker.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  expect(fromHost.filter((address) => address.startsWith(`${origin}/`))).toEqual([]);
  expect(fromWorker.length).toBeGreaterThan(3);

  const { visits = [], ...releases } = await keptPaths(page);
  expect(Object.keys(releases)).toHaveLength(1);
  expect(visits).toEqual([expect.stringMatching(/^\/release-\w+\/[\w-]+$/)]);
  const kept = Object.values(releases).flat();
  expect(kept.filter((each) => !each.startsWith('/assets/') && /[?]|\/\w+$/.test(each))).toEqual([]);

  allowConsole(...failedCall, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.goto('/unsubscribe?key=abc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
  // It asks again by itself.
  await page.context().setOffline(false);
  await expect(chatOn(page).entries.last()).toBeVisible();
});
