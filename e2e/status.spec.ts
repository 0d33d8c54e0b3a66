import { expectNoAxeViolations } from './support/axe';
import { openChat } from './support/chat';
import { follow } from './support/navigate';
import { expect, test } from './support/test';

const headline = { level: 1 } as const;

test('the no-access page announces what is coming and offers a way out', async ({ page }) => {
  await page.goto('/noaccess');
  await expect(page.getByRole('heading', headline)).toHaveText(
    'Be the First to Experience Something Amazing',
  );
  await expect(page.getByRole('main')).toContainText('coming soon');
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('the forbidden page says so and links home', async ({ page }) => {
  await page.goto('/forbidden');
  await expect(page.getByRole('heading', headline)).toHaveText('Sorry! You do not have access to this page.');
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('the no-service page says what happened, and its Retry leads home when nothing else is known', async ({
  page,
}) => {
  await page.goto('/noservice');
  await expect(page.getByRole('main')).toHaveText(
    /Oops! Something went wrong\.\s*We can't connect to the server at the moment\. Please try again later\./,
  );
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/nowhere', '/chat/42', '/profile/other', '/admin/nothing', '/%F0%9F%8C%B1']) {
  test(`${path} shows a visitor that there is no such page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', headline)).toHaveText('The page you requested is not available.');
    await expect(page).toHaveTitle('Page not found - Hearken');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
  });
}

test('an app user finds the not-found page inside the navigation, and the way back to the chat', async ({
  page,
  account,
}) => {
  const chat = await openChat(page, account);
  await follow(page, '/nowhere');
  await expect(page.getByRole('heading', headline)).toHaveText('The page you requested is not available.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to the chat' }).click();
  await expect(chat.box).toBeVisible();
});
