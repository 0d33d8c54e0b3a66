import { randomBytes } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import type { SessionData } from '../src/api/admin/sessionData';
import type { SharedDataAccount } from '../src/api/admin/sharedData';
import type { Permission } from '../src/api/call';
import { expectNoAxeViolations } from './support/axe';
import { openChat } from './support/chat';
import { tabTo } from './support/keyboard';
import { signIn } from './support/signIn';
import { askApi, staffCall } from './support/staffApi';
import { expect, test } from './support/test';

const permissions: Permission[] = ['read:admin', 'read:sharedData'];
const listPath = '/api/admin/sharedData/sessions';

/** Words that nobody else says. */
const newWords = () => `My week was long ${randomBytes(6).toString('hex')}`;

/** The session in which somebody said these words, if it is shared; the newest accounts come first. */
async function findSession(page: Page, asked: Request, words: string) {
  const list = await (await askApi(page, asked, 'GET', listPath)).json();
  for (const { actorReference, sessions } of list.sharedDataAccounts as SharedDataAccount[]) {
    const [newest] = sessions;
    const reply = newest && (await askApi(page, asked, 'GET', `${listPath}/${newest.id}`));
    // Another test may have taken it out meanwhile.
    if (!newest || !reply?.ok()) continue;
    const { SessionModules } = (await reply.json()) as SessionData;
    if (SessionModules.some(({ Chats }) => Chats.some(({ Message }) => Message === words))) {
      return { actorReference, id: newest.id, count: sessions.length };
    }
  }
  return null;
}

/** The screen's parts, found as a person finds them. */
function sharedDataOn(page: Page) {
  const dialog = page.getByRole('dialog');
  const account = (reference: string) => page.getByRole('region', { name: `Account ${reference}` });
  return {
    dialog,
    account,
    sessions: (reference: string) => account(reference).getByRole('listitem'),
    viewer: page.getByRole('region', { name: /^Session of/ }),
    choose: (reference: string) => account(reference).getByRole('button').first().click(),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
}

test('what a person shares can be read with its scores, and deleted here alone', async ({
  page,
  sandbox,
  newContext,
}) => {
  test.setTimeout(120_000);
  const words = newWords();
  const sharer = await sandbox.makeAccount({ shareData: true, chats: 6 });
  const theirs = await (await newContext()).newPage();
  const chat = await openChat(theirs, sharer);
  await chat.say(words);
  await expect(chat.sendButton).toBeVisible();
  await expect(chat.own.last()).toContainText(words);
  await expect(chat.stopButton).toBeHidden();

  const asking = staffCall(page);
  await signIn(page, await sandbox.makeAccount({ permissions }), '/admin/sharedData');
  const found = await findSession(page, await asking, words);
  if (!found) throw new Error('The session is not in the shared data');
  const on = sharedDataOn(page);
  await page.reload();
  await expect(on.account(found.actorReference)).not.toContainText(sharer.email);

  await test.step('the session shows when it is selected, and after a reload', async () => {
    await on.choose(found.actorReference);
    await expect(page).toHaveURL(`/admin/sharedData?session=${found.id}`);
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(on.account(found.actorReference).getByRole('button').first()).toHaveAttribute(
        'aria-current',
        'true',
      );
      const message = on.viewer.getByRole('listitem').filter({ hasText: words });
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
      await expect(on.viewer.getByRole('listitem').filter({ hasText: /^Bot/ }).last()).toBeVisible();
    }
    await expectNoAxeViolations(page);
  });

  await test.step('deleted, it is gone for staff', async () => {
    await on
      .account(found.actorReference)
      .getByRole('button', { name: /^Delete the session/ })
      .first()
      .click();
    await expect(on.dialog).toContainText('It cannot be undone.');
    await on.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(on.sessions(found.actorReference)).toHaveCount(found.count);
    await on
      .account(found.actorReference)
      .getByRole('button', { name: /^Delete the session/ })
      .first()
      .click();
    await on.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(on.sessions(found.actorReference)).toHaveCount(found.count - 1);
    await expect(page).toHaveURL('/admin/sharedData');
    await expect(page.getByText('No session selected')).toBeVisible();
    expect((await askApi(page, await asking, 'GET', `${listPath}/${found.id}`)).status()).toBe(404);
  });

  await test.step('and stays with its person', async () => {
    await theirs.reload();
    await expect(chat.own.filter({ hasText: words })).toBeVisible();
  });
});

test('who does not share is not there', async ({ page, sandbox, newContext }) => {
  const words = newWords();
  const theirs = await (await newContext()).newPage();
  const chat = await openChat(theirs, await sandbox.makeAccount({ shareData: false }));
  await chat.say(words);
  await expect(chat.answers.last()).toBeVisible();
  const asking = staffCall(page);
  await signIn(page, await sandbox.makeAccount({ permissions }), '/admin/sharedData');
  expect(await findSession(page, await asking, words)).toBeNull();
});

test('the keyboard alone selects a session', async ({ page, sandbox }) => {
  await sandbox.makeAccount({ shareData: true, chats: 2 });
  await signIn(page, await sandbox.makeAccount({ permissions }), '/admin/sharedData');
  const first = page.getByRole('navigation', { name: 'Accounts' }).getByRole('listitem').first();
  await tabTo(page, first.getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Session/ })).toBeFocused();
});

test('without read:sharedData neither menu, address nor API lead to the shared data', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin'] });
  const asked = staffCall(page);
  await signIn(page, account, '/admin/news');
  await expect(page.getByRole('button', { name: 'User data' })).toHaveCount(0);
  for (const [method, path] of [
    ['GET', listPath],
    ['GET', `${listPath}/1`],
    ['DELETE', `${listPath}/1`],
  ] as const) {
    expect((await askApi(page, await asked, method, path)).status()).toBe(403);
  }
  await page.goto('/admin/sharedData');
  await expect(
    page.getByRole('heading', { name: 'Sorry! You do not have access to this page.' }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back-office' })).toBeVisible();
});
