import type { Page } from '@playwright/test';
import type { Permission } from '../src/api/call';
import { expectedScreens } from '../tests/support/siteMap';
import { openChat } from './support/chat';
import { follow } from './support/navigate';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** The entries of the open Administration menu. */
const administration = (page: Page) =>
  bar(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Administration', exact: true }) })
    .getByRole('listitem');

const developer: Permission[] = ['read:devlog', 'read:cost', 'read:summary', 'edit:session', 'delete:chat'];

test('the Administration menu has what the person may use, in the chat and elsewhere', async ({
  page,
  context,
  sandbox,
}) => {
  await openChat(page, await sandbox.makeAccount({ permissions: developer }));
  await expect(menu(page, 'Feedback')).toBeVisible();

  await test.step('in the chat', async () => {
    await menu(page, 'Administration').click();
    await expect(administration(page)).toHaveText([
      'Dev Log',
      'Cost',
      'Summaries',
      'Close session',
      'Clear chat history',
    ]);
    await page.keyboard.press('Escape');
    await expect(administration(page).first()).toBeHidden();
  });

  for (const [entry, path] of [
    ['Dev Log', '/devlog'],
    ['Cost', '/costs'],
    ['Summaries', '/summaries'],
  ] as const) {
    await test.step(`${entry} opens in a new tab, where the person is signed in`, async () => {
      await menu(page, 'Administration').click();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        bar(page).getByRole('link', { name: entry }).click(),
      ]);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(tab).toHaveURL(path);
      await tab.close();
    });
  }

  await test.step('elsewhere', async () => {
    await expect(page).toHaveURL('/chat');
    await bar(page).getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    await expect(menu(page, 'Administration')).toHaveCount(0);
  });
});

test('the menus of the bar lead to their pages', async ({ page, account }) => {
  const chat = await openChat(page, account);
  const profile = menu(page, 'Profile');
  const entry = bar(page).getByRole('link', { name: 'Edit profile' });
  await expect(menu(page, 'Administration')).toHaveCount(0);

  await test.step('a menu closes on Escape, on a click elsewhere and when the focus leaves it', async () => {
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
  });

  await expect(profile).not.toHaveAttribute('aria-current');
  for (const [name, path] of [
    ['Edit profile', '/profile'],
    ['Questions', '/profile/questions'],
    ['Terms & Conditions', '/profile/termsAndConditions'],
  ] as const) {
    await test.step(`${name}: the menu closes after the choice and is highlighted on its page`, async () => {
      await profile.click();
      await bar(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(entry).toBeHidden();
      await expect(profile).toHaveAttribute('aria-current', /true|page/);
    });
  }

  await test.step('Feedback opens its dialog over whatever page shows', async () => {
    await bar(page).getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    await expect(profile).not.toHaveAttribute('aria-current');
    await menu(page, 'Feedback').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/news');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await bar(page).getByRole('link', { name: 'Hearken' }).click();
  await expect(page).toHaveURL('/chat');
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

/** Those that a person who is through the start-up may open; home leads to the chat. */
const personsScreens = expectedScreens.filter(
  ({ path, needs }) => !needs && !['/', '/startQuestions'].includes(path),
);

test('every page of a person has a title of its own', async ({ page, account }) => {
  await signIn(page, account);
  for (const { path, title } of [...personsScreens, { path: '/nowhere', title: 'Page not found' }]) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveTitle(`${title} - Hearken`);
    });
  }
});
