import { expectNoAxeViolations } from './support/axe';
import { signInByForm } from './support/signIn';
import { expect, test } from './support/test';

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
