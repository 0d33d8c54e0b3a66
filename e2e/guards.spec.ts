import { expectedScreens } from '../tests/support/siteMap';
import { follow, watchApiCalls } from './support/navigate';
import { isAuthorize } from './support/provider';
import { openSession, signIn } from './support/signIn';
import { expect, test } from './support/test';

/** What staff and developer pages need; every one of them needs a login as well. */
const staffPages = expectedScreens.filter(({ needs }) => needs);

test('whoever is signed out is sent from each of these pages to the login, which leads back there', async ({
  page,
}) => {
  const calls = watchApiCalls(page);
  const login = { contentType: 'text/html', body: '<h1>The login</h1>' };
  await page.route(isAuthorize, (route) => route.fulfill(login));

  for (const path of ['/chat', '/news?page=2#end', '/costs', '/admin', '/admin/jobs']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'The login' })).toBeVisible();
      const pending = (await page.context().cookies()).find(({ name }) => name.startsWith('a0.spajs.txs'));
      expect(JSON.parse(decodeURIComponent(pending?.value ?? '{}'))).toMatchObject({
        appState: { returnTo: path },
      });
    });
  }
  expect(calls).toEqual([]);
});

test('nothing of a page shows while the sign-in is checked', async ({ page, account, sandbox }) => {
  await openSession(page, account);
  await sandbox.fault({ method: 'GET', path: '/authorize', delayMs: 1_500, account: account.email });
  await page.goto('/chat');
  await expect(page.getByRole('status')).toHaveText('Checking who you are');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('whoever is no app user comes from the signed-in area to the no-access page', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ roles: ['Tester'], start: 'todo' });
  await signIn(page, account, '/profile');
  await expect(page).toHaveURL('/noaccess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Be the First to Experience Something Amazing',
  );
  for (const path of ['/chat', '/news']) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveURL('/noaccess');
    });
  }
  expect(await sandbox.calls(account.email)).toEqual([]);

  await page.goto('/startQuestions');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page).toHaveURL('/startQuestions');
});

test('whoever lacks the last permission of a page is refused it, and nothing of it is asked for', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: ['read:chatstat', 'edit:users', 'edit:terms'] });
  await signIn(page, account, '/admin/users');
  await expect(page).toHaveURL('/forbidden');
  for (const path of ['/admin', ...staffPages.map((each) => each.path)]) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveURL('/forbidden');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sorry! You do not have access to this page.',
      );
    });
  }
  expect(await sandbox.calls(account.email)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/chat');
});

test('staff pages open with their permissions, without the role of an app user', async ({
  page,
  sandbox,
}) => {
  const permissions = [...new Set(staffPages.flatMap(({ needs = [] }) => needs))];
  const account = await sandbox.makeAccount({ roles: [], permissions });
  await signIn(page, account, '/admin');
  await expect(page).toHaveURL('/admin/prompts');
  for (const { path, title } of staffPages.filter((each) => !/\/\d+$/.test(each.path))) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveTitle(`${title} - Hearken`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }
});
