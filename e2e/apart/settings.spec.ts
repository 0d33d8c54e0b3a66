import type { Locator, Page } from '@playwright/test';
import { failedCall } from '../support/chat';
import { logIn, signIn } from '../support/signIn';
import { notTakenYet, wizardOn } from '../support/startUp';
import { expect, test } from '../support/test';

const dayMs = 24 * 60 * 60 * 1000;
const staff = { name: 'Ada Holm', permissions: ['read:admin' as const, 'edit:settings' as const] };

/** A UTC day, so many days from now, as a date field has it. */
const day = (inDays: number) => new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10);

/** The settings screen's parts, found as a person finds them. */
function settingsOn(page: Page) {
  const list = page.getByRole('table', { name: 'Settings' });
  const versions = page.getByRole('table', { name: /^Versions of/ });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fill = async (value: string, from: string) => {
    await page.getByLabel('Value').fill(value);
    await page.getByLabel('Active from').fill(from);
  };
  return {
    dialog,
    fill,
    value: page.getByLabel('Value'),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    press: (name: string) => button(name).click(),
    view: (title: string) => button(`View ${title}`).click(),
    row: (title: string) => list.getByRole('row', { name: new RegExp(`^${title}`) }),
    /** The versions with this value. */
    version: (value: string) =>
      versions.getByRole('row').filter({ has: page.getByText(value, { exact: true }) }),
    add: async (value: string, from: string) => {
      await button('New Version').click();
      await fill(value, from);
      await button('Save').click();
      await expect(button('New Version')).toBeFocused();
    },
    edit: (row: Locator) => row.getByRole('button', { name: /^Edit/ }).click(),
    /** Deletes the version in the editor, and sees what the question says. */
    delete: async (question: RegExp) => {
      await button('Delete').click();
      await expect(dialog).toContainText(question);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(button('New Version')).toBeVisible();
    },
  };
}

/** Sees something on the screen, and again after a reload. */
async function twice(page: Page, see: () => Promise<unknown>) {
  await see();
  await page.reload();
  await see();
}

const video = 'Intro video';
const usualVideo = '/media/intro.webm';
const otherVideo = '/media/intro.webm?take=2';
const idleHours = 'Idle hours until a session ends';
const reminded = 'Messages the assistant is reminded of';
const warning = /^Delete this version\?Deleting versions so no setting is active might cause errors/;

test.afterEach(({ sandbox }) => sandbox.resetClock());

test('a value holds from its day on, in the start-up of whoever comes next', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  allowConsole(notTakenYet);
  await signIn(page, await sandbox.makeAccount(staff), '/admin/settings');
  const settings = settingsOn(page);
  await settings.view(video);
  await settings.add(otherVideo, day(0));
  await twice(page, async () => {
    await expect(settings.version(otherVideo)).toContainText(/Ada HolmActive/);
    await expect(settings.version(usualVideo)).toContainText('Expired');
    await expect(settings.row(video)).toContainText(otherVideo);
  });

  const other = await (await newContext()).newPage();
  await signIn(other, await sandbox.makeAccount({ start: 'todo' }));
  await wizardOn(other).goOn('Video introduction');
  await expect(other.locator('video')).toHaveAttribute('src', /intro\.webm\?take=2$/);

  await settings.edit(settings.version(otherVideo));
  await settings.fill(otherVideo, day(3));
  await settings.press('Save');
  await twice(page, async () => {
    await expect(settings.version(otherVideo)).toContainText('Pending');
    await expect(settings.version(usualVideo)).toContainText('Active');
  });
  await other.reload();
  await expect(other.locator('video')).toHaveAttribute('src', /intro\.webm$/);

  await settings.edit(settings.version(otherVideo));
  await settings.delete(/It cannot be undone\./);
  await twice(page, async () => {
    await expect(settings.version(usualVideo)).toBeVisible();
    await expect(settings.version(otherVideo)).toHaveCount(0);
  });
});

test('a value that is to come comes with its day', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount(staff), '/admin/settings');
  const settings = settingsOn(page);
  await settings.view(reminded);
  await expect(settings.version('12')).toContainText('Pending');
  await expect(settings.row(reminded)).toContainText('10');
  await sandbox.setClock({ advanceMs: 41 * dayMs });
  await page.reload();
  await expect(settings.version('12')).toContainText('Active');
  await expect(settings.version('10')).toContainText('Expired');
  await expect(settings.row(reminded)).toContainText('12');
});

test('the deletion of the last active value warns, and leaves n/a', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount(staff), '/admin/settings');
  const settings = settingsOn(page);
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

  await settings.add('6', day(-150));
  await settings.add('2', day(-230));
  await twice(page, async () => {
    await expect(settings.row(idleHours)).toContainText('6');
    await expect(settings.version('2')).toContainText('Expired');
  });
});

test('a number has to be whole, and the server says so at its field', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await signIn(page, await sandbox.makeAccount(staff), '/admin/settings');
  const settings = settingsOn(page);
  await settings.view(idleHours);
  await settings.press('New Version');
  await settings.press('Save');
  await expect(settings.value).toHaveAccessibleDescription(/^Please provide a setting value\./);
  await expect(page.getByText('Date is invalid.')).toBeVisible();
  await settings.fill('1.5', day(0));
  await settings.press('Save');
  await expect(settings.value).toHaveAccessibleDescription(/^Please provide a whole number, in digits\./);
  await expect(settings.value).toBeFocused();
  await settings.press('Back');
  await expect(settings.row(idleHours)).toContainText('6');
});

test('what is typed survives a reload and an expired session, until it is saved', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount(staff);
  await signIn(page, account, '/admin/settings');
  const settings = settingsOn(page);
  await settings.view(video);
  await settings.press('New Version');
  await settings.fill('/media/autumn.webm', day(9));
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await expect(settings.value).toHaveValue('/media/autumn.webm');

  await sandbox.expireTokens(account.email);
  await page.context().clearCookies({ name: /_session/ });
  await settings.press('Save');
  await logIn(page, account);
  await expect(settings.value).toHaveValue('/media/autumn.webm');
  await settings.press('Save');
  await twice(page, () => expect(settings.version('/media/autumn.webm')).toContainText('Pending'));
  await settings.edit(settings.version('/media/autumn.webm'));
  await settings.delete(/It cannot be undone\./);
});

test('a version that a colleague has deleted meanwhile can be saved as a new one', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await signIn(page, await sandbox.makeAccount(staff), '/admin/settings');
  const mine = settingsOn(page);
  await mine.view(video);
  await mine.add('/media/spring.webm', day(30));
  await mine.edit(mine.version('/media/spring.webm'));
  await mine.value.fill('/media/summer.webm');

  const other = await (await newContext()).newPage();
  await signIn(other, await sandbox.makeAccount({ ...staff, name: 'Bo Lind' }), '/admin/settings');
  const theirs = settingsOn(other);
  await theirs.view(video);
  await theirs.edit(theirs.version('/media/spring.webm'));
  await theirs.delete(/It cannot be undone\./);

  await mine.press('Save');
  await expect(mine.toasts).toContainText('There is no such version of the setting.');
  await expect(page.getByText(/^This version has been deleted meanwhile/)).toBeVisible();
  await expect(mine.value).toHaveValue('/media/summer.webm');
  await mine.press('Save');
  await twice(page, () => expect(mine.version('/media/summer.webm')).toContainText('Pending'));
  await mine.edit(mine.version('/media/summer.webm'));
  await mine.delete(/It cannot be undone\./);
});
