import { expect, test } from '../support/apart';
import { day, dayMs, deleteVersions, settingOf, settingsOn, settingsPath } from '../support/settingsScreen';
import { signIn } from '../support/signIn';
import { twice } from '../support/staff';
import { openWithApi } from '../support/staffApi';
import { notTakenYet, wizardOn } from '../support/startUp';

const staff = { name: 'Ada Holm', permissions: ['read:admin' as const, 'edit:settings' as const] };
const video = 'Intro video';
const usualVideo = '/media/intro.webm';
const otherVideo = '/media/intro.webm?take=2';
const idleHours = 'Idle hours until a session ends';
const reminded = 'Messages the assistant is reminded of';
const warning = /^Delete this version\?Deleting versions so no setting is active might cause errors/;

test('a value holds from its day on, in the start-up of whoever comes next', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
  setBack,
}) => {
  const ask = await openWithApi(page, await sandbox.makeAccount(staff), '/admin/settings');
  const settings = settingsOn(page);
  const other = await (await newContext()).newPage();
  allowConsole(notTakenYet);
  setBack(() => deleteVersions(ask, video, otherVideo));

  await test.step('from today on', async () => {
    await settings.view(video);
    await settings.add(otherVideo, day(0));
    await expect(settings.version(otherVideo)).toContainText(/Ada HolmActive/);
    await expect(settings.version(usualVideo)).toContainText('Expired');
    await expect(settings.row(video)).toContainText(otherVideo);
    await signIn(other, await sandbox.makeAccount({ start: 'todo' }));
    await wizardOn(other).goOn('Video introduction');
    await expect(other.locator('video')).toHaveAttribute('src', /intro\.webm\?take=2$/);
  });

  await test.step('from a day to come on', async () => {
    await settings.edit(settings.version(otherVideo));
    await settings.fill(otherVideo, day(3));
    await settings.press('Save');
    await twice(page, async () => {
      await expect(settings.version(otherVideo)).toContainText('Pending');
      await expect(settings.version(usualVideo)).toContainText('Active');
    });
    await other.reload();
    await expect(other.locator('video')).toHaveAttribute('src', /intro\.webm$/);
  });

  await test.step('no more', async () => {
    await settings.edit(settings.version(otherVideo));
    await settings.delete(/It cannot be undone\./);
    await expect(settings.version(usualVideo)).toBeVisible();
    await expect(settings.version(otherVideo)).toHaveCount(0);
  });
});

test('a value comes with its day, and the deletion of the last one warns and leaves n/a', async ({
  page,
  sandbox,
  setBack,
}) => {
  const ask = await openWithApi(page, await sandbox.makeAccount(staff), '/admin/settings');
  const settings = settingsOn(page);
  const { id: settingId, versions } = await settingOf(ask, idleHours);
  setBack(async () => {
    for (const { value } of versions) await deleteVersions(ask, idleHours, value);
    for (const { value, activeSinse } of versions.toReversed())
      await ask('POST', settingsPath, { settingId, value, activeSinse });
  });

  await test.step('the deletion of the last active value warns, and leaves n/a', async () => {
    await settings.view(idleHours);
    await settings.edit(settings.version('2'));
    await settings.delete(/It cannot be undone\./);
    await settings.edit(settings.version('6'));
    await settings.press('Delete');
    await expect(settings.dialog).toContainText(warning);
    await settings.dialog.getByRole('button', { name: 'Cancel' }).click();
    await settings.delete(warning);
    await twice(page, async () => {
      await expect(settings.row(idleHours)).toContainText('n/a');
      await expect(page.getByText('No version yet')).toBeVisible();
    });
  });

  await test.step('values of days that have passed are taken', async () => {
    await settings.add('6', day(-150));
    await settings.add('2', day(-230));
    await expect(settings.row(idleHours)).toContainText('6');
    await expect(settings.version('2')).toContainText('Expired');
  });

  await test.step('a value that is to come comes with its day', async () => {
    await settings.view(reminded);
    await expect(settings.version('60')).toContainText('Pending');
    await expect(settings.row(reminded)).toContainText('40');
    await sandbox.setClock({ advanceMs: 41 * dayMs });
    await page.reload();
    await expect(settings.version('60')).toContainText('Active');
    await expect(settings.version('40')).toContainText('Expired');
    await expect(settings.row(reminded)).toContainText('60');
  });
});
