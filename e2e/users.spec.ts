import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { answer } from './support/answers';
import { expectNoAxeViolations } from './support/axe';
import { chatOn, failedCall, isCall, openChat } from './support/chat';
import { tabTo } from './support/keyboard';
import { follow } from './support/navigate';
import type { Account, SandboxDoors } from './support/sandbox';
import { logIn, signIn } from './support/signIn';
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

test('staff page through the users and find one of them', async ({ page, sandbox }) => {
  const name = `Quentin ${randomBytes(4).toString('hex')}`;
  const person = await sandbox.makeAccount({ name, chats: 4 });
  await signIn(page, await makeStaff(sandbox), '/admin/users');
  const { rows, row, box, found, modal, press } = usersOn(page);
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

  await test.step('page by page', async () => {
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await press('Next');
    await expect(page).toHaveURL('/admin/users?page=2');
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await press('Page 3');
    await expect(page).toHaveURL('/admin/users?page=3');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(rows).not.toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
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

  await test.step('and open them with the keyboard', async () => {
    await tabTo(page, row(person).getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(modal).toHaveAccessibleName(name);
    await expect(modal).toContainText(person.email);
    await expect(modal.getByRole('listitem')).toHaveText(['AppUser']);
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(modal, 'the address leads to the same place').toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await found(1);
  });
});

test('a press on a row right after typing searches and still opens it', async ({ page, sandbox }) => {
  const person = await sandbox.makeAccount();
  await signIn(page, await makeStaff(sandbox), '/admin/users');
  const { search, found, box, row, modal } = usersOn(page);
  await search(person.email);
  await found(1);
  await box.fill(person.email.replace('@example.com', ''));
  await row(person).getByText(person.email).click();
  await expect(modal.getByText(person.email)).toBeVisible();
});

test('Clear Chat clears the conversation of that person', async ({ page, sandbox, newContext }) => {
  const person = await sandbox.makeAccount({ chats: 6 });
  const theirs = await (await newContext()).newPage();
  const chat = await openChat(theirs, person);
  await expect(chat.own.first()).toBeVisible();

  await signIn(page, await makeStaff(sandbox), '/admin/users');
  const { modal, confirm, toasts, row, close } = await openPerson(page, person);
  await modal.getByRole('button', { name: 'Clear Chat' }).click();
  await modal.getByRole('group', { name: clearQuestion }).getByRole('button', { name: 'Cancel' }).click();
  await expect(modal.getByRole('button', { name: 'Clear Chat' })).toBeFocused();
  await confirm('Clear Chat', clearQuestion);
  await expect(toasts).toContainText('Cleared');
  await close();
  await expect(row(person).getByRole('cell').last()).toHaveText('0');

  await theirs.reload();
  await expect(chatOn(theirs).box).toBeVisible();
  await expect(chatOn(theirs).entries.last(), 'the greeting').toBeVisible();
  await expect(chatOn(theirs).own).toHaveCount(0);
});

test('Remove Account ends the account: no call, no login, and a faded row in the list', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  const person = await sandbox.makeAccount({ chats: 4 });
  const theirs = await (await newContext()).newPage();
  allowConsole(...failedCall);
  await openChat(theirs, person);

  await signIn(page, await makeStaff(sandbox), '/admin/users');
  const { modal, confirm, toasts, row } = await openPerson(page, person);
  await confirm('Remove Account', removeQuestion);
  await expect(toasts).toContainText('Removed');
  await expect(modal).toHaveCount(0);
  await expect(row(person)).toHaveAttribute('aria-disabled', 'true');
  await expect(row(person).getByRole('cell').nth(2)).toHaveText(/\(.+\)$/);
  await expect(row(person).getByRole('button')).toHaveCount(0);
  await row(person).getByText(person.email).click();
  await expect(modal, 'there is nothing to open').toHaveCount(0);

  await theirs.goto('/chat');
  await expect(theirs.getByLabel('Password'), 'the session has ended').toBeVisible();
  await theirs.getByLabel('E-mail').fill(person.email);
  await theirs.getByLabel('Password').fill(person.password);
  await theirs.getByRole('button', { name: 'Log in' }).click();
  await expect(theirs.getByRole('alert'), 'there is no such account').toBeVisible();
});

test('nobody removes themselves here, and nobody is removed twice', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const staff = await makeStaff(sandbox);
  await signIn(page, staff, '/admin/users');

  await test.step('oneself', async () => {
    const { modal, confirm, toasts, close } = await openPerson(page, staff);
    await confirm('Remove Account', removeQuestion);
    await expect(toasts).toContainText('Error');
    await expect(toasts).toContainText("You can't remove your own account here.");
    await expect(modal.getByRole('group')).toHaveCount(0);
    await expect(modal.getByRole('button', { name: 'Remove Account' })).toBeFocused();
    await close();
  });

  await test.step('somebody for whom the server has plain words', async () => {
    const { confirm, toasts, close } = await openPerson(page, await sandbox.makeAccount());
    const plain = { status: 400, body: 'Ask the person first.', contentType: 'text/plain' };
    const restore = await answer(page, 'DELETE', `${usersPath}/:id`, plain);
    await confirm('Remove Account', removeQuestion);
    await expect(toasts).toContainText('Ask the person first.');
    await restore();
    await close();
  });

  await test.step('somebody whom a colleague has just removed', async () => {
    const person = await sandbox.makeAccount();
    const { modal, confirm, toasts } = await openPerson(page, person);
    const colleague = await (await newContext()).newPage();
    await signIn(colleague, await makeStaff(sandbox), '/admin/users');
    const theirs = await openPerson(colleague, person);
    await theirs.confirm('Remove Account', removeQuestion);
    await expect(theirs.modal).toHaveCount(0);

    await confirm('Remove Account', removeQuestion);
    await expect(toasts.getByText('This account has been removed already.')).toBeVisible();
    await expect(modal.getByRole('heading', { name: 'This account has been removed' })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Clear Chat' })).toHaveCount(0);
  });
});

test('roles are those of the last sync: of one person, then of everybody', async ({ page, sandbox }) => {
  const person = await sandbox.makeAccount();
  await signIn(page, await makeStaff(sandbox), '/admin/users');
  await sandbox.setRoles(person.email, ['AppUser', 'Hearken Employee', 'Night shift']);
  const { modal, confirm, row, press, close } = await openPerson(page, person);
  const roles = modal.getByRole('listitem');
  await expect(roles).toHaveText(['AppUser']);
  await expect(row(person).getByTitle('Hearken Employee')).toHaveCount(0);

  await confirm('Auth0 Sync', 'Are you sure you want to sync this user with Auth0?', 'Sync');
  await expect(roles).toHaveText(['AppUser', 'Hearken Employee', 'Night shift']);
  await close();
  await expect(row(person).getByTitle('Hearken Employee')).toBeVisible();
  await expect(row(person).getByTitle('AppUser')).toBeVisible();

  await sandbox.setRoles(person.email, ['Night shift']);
  await press('Refresh');
  await expect(page.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy', 'true');
  await expect(row(person).getByTitle('AppUser'), 'a refresh is no sync').toBeVisible();
  await press('Sync groups');
  await expect(row(person).getByTitle('AppUser')).toHaveCount(0);
  await expect(row(person).getByTitle('Hearken Employee')).toHaveCount(0);
});

test('without edit:users there is no entry, no page and no answer', async ({ page, sandbox, request }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:modules'] });
  const person = await sandbox.makeAccount();
  const asked = page.waitForRequest(isCall('GET', '/api/admin/modules'));
  await signIn(page, account, '/admin/modules');
  const { origin } = new URL((await asked).url());
  const Authorization = (await (await asked).allHeaders()).authorization ?? '';

  await expect(page.getByRole('table', { name: 'Modules' })).toBeVisible();
  await page.getByRole('button', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Signup sources' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
  await follow(page, '/admin/users');
  await expect(page).toHaveURL('/forbidden');

  const id = encodeURIComponent(person.id);
  for (const [method, path] of [
    ['GET', `${usersPath}?page=1&pageSize=20&search=`],
    ['GET', `${usersPath}/${id}/roles`],
    ['POST', `${usersPath}/${id}/auth0sync`],
    ['POST', `${usersPath}/refreshUserGroups`],
    ['DELETE', `${usersPath}/${id}/chats`],
    ['DELETE', `${usersPath}/${id}`],
  ] as const) {
    const reply = await request.fetch(origin + path, { method, headers: { Authorization } });
    expect(reply.status(), `${method} ${path}`).toBe(403);
  }
  await page.context().clearCookies();
  await page.goto('/chat');
  await logIn(page, person);
  await expect(chatOn(page).box, 'nothing has happened to them').toBeVisible();
});

test('on a phone the list scrolls by itself and the modal is a sheet', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const person = await sandbox.makeAccount();
  await signIn(page, await makeStaff(sandbox), '/admin/users');
  const { modal } = await openPerson(page, person);
  await modal.getByRole('button', { name: 'Remove Account' }).dblclick();
  const question = modal.getByRole('group', { name: removeQuestion });
  await expect(question, 'a double click asks and does not answer').toBeVisible();
  await expect(question.getByRole('button', { name: 'Delete forever' })).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(modal).toBeVisible();
});
