import { callsTo, failedCall } from './support/chat';
import { openProfile, profilePath } from './support/profile';
import { logIn } from './support/signIn';
import { expect, test } from './support/test';

const path = `${profilePath}/setPassword`;
const newPassword = 'Quiet-Harbour-7';

test('a new password works, the old one no longer does, and one is logged out in between', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const profile = await openProfile(page, account);
  const resets = () => callsTo(sandbox, account, 'POST', path);
  await profile.resetButton.click();
  await expect(profile.resetPanel).toBeFocused();
  await expect(profile.resetButton).toBeDisabled();

  await profile.newPassword.fill('Abcdefgh1');
  await expect(page.getByText('Password must be longer than 10 characters')).toBeVisible();
  await expect(page.getByText('Weak')).toBeVisible();
  await profile.newPassword.fill(newPassword);
  await expect(page.getByText('Password must be longer than 10 characters')).toBeHidden();
  await expect(page.getByText('Excellent')).toBeVisible();
  await expect(profile.resetButton).toBeDisabled();
  await profile.confirmation.fill('Quiet-Harbour-8');
  await profile.confirmation.blur();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await expect(profile.resetButton).toBeDisabled();
  await profile.confirmation.fill(newPassword);
  await expect(profile.resetButton).toBeEnabled();
  expect(await resets()).toEqual([]);

  await test.step('a failed reset keeps what is typed, in no storage', async () => {
    await sandbox.fault({ method: 'POST', path, status: 500, account: account.email });
    await profile.confirmation.press('Enter');
    await expect(profile.toast).toContainText(
      'Sorry, we could not connect to the server. Please try again later.',
    );
    await expect(profile.newPassword).toHaveValue(newPassword);
    await expect(profile.confirmation).toHaveValue(newPassword);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain(newPassword);
  });

  await test.step('it is asked about before it is left, and Cancel forgets it', async () => {
    await page.getByRole('link', { name: 'News' }).click();
    await profile.leaveQuestion.getByRole('button', { name: 'Stay' }).click();
    await profile.resetPanel.getByRole('button', { name: 'Cancel' }).click();
    await expect(profile.resetButton).toBeFocused();
    await profile.resetButton.click();
    await expect(profile.newPassword).toHaveValue('');
  });

  await test.step('the reset logs out, and happens once', async () => {
    await profile.newPassword.fill(newPassword);
    await profile.confirmation.fill(newPassword);
    await profile.resetButton.dblclick();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your password is changed. Please log in.')).toBeVisible();
    expect(await resets(), 'the failed one and one more').toHaveLength(2);
  });

  await test.step('the old password no longer works, the new one does', async () => {
    await page.goto('/chat');
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await logIn(page, { email: account.email, password: newPassword });
    await expect(page).toHaveURL('/chat');
  });
});
