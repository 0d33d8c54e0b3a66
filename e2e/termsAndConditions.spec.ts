import { signIn } from './support/signIn';
import { expect, test } from './support/test';

test('the versions that the account has signed are listed and can be read', async ({ page, sandbox }) => {
  await signIn(page, { email: 'user@example.com', sandbox: sandbox.address }, '/profile/termsAndConditions');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();

  const versions = page.getByRole('region', { name: 'Signed versions' }).getByRole('button');
  const text = page.getByRole('region', { name: /^The version signed/ });
  const age = page.getByRole('region', { name: 'Age verification' });
  for (const look of ['on arrival', 'after a reload']) {
    await test.step(look, async () => {
      await expect(versions).toHaveCount(2);
      await expect(versions.first()).toContainText('Active');
      await expect(versions.first()).toHaveAttribute('aria-pressed', 'true');
      await expect(versions.last()).not.toContainText('Active');
      for (const version of await versions.all()) await expect(version).toContainText('from 203.0.113.7');
      await expect(text).toContainText('after 3 months instead of 6');
      await expect(age).toContainText('203.0.113.7');
      await expect(age).toContainText('I confirm that I am 13 or above.');

      await versions.last().press('Enter');
      await expect(versions.last()).toHaveAttribute('aria-pressed', 'true');
      await expect(text).toContainText('after 6 months instead of 12');
      if (look === 'on arrival') await page.reload();
    });
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/chat');
});
