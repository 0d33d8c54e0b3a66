import type { Page } from '@playwright/test';
import { answer, holdBack } from './support/answers';
import { failedCall, openChat } from './support/chat';
import { tabTo } from './support/keyboard';
import type { Account, SandboxDoors } from './support/sandbox';
import { signIn } from './support/signIn';
import { newWord } from './support/staff';
import { openWithApi } from './support/staffApi';
import { expect, test } from './support/test';

const usersPath = '/api/admin/users';
const clearQuestion = 'Are you sure you want to delete this chat history? It cannot be undone.';
const removeQuestion = 'Are you sure you want to remove this account? It cannot be undone.';

/** The users screen's parts, found as a person finds them. */
function usersOn(page: Page) {
  const modal = page.getByRole('dialog');
  const box = page.getByRole('searchbox', { name: 'Search users' });
  return {
    modal,
    box,
    rows: page.getByRole('table', { name: 'Users' }).locator('tbody tr'),
    row: ({ email }: Pick<Account, 'email'>) => page.getByRole('row').filter({ hasText: email }),
    found: (count: number) => expect(page.getByRole('status').getByText(`${count} found`)).toBeVisible(),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    close: () => modal.getByRole('button', { name: 'Close' }).click(),
    search: async (text: string) => {
      await box.fill(text);
      await box.press('Enter');
    },
    /** Presses an action of the modal and answers its question. */
    confirm: async (action: string, question: string, yes = 'Delete forever') => {
      await modal.getByRole('button', { name: action, exact: true }).click();
      await modal.getByRole('group', { name: question }).getByRole('button', { name: yes }).click();
    },
  };
}

const makeStaff = (sandbox: SandboxDoors) =>
  sandbox.makeAccount({ name: 'Mette Lund', permissions: ['read:admin', 'edit:users'] });

/** Finds a person in the list and opens them. */
async function openPerson(page: Page, person: Account) {
  const screen = usersOn(page);
  await screen.search(person.email);
  await screen.found(1);
  await screen.row(person).getByRole('button').click();
  await expect(screen.modal.getByText(person.email)).toBeVisible();
  return screen;
}

