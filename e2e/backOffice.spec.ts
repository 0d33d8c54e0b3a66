import type { Page } from '@playwright/test';
import type { Permission } from '../src/api/call';
import { expectNoAxeViolations } from './support/axe';
import { failedCall, openChat } from './support/chat';
import { tabTo } from './support/keyboard';
import { follow } from './support/navigate';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const everything: Permission[] = [
  'read:admin',
  'edit:prompts',
  'edit:modules',
  'edit:users',
  'edit:prospects',
  'edit:terms',
  'edit:userQuestionaire',
  'edit:scheduledTasks',
  'edit:settings',
  'read:sharedData',
  'edit:feedback',
];

/** The groups with their entries, and where each leads. */
const groups = {
  'Chat Config': { Prompts: '/admin/prompts', Modules: '/admin/modules' },
  Users: {
    Users: '/admin/users',
    Prospects: '/admin/prospects',
    'Signup sources': '/admin/signupsources',
  },
  Content: {
    'Terms & Conditions': '/admin/terms',
    Questionaires: '/admin/questions',
    News: '/admin/news',
  },
  System: { 'Scheduled Jobs': '/admin/jobs', Settings: '/admin/settings' },
  'User data': { 'Shared data': '/admin/sharedData', Feedback: '/admin/feedback' },
} as const;

const barOn = (page: Page) => {
  const bar = page.getByRole('navigation', { name: 'Back-office' });
  return {
    group: (name: string) => bar.getByRole('button', { name, exact: true }),
    entries: bar.getByRole('listitem').getByRole('link').filter({ visible: true }),
    logOut: bar.getByRole('button', { name: 'Log out' }),
    unfold: bar.getByRole('button', { name: 'Menu' }),
    bar,
  };
};

test('the bar leads to every screen, one menu at a time, and marks the group of the page', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: everything });
  await signIn(page, account, '/admin');
  await expect(page, 'the back-office begins with the prompts').toHaveURL('/admin/prompts');
  const { group, entries, bar } = barOn(page);
  await expect(bar.getByRole('button')).toHaveText([...Object.keys(groups), 'Log out']);
  // A page takes the focus when it comes, and a menu that is open by then closes.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Prompts');

  for (const [name, links] of Object.entries(groups)) {
    await test.step(name, async () => {
      for (const [entry, path] of Object.entries(links)) {
        await group(name).click();
        await expect(entries).toHaveText(Object.keys(links));
        await entries.filter({ hasText: new RegExp(`^${entry}$`) }).click();
        await expect(page).toHaveURL(new RegExp(`${path}(/|$)`));
        await expect(bar.locator('button[aria-current]')).toHaveText([name]);
        await expect(heading).toHaveText(new RegExp(`^${entry}$`, 'i'));
        await expect(entries, 'the menu closes with the choice').toHaveCount(0);
      }
    });
  }

  await group('Users').click();
  await group('System').click();
  await expect(entries, 'the other menu has closed').toHaveText(Object.keys(groups.System));
});

test('Log out leaves for the site', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount({ permissions: ['read:admin'] }), '/admin/news');
  await barOn(page).logOut.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goto('/admin/news');
  await expect(page.getByLabel('Password'), 'the session has ended').toBeVisible();
});

test('without permissions for its screens the back-office has two entries, and says so elsewhere', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin'] });
  await signIn(page, account, '/admin/news');
  const { group, entries, bar } = barOn(page);
  await expect(bar.getByRole('button')).toHaveText(['Users', 'Content', 'Log out']);
  await group('Users').click();
  await expect(entries).toHaveText(['Signup sources']);
  await group('Content').click();
  await expect(entries).toHaveText(['News']);

  for (const path of [
    groups['Chat Config'].Prompts,
    groups['Chat Config'].Modules,
    groups.Users.Prospects,
    groups.Content.Questionaires,
    groups.System.Settings,
    groups['User data']['Shared data'],
  ]) {
    await test.step(path, async () => {
      await follow(page, path);
      const notice = page.getByRole('heading', { name: 'Sorry! You do not have access to this page.' });
      await expect(notice).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(bar).toBeVisible();
    });
  }
  const refused = (await sandbox.calls(account.email)).filter(({ status }) => status === 403);
  expect(refused, 'nothing was asked for in vain').toEqual([]);
});

test('each entry appears with its own permission only', async ({ page, sandbox }) => {
  const permissions: Permission[] = ['read:admin', 'edit:modules', 'edit:terms', 'read:sharedData'];
  await signIn(page, await sandbox.makeAccount({ permissions }), '/admin/modules');
  const { group, entries } = barOn(page);
  for (const [name, names] of [
    ['Chat Config', ['Modules']],
    ['Users', ['Signup sources']],
    ['Content', ['Terms & Conditions', 'News']],
    ['User data', ['Shared data']],
  ] as const) {
    await group(name).click();
    await expect(entries).toHaveText([...names]);
  }
  await expect(group('System')).toHaveCount(0);
});

test('who has no permission gets no byte of the back-office and makes none of its calls', async ({
  page,
  account,
  sandbox,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  await openChat(page, account);
  for (const path of ['/news', '/profile', '/profile/questions', '/profile/termsAndConditions']) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of [...Object.values(groups).flatMap((links) => Object.values<string>(links)), '/admin']) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveURL('/forbidden');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sorry! You do not have access to this page.',
      );
    });
  }

  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    expect(/\/api\/admin\//i.test(text), `${script} knows calls of staff`).toBe(false);
  }
  const calls = (await sandbox.calls(account.email)).map(({ path }) => path);
  expect(calls.filter((path) => /^\/api\/(admin|stats)\//i.test(path))).toEqual([]);
});

test('the keyboard alone walks through the menus', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount({ permissions: everything }), '/admin/signupsources');
  const { group, entries } = barOn(page);
  await tabTo(page, group('Content'));
  await page.keyboard.press('ArrowDown');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(group('Content')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
});

test('on a phone the bar folds, and folds again after a choice', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page, await sandbox.makeAccount({ permissions: everything }), '/admin/signupsources');
  const { group, unfold, entries } = barOn(page);
  await expect(group('Content')).toBeHidden();
  await unfold.click();
  await group('Content').click();
  await expectNoAxeViolations(page);
  await entries.filter({ hasText: 'News' }).click();
  await expect(page).toHaveURL('/admin/news');
  await expect(group('Content')).toBeHidden();
});

test('without a connection a staff screen leads to the no-service page, and back', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:modules'] });
  await signIn(page, account, '/admin/signupsources');
  await sandbox.fault({ method: 'GET', path: '/api/admin/modules', drop: true, account: account.email });
  const { group, entries } = barOn(page);
  await group('Chat Config').click();
  await entries.first().click();
  await expect(page).toHaveURL('/noservice');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/admin/modules');
  await expect(page.getByRole('table', { name: 'Modules' })).toBeVisible();
});
