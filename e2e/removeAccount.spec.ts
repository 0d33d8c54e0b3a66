import { chatOn, failedCall, isCall } from './support/chat';
import { watchApiCalls } from './support/navigate';
import { chooseProfile, openProfile, profilePath } from './support/profile';
import { expect, test } from './support/test';

test('a removed account is gone: signed out here, no login, no call, nothing kept in the browser', async ({
  page,
  sandbox,
  request,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ chats: 4 });
  const calls = watchApiCalls(page);
  const asked = page.waitForRequest(isCall('GET', profilePath));
  const profile = await openProfile(page, account);
  const token = (await (await asked).allHeaders()).authorization ?? '';
  const callAgain = async () =>
    (await request.get((await asked).url(), { headers: { Authorization: token } })).status();
  expect(await callAgain()).toBe(200);

  await page.getByRole('link', { name: 'Hearken' }).click();
  await chatOn(page).box.fill('Something of mine');
  await chooseProfile(page);
  await profile.name.fill('Half a name');

  await profile.removeButton.click();
  await expect(profile.removePanel).toContainText('It cannot be undone.');
  await profile.removePanel.getByRole('button', { name: 'Cancel' }).click();
  await expect(profile.removeButton).toBeFocused();
  const removals = () => calls.filter((call) => call.startsWith('DELETE'));
  expect(removals()).toEqual([]);

  await test.step('a failed removal says so and leaves the panel open', async () => {
    await sandbox.fault({ method: 'DELETE', path: profilePath, status: 500, account: account.email });
    await profile.removeButton.click();
    await profile.deleteButton.click();
    await expect(profile.toast).toContainText(
      'Sorry, we could not connect to the server. Please try again later.',
    );
    await expect(profile.removePanel).toBeVisible();
  });

  await profile.deleteButton.dblclick();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  const removal = `DELETE ${profilePath}`;
  expect(removals(), 'the failed one and one more').toEqual([removal, removal]);
  expect(await callAgain()).toBe(401);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('Something of mine');
  expect(stored).not.toContain('Half a name');

  await page.goto('/chat');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
