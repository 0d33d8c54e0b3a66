import type { Page } from '@playwright/test';
import { callsTo, failedCall, openChat } from './support/chat';
import { expect, test } from './support/test';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
const administration = (page: Page) => page.getByRole('button', { name: 'Administration', exact: true });

async function ask(page: Page, entry: 'Close session' | 'Clear chat history') {
  await administration(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: entry }).click();
}

/** The paths that the page goes to from now on. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

test('Close session asks first, and starts a new session that keeps what was said', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: ['edit:session'] });
  const chat = await openChat(page, account);
  const closings = () => callsTo(sandbox, account, 'POST', '/api/chats/closeSession');
  await chat.say('See you tomorrow.');
  await chat.toHaveLength(3);
  const dialog = page.getByRole('dialog', { name: 'Close current session?' });

  await test.step('it does nothing when the person goes back', async () => {
    await ask(page, 'Close session');
    await expect(dialog).toContainText('Are you sure you want to close the current session?');
    await expect(dialog.getByRole('button', { name: 'Close session' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Go Back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(administration(page)).toBeFocused();

    await ask(page, 'Close session');
    await expect(dialog.getByRole('button', { name: 'Close session' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/chat');
    expect(await closings()).toEqual([]);
  });

  await test.step('a closed session leads home and on to the chat, where a new one greets anew', async () => {
    const paths = watchPaths(page);
    await ask(page, 'Close session');
    await dialog.getByRole('button', { name: 'Close session' }).click();
    await expect.poll(() => paths).toEqual(['/', '/chat']);
    await chat.toHaveLength(4);
    await expect(chat.own.last()).toContainText('See you tomorrow.');
    expect(await closings()).toEqual([expect.objectContaining({ body: null, status: 200 })]);
    expect(await callsTo(sandbox, account, 'POST', '/api/chats/start')).toHaveLength(2);
  });
});

test('Clear chat history asks first, and then it is gone for good', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['delete:chat'], chats: 4 });
  const chat = await openChat(page, account);
  const dialog = page.getByRole('dialog', { name: 'Delete chat history?' });

  await test.step('it does not offer the deletion to a hasty Enter', async () => {
    await ask(page, 'Clear chat history');
    await expect(dialog).toContainText(
      'Are you sure you want to delete this chat history? It cannot be undone.',
    );
    await expect(dialog.getByRole('button', { name: 'Delete Forever' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Go Back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(administration(page)).toBeFocused();
    await expect(chat.own.first()).toBeVisible();
    expect(await callsTo(sandbox, account, 'DELETE', '/api/chats')).toEqual([]);
  });

  await test.step('the person is back in the chat by way of home', async () => {
    const paths = watchPaths(page);
    await ask(page, 'Clear chat history');
    await dialog.getByRole('button', { name: 'Delete Forever' }).click();
    await expect.poll(() => paths).toEqual(['/', '/chat']);
    await expect(chat.own).toHaveCount(0);
    await expect(chat.box).toBeVisible();
    await page.reload();
    await expect(chat.entries.last()).toBeVisible();
    await expect(chat.own).toHaveCount(0);
  });
});

test('what fails of them says so and leaves the person where they are', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ permissions: ['edit:session', 'delete:chat'], chats: 4 });
  const chat = await openChat(page, account);
  const paths = watchPaths(page);
  for (const [entry, confirm, method, path] of [
    ['Close session', 'Close session', 'POST', '/api/chats/closeSession'],
    ['Clear chat history', 'Delete Forever', 'DELETE', '/api/chats'],
  ] as const) {
    await test.step(entry, async () => {
      await sandbox.fault({ method, path, status: 500, account: account.email });
      await ask(page, entry);
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await expect(toast(page)).toContainText(
        'Sorry, we could not connect to the server. Please try again later.',
      );
      await expect(chat.own.first()).toBeVisible();
      // A dialog may take an entry of the history for itself, at the same address (D-130).
      expect(paths.filter((each) => each !== '/chat')).toEqual([]);
      await chat.notifications.getByRole('button', { name: 'Close' }).click();
      await expect(toast(page)).toHaveCount(0);
    });
  }
});
