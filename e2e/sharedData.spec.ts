import type { Page } from '@playwright/test';
import type { SessionData } from '../src/api/admin/sessionData';
import type { SharedDataAccount } from '../src/api/admin/sharedData';
import { openChat } from './support/chat';
import { tabTo } from './support/keyboard';
import { newWord } from './support/staff';
import { type AskApi, openWithApi } from './support/staffApi';
import { expect, test } from './support/test';

const listPath = '/api/admin/sharedData/sessions';

/** The session in which somebody said these words; the newest accounts come first. */
async function findSession(ask: AskApi, words: string) {
  const list = await (await ask('GET', listPath)).json();
  for (const { actorReference, sessions } of list.sharedDataAccounts as SharedDataAccount[]) {
    const [newest] = sessions;
    const reply = newest && (await ask('GET', `${listPath}/${newest.id}`));
    // Another test may have taken it out meanwhile.
    if (!newest || !reply?.ok) continue;
    const { SessionModules } = (await reply.json()) as SessionData;
    if (SessionModules.some(({ Chats }) => Chats.some(({ Message }) => Message === words))) {
      return { actorReference, id: newest.id, count: sessions.length };
    }
  }
  throw new Error('The session is not in the shared data');
}

/** The screen's parts, found as a person finds them. */
function sharedDataOn(page: Page, reference: string) {
  const account = page.getByRole('region', { name: `Account ${reference}` });
  return {
    account,
    sessions: account.getByRole('listitem'),
    newest: account.getByRole('listitem').first().getByRole('button').first(),
    deleteNewest: account.getByRole('button', { name: /^Delete the session/ }).first(),
    viewer: page.getByRole('region', { name: /^Session of/ }),
    dialog: page.getByRole('dialog'),
  };
}

test('what a person shares can be read with its scores, and deleted here alone', async ({
  page,
  sandbox,
  newContext,
}) => {
  const words = newWord('My week was long ');
  const sharer = await sandbox.makeAccount({ shareData: true, chats: 6 });
  const theirs = await (await newContext()).newPage();
  const chat = await openChat(theirs, sharer);
  await chat.say(words);
  await chat.toHaveLength(8);

  const staff = await sandbox.makeAccount({ permissions: ['read:admin', 'read:sharedData'] });
  const ask = await openWithApi(page, staff, '/admin/sharedData');
  const { actorReference, id, count } = await findSession(ask, words);
  const { account, sessions, newest, deleteNewest, viewer, dialog } = sharedDataOn(page, actorReference);

  await test.step('it is there, without a name', async () => {
    await expect(sessions).toHaveCount(count);
    await expect(account).not.toContainText(sharer.email);
  });

  await test.step('the keyboard alone selects it', async () => {
    await tabTo(page, newest);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /^Session/ })).toBeFocused();
    await expect(page).toHaveURL(`/admin/sharedData?session=${id}`);
  });

  await test.step('it shows with its scores, and after a reload', async () => {
    await page.reload();
    await expect(newest).toHaveAttribute('aria-current', 'true');
    const message = viewer.getByRole('listitem').filter({ hasText: words });
    await expect(message).toContainText('User');
    await expect(message.getByRole('term')).toHaveText([
      'Self-harm detection',
      'Self-harm indication',
      'Self-harm detected',
      'Relevancy',
      'Irrelevancy detected',
      'Excluded',
    ]);
    await expect(message.getByRole('definition').nth(2)).toHaveText('No');
    await expect(viewer.getByRole('listitem').filter({ hasText: /^Bot/ }).last()).toBeVisible();
  });

  await test.step('deleted, it is gone for staff', async () => {
    await deleteNewest.click();
    await expect(dialog).toContainText('It cannot be undone.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(sessions).toHaveCount(count);
    await deleteNewest.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(sessions).toHaveCount(count - 1);
    await expect(page).toHaveURL('/admin/sharedData');
    await expect(page.getByText('No session selected')).toBeVisible();
    expect((await ask('GET', `${listPath}/${id}`)).status).toBe(404);
  });

  await test.step('and stays with its person', async () => {
    await theirs.reload();
    await expect(chat.own.filter({ hasText: words })).toBeVisible();
  });
});
