import type { Page } from '@playwright/test';
import { type DemoAccount, demoAccounts } from '../sandbox/demoAccounts';
import { openChat } from './support/chat';
import { follow } from './support/navigate';
import type { Account, SandboxDoors } from './support/sandbox';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** The entries of the Administration menu, or null where there is none. */
async function administration(page: Page): Promise<string[] | null> {
  const toggle = menu(page, 'Administration');
  await expect(menu(page, 'Profile')).toBeVisible();
  if (!(await toggle.isVisible())) return null;
  await toggle.click();
  const entries = bar(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Administration', exact: true }) })
    .getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const names = await entries.allTextContents();
  await page.keyboard.press('Escape');
  await expect(entries.first()).toBeHidden();
  return names;
}

/** An account like one of the demonstration's, so that tests don't share it. */
function makeLike(sandbox: SandboxDoors, email: string): Promise<Account> {
  const person = demoAccounts.find((each) => each.email === email) as DemoAccount;
  const { name, roles, permissions, record } = person;
  return sandbox.makeAccount({
    name,
    roles,
    permissions,
    start: record === 'todo' ? 'todo' : 'done',
    chats: record === 'month' ? 40 : 0,
  });
}

const developerEntries = ['Dev Log', 'Cost', 'Summaries', 'Close session', 'Clear chat history'];
const everyEntry = ['Dev Log', 'Cost', 'Summaries', 'Administration', 'Close session', 'Clear chat history'];

const seen: [email: string, inChat: string[] | null, elsewhere: string[] | null][] = [
  ['user@example.com', null, null],
  ['limited@example.com', ['Administration'], ['Administration']],
  ['developer@example.com', developerEntries, null],
  ['staff@example.com', everyEntry, ['Administration']],
];

for (const [email, inChat, elsewhere] of seen) {
  test(`somebody like ${email} finds in the navigation what they may use`, async ({ page, sandbox }) => {
    await openChat(page, await makeLike(sandbox, email));
    await expect(bar(page).getByRole('button', { name: 'Feedback' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'News' })).toBeVisible();
    expect(await administration(page)).toEqual(inChat);
    await bar(page).getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    expect(await administration(page)).toEqual(elsewhere);
  });
}

test('somebody like new@example.com is sent to the start-up pages, with Log out in reach', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await makeLike(sandbox, 'new@example.com'));
  await expect(page).toHaveURL('/startQuestions');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('somebody like noaccess@example.com is told that the door opens later', async ({ page, sandbox }) => {
  await signIn(page, await makeLike(sandbox, 'noaccess@example.com'));
  await expect(page).toHaveURL('/noaccess');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('Dev Log, Cost and Summaries open in a new tab, where the person is signed in', async ({
  page,
  context,
  sandbox,
}) => {
  await openChat(page, await makeLike(sandbox, 'developer@example.com'));
  for (const [entry, path] of [
    ['Dev Log', '/devlog'],
    ['Cost', '/costs'],
    ['Summaries', '/summaries'],
  ] as const) {
    await test.step(entry, async () => {
      await menu(page, 'Administration').click();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        bar(page).getByRole('link', { name: entry }).click(),
      ]);
      await expect(tab).toHaveURL(path);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(tab).toHaveURL(path);
      await tab.close();
    });
  }
  await expect(page).toHaveURL('/chat');
});

test('a menu closes after a choice, on Escape, on a click elsewhere and when the focus leaves it', async ({
  page,
  account,
}) => {
  const chat = await openChat(page, account);
  const profile = menu(page, 'Profile');
  const entry = bar(page).getByRole('link', { name: 'Edit profile' });

  await profile.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(profile).toBeFocused();

  await profile.click();
  await expect(entry).toBeVisible();
  await chat.box.click();
  await expect(entry).toBeHidden();

  await profile.click();
  await expect(entry).toBeVisible();
  await chat.box.focus();
  await expect(entry).toBeHidden();

  await profile.click();
  await entry.click();
  await expect(page).toHaveURL('/profile');
  await expect(entry).toBeHidden();
});

test('the Profile menu leads to its pages and is highlighted on each of them', async ({ page, account }) => {
  await openChat(page, account);
  const profile = menu(page, 'Profile');
  await expect(profile).not.toHaveAttribute('aria-current');
  for (const [entry, path] of [
    ['Edit profile', '/profile'],
    ['Questions', '/profile/questions'],
    ['Terms & Conditions', '/profile/termsAndConditions'],
  ] as const) {
    await test.step(entry, async () => {
      await profile.click();
      await bar(page).getByRole('link', { name: entry }).click();
      await expect(page).toHaveURL(path);
      await expect(profile).toHaveAttribute('aria-current', /true|page/);
    });
  }
  await bar(page).getByRole('link', { name: 'News' }).click();
  await expect(profile).not.toHaveAttribute('aria-current');
  await bar(page).getByRole('link', { name: 'Hearken' }).click();
  await expect(page).toHaveURL('/chat');
});

test('Feedback opens its dialog over whatever page shows', async ({ page, account }) => {
  await signIn(page, account, '/news');
  await bar(page).getByRole('button', { name: 'Feedback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/news');
});

test('on a phone the navigation hides behind a Menu button and goes again after a choice', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await openChat(page, account);
  const news = bar(page).getByRole('link', { name: 'News' });
  const toggle = bar(page).getByRole('button', { name: 'Menu' });
  await expect(news).toBeHidden();
  await toggle.click();
  await news.click();
  await expect(page).toHaveURL('/news');
  await expect(news).toBeHidden();

  await toggle.click();
  await menu(page, 'Profile').click();
  await bar(page).getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL('/profile/questions');
  await expect(news).toBeHidden();
});

const titles: Record<string, string> = {
  '/chat': 'Chat',
  '/news': 'News',
  '/profile': 'Edit your profile',
  '/profile/questions': 'Questions',
  '/profile/termsAndConditions': 'Accepted Terms & Conditions',
  '/noaccess': 'Be the First to Experience Something Amazing',
  '/forbidden': 'No access to this page',
  '/noservice': 'No connection',
  '/signup': 'Sign up',
  '/unsubscribe': 'Unsubscribe',
  '/activate': 'Create your account',
  '/nowhere': 'Page not found',
};

test('every page of a person has a title of its own', async ({ page, sandbox, newContext }) => {
  // Only somebody who has the start-up ahead stays there.
  const stranger = await (await newContext()).newPage();
  await signIn(stranger, await sandbox.makeAccount({ start: 'todo' }));
  await expect(stranger).toHaveTitle('Welcome - Hearken');

  await signIn(page, await sandbox.makeAccount());
  for (const [path, title] of Object.entries(titles)) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveTitle(`${title} - Hearken`);
    });
  }
});

test('a page that cannot load the start-up status says so inside the frame, where Log out works', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/, / failed: /);
  await sandbox.fault({
    method: 'GET',
    path: '/api/users/current/status',
    status: 500,
    account: account.email,
  });
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'We could not open your space' })).toBeVisible();
  await expect(page).toHaveURL('/chat');
  await menu(page, 'Profile').click();
  await bar(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