test('the roles come without moving what somebody is about to press', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await sandbox.makeAccount();
  await signIn(page, await makeStaff(sandbox), '/admin/users');
  const letThrough = await holdBack(page, `**${usersPath}/*/roles`);
  const { modal } = await openPerson(page, person);
  const sync = modal.getByRole('button', { name: 'Auth0 Sync' });
  const top = async () => (await sync.boundingBox())?.y ?? Number.NaN;

  const before = await top();
  letThrough();
  await expect(modal.getByText('AppUser', { exact: true })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('staff page through the users, find one of them and open them, by keyboard and on a phone too', async ({
  page,
  sandbox,
}) => {
  const name = newWord('Quentin ');
  const person = await sandbox.makeAccount({ name, chats: 4 });
  await signIn(page, await makeStaff(sandbox), '/admin/users');
  const { rows, row, box, found, modal, press } = usersOn(page);
  const pageButton = (number: number) => page.getByRole('button', { name: `Page ${number}`, exact: true });

  await test.step('twenty at a time', async () => {
    await expect(page).toHaveTitle('Users - Hearken');
    await expect(rows).toHaveCount(20);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Created',
      'Signup Source',
      'Language',
      'Last Activity',
      'Number of sessions',
    ]);
  });

  await test.step('page by page', async () => {
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await press('Next');
    await expect(page).toHaveURL('/admin/users?page=2');
    await expect(pageButton(2)).toHaveAttribute('aria-current', 'page');
    await press('Page 3');
    await expect(page).toHaveURL('/admin/users?page=3');
    await page.reload();
    await expect(pageButton(3)).toHaveAttribute('aria-current', 'page');
    await expect(rows).not.toHaveCount(0);
    await page.goBack();
    await expect(pageButton(2)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('by a part of the name, in any case', async () => {
    await box.fill(name.toUpperCase());
    await press('Search');
    await found(1);
    await expect(page).toHaveURL(/\/admin\/users\?search=QUENTIN/);
    await expect(row(person)).toContainText(name);
    await expect(row(person).getByTitle('AppUser')).toBeVisible();
    await expect(row(person).getByRole('cell').last()).not.toHaveText('0');
  });

  await test.step('by the e-mail, when the box is left', async () => {
    await box.fill(person.email);
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(new RegExp(`search=${person.email.split('@')[0]}`));
    await found(1);
  });

  await test.step('with the keyboard, into a modal that the address leads to', async () => {
    await tabTo(page, row(person).getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(modal).toHaveAccessibleName(name);
    await expect(modal).toContainText(person.email);
    await expect(modal.getByRole('listitem')).toHaveText(['AppUser']);
    await page.reload();
    await expect(modal).toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await found(1);
  });

  await test.step('by a link to a person who is not on the page of the list', async () => {
    await page.goto(`/admin/users?search=nobody&user=${encodeURIComponent(person.id)}`);
    await expect(modal).toHaveAccessibleName(name);
    await expect(modal).toContainText('Not on this page of the list.');
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  });

  await test.step('as a file of those who are searched for', async () => {
    const screen = usersOn(page);
    await screen.search(person.email);
    await found(1);
    const download = page.waitForEvent('download');
    await press('Download CSV');
    await download;
    await expect(page.getByText('Downloaded 1 row.')).toBeVisible();
  });

  await test.step('with a press on a row right after typing, which searches and still opens it', async () => {
    await box.fill(person.email.replace('@example.com', ''));
    await row(person).getByText(person.email).click();
    await expect(modal.getByText(person.email)).toBeVisible();
  });

  await test.step('in a tab of its own, with Ctrl, and not by dragging over the e-mail', async () => {
    await press('Close');
    const opening = page.context().waitForEvent('page');
    await row(person)
      .getByText(person.email)
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opening;
    await expect(usersOn(tab).modal).toHaveAccessibleName(name);
    await tab.close();
    await expect(modal).toHaveCount(0);

    const box = await row(person).getByText(person.email).boundingBox();
    if (!box) throw new Error('The e-mail is not there');
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
    await expect(modal).toHaveCount(0);
  });

  await test.step('on a phone, where rows are cards that name their values', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    const email = row(person).getByRole('cell', { name: person.email });
    await expect(email).toHaveAccessibleName(/^Email/);
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeAttached();
    await row(person).getByRole('cell').last().click();
    await expect(modal).toHaveAccessibleName(name);
  });

  await test.step('on a phone, where the modal is a sheet', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await modal.getByRole('button', { name: 'Remove Account' }).dblclick();
    const question = modal.getByRole('group', { name: removeQuestion });
    await expect(question, 'a double click asks and does not answer').toBeVisible();
    await expect(question.getByRole('button', { name: 'Delete forever' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(modal).toBeVisible();
  });
});

test('what staff do to an account holds for its person: the chat is cleared, the account removed', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  const person = await sandbox.makeAccount({ chats: 6 });
  const theirs = await (await newContext()).newPage();
  const chat = await openChat(theirs, person);
  await expect(chat.own.first()).toBeVisible();

  await signIn(page, await makeStaff(sandbox), '/admin/users');
  const { modal, confirm, toasts, row, close } = await openPerson(page, person);

  await test.step('Clear Chat asks first', async () => {
    await modal.getByRole('button', { name: 'Clear Chat' }).click();
    await modal.getByRole('group', { name: clearQuestion }).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal.getByRole('button', { name: 'Clear Chat' })).toBeFocused();
  });

  await test.step('and clears the conversation', async () => {
    await confirm('Clear Chat', clearQuestion);
    await expect(toasts).toContainText('Cleared');
    await close();
    await expect(row(person).getByRole('cell').last()).toHaveText('0');
    await theirs.reload();
    await expect(chat.box).toBeVisible();
    await expect(chat.entries.last(), 'the greeting').toBeVisible();
    await expect(chat.own).toHaveCount(0);
  });

  await test.step('Remove Account leaves a faded row in the list', async () => {
    await row(person).getByRole('button').click();
    await confirm('Remove Account', removeQuestion);
    await expect(toasts).toContainText('Removed');
    await expect(modal).toHaveCount(0);
    await expect(row(person)).toHaveAttribute('aria-disabled', 'true');
    await expect(row(person).getByRole('cell').nth(2)).toHaveText(/\(.+\)$/);
    await expect(row(person).getByRole('button')).toHaveCount(0);
    await row(person).getByText(person.email).click();
    await expect(modal, 'there is nothing to open').toHaveCount(0);
  });

  await test.step('and the person can neither go on nor come back', async () => {
    allowConsole(...failedCall);
    await theirs.goto('/chat');
    await expect(theirs.getByLabel('Password'), 'the session has ended').toBeVisible();
    await theirs.getByLabel('E-mail').fill(person.email);
    await theirs.getByLabel('Password').fill(person.password);
    await theirs.getByRole('button', { name: 'Log in' }).click();
    await expect(theirs.getByRole('alert'), 'there is no such account').toBeVisible();
  });
});

test('nobody removes themselves here, and nobody is removed twice', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const staff = await makeStaff(sandbox);
  const person = await sandbox.makeAccount();
  const ask = await openWithApi(page, staff, '/admin/users');

  await test.step('oneself', async () => {
    const { modal, confirm, toasts, close } = await openPerson(page, staff);
    await confirm('Remove Account', removeQuestion);
    await expect(toasts).toContainText('Error');
    await expect(toasts).toContainText("You can't remove your own account here.");
    await expect(modal.getByRole('group')).toHaveCount(0);
    await expect(modal.getByRole('button', { name: 'Remove Account' })).toBeFocused();
    await close();
  });

  const { modal, confirm, toasts } = await openPerson(page, person);
  await test.step('somebody for whom the server has plain words', async () => {
    const plain = { status: 400, body: 'Ask the person first.', contentType: 'text/plain' };
    const restore = await answer(page, 'DELETE', `${usersPath}/:id`, plain);
    await confirm('Remove Account', removeQuestion);
    await expect(toasts).toContainText('Ask the person first.');
    await expect(modal.getByRole('group')).toHaveCount(0);
    await restore();
  });

  await test.step('somebody whom a colleague has just removed', async () => {
    const reply = await ask('DELETE', `${usersPath}/${encodeURIComponent(person.id)}`);
    expect(reply.ok).toBe(true);
    await confirm('Remove Account', removeQuestion);
    await expect(toasts.getByText('This account has been removed already.')).toBeVisible();
    await expect(modal.getByRole('heading', { name: 'This account has been removed' })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Clear Chat' })).toHaveCount(0);
  });
});
