import type { Page } from '@playwright/test';
import type { SignupSource } from '../src/api/admin/signupSources';
import { failedCall } from './support/chat';
import { tabTo } from './support/keyboard';
import { newWord } from './support/staff';
import { type AskApi, openWithApi } from './support/staffApi';
import { expect, test } from './support/test';
import { newEmail, openSource, registerVisitor, signupOn } from './support/visitors';

const staff = { name: 'Ada Holm', permissions: ['read:admin' as const] };
const address = '/admin/signupsources';
const path = '/api/admin/signupSources';

const idOf = async (ask: AskApi, source: string) => {
  const { signupSources } = (await (await ask('GET', path)).json()) as { signupSources: SignupSource[] };
  return signupSources.find((each) => each.source === source)?.id;
};

/** The screen's parts, found as a person finds them. */
function sourcesOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    button,
    dialog: page.getByRole('dialog'),
    table: page.getByRole('table', { name: 'Signup sources' }),
    row: (source: string) => page.getByRole('row', { name: new RegExp(`^${source} `) }),
    heading: (name: string) => page.getByRole('heading', { name }),
    source: page.getByRole('textbox', { name: 'Source', exact: true }),
    description: page.getByLabel('Description'),
    limit: page.getByLabel('Max auto-signups'),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    add: async (source: string, limit: string) => {
      await button('Add Source').click();
      await page.getByRole('textbox', { name: 'Source', exact: true }).fill(source);
      await page.getByLabel('Description').fill('A poster at the library');
      await page.getByLabel('Max auto-signups').fill(limit);
      await button('Save').click();
      await expect(button(source)).toBeVisible();
    },
  };
}

test('the link of a new source invites as many people as its limit says, until it is deleted', async ({
  page,
  context,
  sandbox,
  stage,
  newContext,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ask = await openWithApi(page, await sandbox.makeAccount(staff), address);
  const on = sourcesOn(page);
  const source = newWord('src');
  const mails = async (email: string) => (await sandbox.outbox(email)).length;
  const signUp = async () => mails(await registerVisitor(stage, { source }));
  let link = '';

  await test.step('it is added, and listed with who made it', async () => {
    await on.add(source, '1');
    await expect(on.row(source).getByRole('cell')).toHaveText([
      source,
      'A poster at the library',
      '1',
      'Ada Holm',
      /^\d\d:\d\d$/,
    ]);
    expect((await ask('GET', path)).status, 'read:admin alone is enough').toBe(200);
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
    const visitor = await (await newContext()).newPage();
    const email = newEmail();
    await visitor.goto(link);
    const form = signupOn(visitor);
    await form.fillIn(email);
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    expect(await mails(email)).toBe(1);
    expect(await signUp()).toBe(0);
  });

  await test.step('a greater limit lets the next one in', async () => {
    await on.limit.fill('3');
    await on.button('Save').click();
    await expect(on.row(source).getByRole('cell', { name: '3', exact: true })).toBeVisible();
    await expect(on.button(source)).toBeFocused();
    expect(await signUp()).toBe(1);
  });

  await test.step('deleted by keyboard, it invites nobody', async () => {
    await page.keyboard.press('Enter');
    await expect(on.heading(source)).toBeFocused();
    await tabTo(page, on.button('Delete'));
    await page.keyboard.press('Enter');
    await expect(on.dialog).toContainText('Are you sure you want to delete this source?');
    await expect(on.dialog.getByRole('button', { name: 'No' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(on.button('Delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, on.dialog.getByRole('button', { name: 'Yes' }));
    await page.keyboard.press('Enter');
    await expect(on.button('Add Source')).toBeFocused();
    await expect(on.button(source)).toHaveCount(0);
    await expect(on.table).toBeVisible();
    expect(await signUp()).toBe(0);
  });
});

test('what is typed of a source is not lost to a refusal, a reload, a step away or a colleague', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount(staff);
  const ask = await openWithApi(page, account, address);
  const on = sourcesOn(page);
  const source = newWord('src');

  await test.step('the keyboard alone leads to the form', async () => {
    await tabTo(page, on.button('Add Source'));
    await page.keyboard.press('Enter');
    await expect(on.heading('New source')).toBeFocused();
    await tabTo(page, on.source);
  });

  await test.step('it survives a reload, and is asked about before it is left', async () => {
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

  await test.step('a source that there is already is refused at its field, whatever its case', async () => {
    const taken = openSource.toUpperCase();
    await on.source.pressSequentially(`${taken} -_!`);
    await expect(on.source).toHaveValue(taken);
    await expect(on.limit).toHaveValue('100');
    await on.description.fill('Typed at length');
    await on.button('Save').click();
    const message = `There is a source '${taken}' already.`;
    await expect(on.source).toHaveAccessibleDescription(new RegExp(message));
    await expect(on.source).toBeFocused();
    await expect(on.toasts.getByRole('alert')).toContainText(message);
    await expect(on.description).toHaveValue('Typed at length');
    const tooLong = { source, description: 'x'.repeat(2001), maxAutoSignups: 1 };
    expect((await ask('POST', path, tooLong)).status, 'the server checks for itself').toBe(400);
  });

  await test.step('another name is taken', async () => {
    await on.source.fill(source);
    await on.source.press('Enter');
    await expect(on.button('Add Source')).toBeFocused();
    await expect(on.row(source)).toContainText('Typed at length');
  });

  await test.step('a source that a colleague has deleted meanwhile is saved as a new one', async () => {
    await on.button(source).click();
    await on.description.fill('Words that are not lost');
    await ask('DELETE', `${path}/${await idOf(ask, source)}`);
    await on.button('Save').click();
    await expect(page.getByText('This source has been deleted meanwhile.')).toBeVisible();
    await expect(on.description).toHaveValue('Words that are not lost');
    await on.button('Save').click();
    await expect(on.row(source)).toContainText('Words that are not lost');
    await ask('DELETE', `${path}/${await idOf(ask, source)}`);
  });
});
