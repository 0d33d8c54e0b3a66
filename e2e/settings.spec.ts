import { failedCall } from './support/chat';
import { day, deleteVersions, settingsOn } from './support/settingsScreen';
import { logIn } from './support/signIn';
import { newWord } from './support/staff';
import { openWithApi } from './support/staffApi';
import { expect, test } from './support/test';

const video = 'Intro video';
const idleHours = 'Idle hours until a session ends';

test('what is typed of a setting is not lost to a refusal, a colleague, a reload or an expired session', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:settings'] });
  const ask = await openWithApi(page, account, '/admin/settings');
  const settings = settingsOn(page);
  const [spring, summer, autumn] = ['spring', 'summer', 'autumn'].map(
    (season) => `/media/${newWord(season)}.webm`,
  ) as [string, string, string];

  await test.step('a number has to be whole and within its range, and the field says so', async () => {
    await settings.view(idleHours);
    await settings.press('New Version');
    await settings.press('Save');
    await expect(settings.value).toHaveAccessibleDescription(/^Please provide a setting value\./);
    await expect(page.getByRole('link', { name: 'Date is invalid.' })).toBeVisible();
    await settings.fill('1.5', day(0));
    await settings.press('Save');
    await expect(settings.value).toHaveAccessibleDescription(/^Please provide a whole number, in digits\./);
    await expect(settings.value).toBeFocused();
    await settings.value.fill('0');
    await expect(settings.value).toHaveAccessibleDescription(
      /^Please provide a whole number from 1 to 8,760\./,
    );
    await settings.press('Back');
    await expect(settings.row(idleHours)).toContainText('6');
  });

  await test.step('a version that a colleague has deleted meanwhile can be saved as a new one', async () => {
    await settings.view(video);
    await settings.add(spring, day(30));
    await settings.edit(settings.version(spring));
    await settings.value.fill(summer);
    await deleteVersions(ask, video, spring);
    await settings.press('Save');
    await expect(page.getByText(/^This version has been deleted meanwhile/)).toBeVisible();
    await expect(settings.value).toHaveValue(summer);
    await settings.press('Save');
    await expect(settings.version(summer)).toContainText('Pending');
  });

  await test.step('it survives a reload', async () => {
    await settings.press('New Version');
    await settings.fill(autumn, day(9));
    page.once('dialog', (leaving) => leaving.accept());
    await page.reload();
    await expect(settings.value).toHaveValue(autumn);
    await expect(page.getByLabel('Active from')).toHaveValue(day(9));
  });

  await test.step('it survives an expired session, until it is saved', async () => {
    await sandbox.expireTokens(account.email);
    await page.context().clearCookies({ name: /_session/ });
    await settings.press('Save');
    await logIn(page, account);
    await expect(settings.value).toHaveValue(autumn);
    await settings.press('Save');
    await expect(settings.version(autumn)).toContainText('Pending');
  });

  await test.step('what is to come can be deleted', async () => {
    for (const value of [autumn, summer]) {
      await settings.edit(settings.version(value));
      await settings.delete(/It cannot be undone\./);
      await expect(settings.version(value)).toHaveCount(0);
    }
  });
});
