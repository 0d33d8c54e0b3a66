import type { Page } from '@playwright/test';
import { callsTo, failedCall, openChat } from './support/chat';
import { chooseProfile, openProfile, type ProfileScreen, profileOn, profilePath } from './support/profile';
import type { Account, SandboxDoors } from './support/sandbox';
import { logIn } from './support/signIn';
import { expect, test } from './support/test';

const saves = (sandbox: SandboxDoors, account: Account) => callsTo(sandbox, account, 'PATCH', profilePath);
const storedTexts = (page: Page) => page.evaluate(() => Object.values({ ...sessionStorage }).join('\n'));

/** Waits until what is typed would survive the end of the page. */
const typed = async (page: Page, profile: ProfileScreen, text: string) => {
  await profile.name.fill(text);
  await expect.poll(() => storedTexts(page), { intervals: [100] }).toContain(text);
};

test('a saved profile leads to the chat and is there again, also after a reload', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ name: 'Ada' });
  const profile = await openProfile(page, account);
  await expect(profile.email).toHaveValue(account.email);
  await expect(profile.email).not.toBeEditable();
  await expect(profile.name).toHaveValue('Ada');
  await expect(profile.share).not.toBeChecked();
  await page.getByRole('button', { name: 'About sharing' }).click();
  await expect(page.getByRole('tooltip')).toContainText('deleted automatically after 3 months');
  await page.keyboard.press('Escape');

  await profile.name.fill('Ada Lovelace');
  await profile.language.selectOption('Dansk');
  await profile.share.check();
  // A double Enter saves once.
  await profile.name.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/chat');
  expect((await saves(sandbox, account)).map(({ body, status }) => ({ body, status }))).toEqual([
    { body: { name: 'Ada Lovelace', languageCode: 'da', shareData: true }, status: 204 },
  ]);

  await chooseProfile(page);
  await expect(profile.heading).toBeFocused();
  const expectSaved = async () => {
    await expect(profile.name).toHaveValue('Ada Lovelace');
    await expect(profile.language.locator(':checked')).toHaveText('Dansk');
    await expect(profile.share).toBeChecked();
  };
  await expectSaved();
  await page.reload();
  await expectSaved();
});

test('a failed save says so and stays with what was typed, which can be saved then', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const profile = await openProfile(page, account);
  await sandbox.fault({ method: 'PATCH', path: profilePath, status: 500, account: account.email });
  await profile.name.fill('Ada');
  await profile.saveButton.click();
  await expect(profile.toast).toContainText(
    'Sorry, we could not connect to the server. Please try again later.',
  );
  await expect(profile.name).toBeEnabled();
  await expect(profile.name).toHaveValue('Ada');
  await expect(page).toHaveURL('/profile');

  const message = 'Please choose one of the languages in the list.';
  await sandbox.fault({
    method: 'PATCH',
    path: profilePath,
    status: 400,
    body: { message },
    account: account.email,
  });
  await profile.saveButton.click();
  await expect(profile.language).toHaveAccessibleDescription(message);
  await expect(profile.language).toBeFocused();
  await expect(profile.toast.filter({ hasText: message })).toBeVisible();

  await profile.saveButton.click();
  await expect(page).toHaveURL('/chat');
  await chooseProfile(page);
  await expect(profile.name).toHaveValue('Ada');
});

test('a link and Back ask before a changed profile is left; Close leads to the chat at once', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ name: 'Ada' });
  await openChat(page, account);
  const profile = await chooseProfile(page);
  const stay = profile.leaveQuestion.getByRole('button', { name: 'Stay' });

  await test.step('a link', async () => {
    await profile.name.fill('Half a name');
    await page.getByRole('link', { name: 'News' }).click();
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(profile.leaveQuestion).toBeHidden();
    await expect(page).toHaveURL('/profile');
    await expect(profile.name).toHaveValue('Half a name');
  });

  await test.step('Back', async () => {
    await page.goBack();
    await stay.click();
    await expect(profile.leaveQuestion).toBeHidden();
    await expect(page).toHaveURL('/profile');
    await page.goBack();
    await profile.leaveQuestion.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/chat');
    await chooseProfile(page);
    await expect(profile.name).toHaveValue('Ada');
  });

  await test.step('Close', async () => {
    await profile.name.fill('Somebody else');
    await profile.closeButton.click();
    await expect(page).toHaveURL('/chat');
    await chooseProfile(page);
    await expect(profile.name).toHaveValue('Ada');
    expect(await saves(sandbox, account)).toEqual([]);
  });
});

test('the browser asks before the tab with a changed profile closes, and not otherwise', async ({
  page,
  account,
}) => {
  const profile = await openProfile(page, account);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await profile.name.click();
  await page.reload();
  await expect(profile.name).toBeVisible();
  expect(asked).toEqual([]);

  await typed(page, profile, 'Half a name');
  await page.reload();
  await expect(profile.name).toHaveValue('Half a name');
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

test('a changed profile stands in nobody’s way who logs out, and goes with the log-out', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ name: 'Ada' });
  const profile = await openProfile(page, account);
  await typed(page, profile, 'Half a name');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(await storedTexts(page)).not.toContain('Half a name');

  await openProfile(page, account);
  await expect(profile.name).toHaveValue('Ada');
});

test('what is typed outlives a lost connection', async ({ page, account, sandbox, allowConsole }) => {
  allowConsole(...failedCall);
  const profile = await openProfile(page, account);
  await profile.name.fill('Ada of the hills');
  await sandbox.fault({ method: 'PATCH', path: profilePath, drop: true, account: account.email });
  await profile.saveButton.click();
  await page.waitForURL('/noservice');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(profile.name).toHaveValue('Ada of the hills');
  await profile.saveButton.click();
  await expect(page).toHaveURL('/chat');
  await chooseProfile(page);
  await expect(profile.name).toHaveValue('Ada of the hills');
});

test('what is typed outlives the end of the session', async ({ page, account, sandbox, allowConsole }) => {
  allowConsole(...failedCall);
  const profile = await openProfile(page, account);
  await profile.name.fill('Ada of the sea');
  await sandbox.expireTokens(account.email);
  await page.context().clearCookies({ name: /_session/ });
  await profile.saveButton.click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL('/profile');
  await expect(profile.name).toHaveValue('Ada of the sea');
  expect((await saves(sandbox, account)).filter(({ status }) => status === 204)).toEqual([]);
  await profile.saveButton.click();
  await expect(page).toHaveURL('/chat');
});

test('two tabs: what the other one saved comes in, what is typed here stays', async ({
  page,
  account,
  context,
}) => {
  const profile = await openProfile(page, account);
  await profile.name.fill('From the first tab');
  const second = await context.newPage();
  await second.goto('/profile');
  const other = profileOn(second);
  await other.share.check();
  await other.saveButton.click();
  await expect(second).toHaveURL('/chat');

  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(profile.share).toBeChecked();
  await expect(profile.name).toHaveValue('From the first tab');
});
