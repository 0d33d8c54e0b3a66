import { expectNoAxeViolations } from './support/axe';
import { openChat } from './support/chat';
import { follow } from './support/navigate';
import { expect, test } from './support/test';

const headline = { level: 1 } as const;

test('what is not there for a visitor says so, and leads home', async ({ page }) => {
  const main = page.getByRole('main');

  await test.step('the no-access page announces what is coming', async () => {
    await page.goto('/noaccess');
    await expect(page.getByRole('heading', headline)).toHaveText(
      'Be the First to Experience Something Amazing',
    );
    await expect(main).toContainText('coming soon');
    await expectNoAxeViolations(page);
    await main.getByRole('link').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  await test.step('the forbidden page', async () => {
    await follow(page, '/forbidden');
    await expect(page.getByRole('heading', headline)).toHaveText(
      'Sorry! You do not have access to this page.',
    );
    await expectNoAxeViolations(page);
    await main.getByRole('link').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  await test.step('the no-service page, whose Retry leads home when nothing else is known', async () => {
    await page.goto('/noservice');
    await expect(main).toHaveText(
      /Oops! Something went wrong\.\s*We can't connect to the server at the moment\. Please try again later\./,
    );
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const path of ['/chat/42', '/%F0%9F%8C%B1']) {
    await test.step(`the page that does not exist: ${path}`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', headline)).toHaveText(
        'The page you requested is not available.',
      );
      await expect(page).toHaveTitle('Page not found - Hearken');
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
    });
  }
});

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
