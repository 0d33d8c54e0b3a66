import type { Page } from '@playwright/test';
import { answer } from './support/answers';
import type { Account, SandboxDoors } from './support/sandbox';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

/** Opens the news for somebody who has read none yet; the wizard, which would come first, is told that all is done. */
async function openUnreadNews(page: Page, account: Account) {
  await answer(page, 'GET', '/api/users/current/status', {
    status: 200,
    body: {
      allOk: true,
      introVideoOk: true,
      ageVerificationOk: true,
      termsAndConditionsOk: true,
      userQuestionaireStatusOk: true,
      profileOk: true,
      newsOk: true,
      scoreOk: true,
    },
  });
  await signIn(page, account, '/news');
  return newsOn(page);
}

const newsOn = (page: Page) => ({
  place: page.getByRole('status').filter({ hasText: /\d+ of \d+/ }),
  title: page.getByRole('article').getByRole('heading', { level: 2 }).first(),
  previous: page.getByRole('button', { name: 'Previous' }),
  next: page.getByRole('button', { name: 'Next' }),
});

/** The ids of the items that were marked as read, in this order. */
async function marks(sandbox: SandboxDoors, { email }: Account): Promise<string[]> {
  const calls = await sandbox.calls(email);
  return calls.flatMap(({ method, path }) =>
    method === 'POST' ? (path.match(/^\/api\/users\/current\/news\/(\d+)\/read$/)?.slice(1) ?? []) : [],
  );
}

test('each item is marked as read when it is first opened, and never again, not even after a reload', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ start: 'todo' });
  const news = await openUnreadNews(page, account);
  await expect(news.place).toContainText('1 of 12');
  await expect.poll(() => marks(sandbox, account)).toHaveLength(1);
  await news.next.click();
  await expect(news.place).toContainText('2 of 12');
  await expect.poll(() => marks(sandbox, account)).toHaveLength(2);
  await news.previous.click();
  await expect(news.place).toContainText('1 of 12');

  await page.reload();
  await expect(news.place).toContainText('1 of 12');
  await news.next.click();
  await expect(news.place).toContainText('2 of 12');
  await news.next.click();
  await expect(news.place).toContainText('3 of 12');
  await expect.poll(() => marks(sandbox, account)).toHaveLength(3);
  expect(new Set(await marks(sandbox, account)).size).toBe(3);
});

test('the pager leads through all news, with the mouse and with the arrow keys', async ({
  page,
  account,
}) => {
  await signIn(page, account, '/news');
  const news = newsOn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/by [A-Z]\w+ \w+, /);
  await expect(page.getByRole('article').getByRole('img')).toBeVisible();
  await expect(news.previous).toBeDisabled();
  const newest = (await news.title.textContent()) ?? '';

  await news.next.focus();
  for (let n = 2; n <= 12; n += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(news.place).toContainText(`${n} of 12`);
  }
  await expect(news.next).toBeDisabled();
  await expect(news.next).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(news.place).toContainText('12 of 12');
  await news.previous.click();
  await expect(news.place).toContainText('11 of 12');
  await expect(news.title).not.toHaveText(newest);

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/chat');
});
