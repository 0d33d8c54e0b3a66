import { expectNoAxeViolations } from './support/axe';
import { signInByForm } from './support/signIn';
import { expect, test } from './support/test';

test('the home page opens and can be used by everyone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('somebody signs in, writes, is answered, and finds the conversation again', async ({
  page,
  account,
}) => {
  await signInByForm(page, account);
  const conversation = page.getByRole('log', { name: 'Conversation' });
  const entries = conversation.getByRole('article');

  await page.getByRole('textbox', { name: 'Message' }).fill('I had a long week.');
  await page.keyboard.press('Enter');
  await expect(entries.filter({ hasText: 'I had a long week.' })).toBeVisible();
  await expect(entries.last()).toHaveAccessibleName('Assistant');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  const said = await entries.allTextContents();

  await page.reload();
  await expect(entries).toHaveText(said);
  await expectNoAxeViolations(page);
});

test('the site has production headers, and no page in place of a missing file', async ({ page, request }) => {
  const response = await page.goto('/signup');
  expect(response?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
});
