import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { failedCall } from './support/chat';
import { tabTo } from './support/keyboard';
import { signIn } from './support/signIn';
import { askApi, staffCall } from './support/staffApi';
import { expect, test } from './support/test';
import { newEmail, openSource, signupOn } from './support/visitors';

const staff = { name: 'Ada Holm', permissions: ['read:admin' as const] };
const address = '/admin/signupsources';

/** A source that no other test has. */
const newSource = () => `src${randomBytes(6).toString('hex')}`;

/** The screen's parts, found as a person finds them. */
function sourcesOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    button,
    dialog,
    table: page.getByRole('table', { name: 'Signup sources' }),
    row: (source: string) => page.getByRole('row', { name: new RegExp(`^${source} `) }),
    source: page.getByLabel('Source'),
    description: page.getByLabel('Description'),
    limit: page.getByLabel('Max auto-signups'),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    add: async (source: string, limit: string) => {
      await button('Add Source').click();
      await page.getByLabel('Source').fill(source);
      await page.getByLabel('Description').fill('A poster at the library');
      await page.getByLabel('Max auto-signups').fill(limit);
      await button('Save').click();
      await expect(button(source)).toBeVisible();
    },
    delete: async () => {
      await button('Delete').click();
      await expect(dialog).toContainText('Are you sure you want to delete this source?');
      await dialog.getByRole('button', { name: 'Yes' }).click();
      await expect(button('Add Source')).toBeVisible();
    },
  };
}

test('the link of a new source invites as many people as its limit says, until it is deleted', async ({
  page,
  context,
  sandbox,
  newContext,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await sandbox.makeAccount(staff), address);
  const on = sourcesOn(page);
  const source = newSource();
  const visitor = await (await newContext()).newPage();
  let link = '';
  const signUp = async () => {
    const email = newEmail();
    await visitor.goto(link);
    const form = signupOn(visitor);
    await form.fillIn(email);
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    return (await sandbox.outbox(email)).length;
  };

  await test.step('it is added, and listed with who made it', async () => {
    await on.add(source, '1');
    await expect(on.row(source).getByRole('cell')).toHaveText([
      source,
      'A poster at the library',
      '1',
      'Ada Holm',
      /^\d\d:\d\d$/,
    ]);
  });

  await test.step('its link is copied', async () => {
    await on.button(source).click();
    await on.button('Copy link').click();
    await expect(on.toasts.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${new URL(page.url()).origin}/signup?source=${source}`);
    await expect(page.getByRole('link', { name: link })).toBeVisible();
  });

  await test.step('one person is invited at once, the next one waits', async () => {
    expect(await signUp()).toBe(1);
    expect(await signUp()).toBe(0);
  });

  await test.step('a greater limit lets the next one in', async () => {
    await on.limit.fill('3');
    await on.button('Save').click();
    await expect(on.row(source).getByRole('cell', { name: '3', exact: true })).toBeVisible();
    await expect(on.button(source)).toBeFocused();
    expect(await signUp()).toBe(1);
  });

  await test.step('deleted, it invites nobody', async () => {
    await on.button(source).click();
    await on.delete();
    await expect(on.button(source)).toHaveCount(0);
    await expect(on.table).toBeVisible();
    expect(await signUp()).toBe(0);
  });
});

test('a source that there is already is refused at its field, whatever its case', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await signIn(page, await sandbox.makeAccount(staff), `${address}?source=new`);
  const on = sourcesOn(page);
  await on.source.pressSequentially(`${openSource.toUpperCase()} -_!`);
  await expect(on.source).toHaveValue(openSource.toUpperCase());
  await expect(on.limit).toHaveValue('100');
  await on.description.fill('Typed at length');
  await on.button('Save').click();
  const message = `There is a source '${openSource.toUpperCase()}' already.`;
  await expect(on.source).toHaveAccessibleDescription(new RegExp(message));
  await expect(on.source).toBeFocused();
  await expect(on.toasts.getByRole('alert')).toContainText(message);
  await expect(on.description).toHaveValue('Typed at length');
  await expectNoAxeViolations(page);
});

test('what is typed survives a reload, and is asked about before it is left', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount(staff);
  await signIn(page, account, address);
  const on = sourcesOn(page);
  await on.button('Add Source').click();
  await on.source.fill('halfway');
  // The draft is written a moment later, or when the page goes.
  await page.reload();
  await expect(on.source).toHaveValue('halfway');
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();

  await page.goBack();
  await on.dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(on.dialog).toBeHidden();
  await expect(on.source).toHaveValue('halfway');
  await page.goBack();
  await on.dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(on.table).toBeVisible();
  await on.button('Add Source').click();
  await expect(on.source).toHaveValue('');
  const changes = (await sandbox.calls(account.email)).filter(({ method }) => method !== 'GET');
  expect(changes).toEqual([]);
});

test('the keyboard alone adds a source and deletes it', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount(staff), address);
  const on = sourcesOn(page);
  const source = newSource();
  await tabTo(page, on.button('Add Source'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New source' })).toBeFocused();
  await tabTo(page, on.source);
  await page.keyboard.type(source);
  await page.keyboard.press('Enter');
  await expect(on.button('Add Source')).toBeFocused();
  await on.button(source).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: source })).toBeFocused();
  await tabTo(page, on.button('Delete'));
  await page.keyboard.press('Enter');
  await expect(on.dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(on.button('Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, on.dialog.getByRole('button', { name: 'Yes' }));
  await page.keyboard.press('Enter');
  await expect(on.button('Add Source')).toBeFocused();
  await expect(on.button(source)).toHaveCount(0);
});

test('a source that somebody else has deleted meanwhile is saved as a new one', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount(staff);
  await signIn(page, account, address);
  const on = sourcesOn(page);
  const source = newSource();
  await on.add(source, '5');
  await on.button(source).click();
  await on.description.fill('Words that are not lost');

  const other = await (await newContext()).newPage();
  await signIn(other, account, address);
  const theirs = sourcesOn(other);
  await theirs.button(source).click();
  await theirs.delete();

  await on.button('Save').click();
  await expect(page.getByText('This source has been deleted meanwhile.')).toBeVisible();
  await expect(on.description).toHaveValue('Words that are not lost');
  await on.button('Save').click();
  await expect(on.row(source)).toContainText('Words that are not lost');
  await on.button(source).click();
  await on.delete();
});

test('without read:admin neither the screen nor the API knows the sources', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['edit:users'] });
  await signIn(page, account, address);
  await expect(page).toHaveURL('/forbidden');
  expect(await sandbox.calls(account.email)).toEqual([]);
});

test('read:admin alone is enough for the API to take and give the sources', async ({ page, sandbox }) => {
  const asked = staffCall(page);
  await signIn(page, await sandbox.makeAccount(staff), address);
  expect((await askApi(page, await asked, 'GET', '/api/admin/signupSources')).status()).toBe(200);
  const tooLong = { source: newSource(), description: 'x'.repeat(2001), maxAutoSignups: 1 };
  expect((await askApi(page, await asked, 'POST', '/api/admin/signupSources', tooLong)).status()).toBe(400);
});
