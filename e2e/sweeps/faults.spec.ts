import type { Locator, Page } from '@playwright/test';
import { answer } from '../support/answers';
import { chatOn, failedCall, openChat } from '../support/chat';
import { expect, test } from '../support/test';
import { expectCalm } from './calm';
import { type FaultName, faultNames, faults } from './faults';

/** One call that a screen makes. */
interface SweptCall {
  name: string;
  method: string;
  path: string;
  /** Makes the screen send the call. */
  send(page: Page): Promise<unknown>;
  /** What tells the person; the toast when left out. */
  told?(page: Page): Locator;
  /** The way on from there, back to the chat; none is needed where the screen stays usable. */
  goOn?(page: Page): Promise<unknown>;
  /** Faults that are none for this call. */
  without?: readonly FaultName[];
}

const typed = 'Half a thought';

const toast = (page: Page) => chatOn(page).notifications.getByRole('alert');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const load = (page: Page) => page.goto('/chat');

/** The bar leads to another page and back to the chat, which opens anew. */
async function leaveAndReopen(page: Page) {
  await page.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await page.getByRole('link', { name: 'Hearken' }).click();
}

/** Some failures offer another try; what is refused or gone offers none, and the person goes another way. */
const retryOr = (otherWay: (page: Page) => Promise<unknown>) => async (page: Page) => {
  const retry = page.getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) await retry.click();
  else await otherWay(page);
};

const fromAdministration = (entry: string, ok: string) => async (page: Page) => {
  await press(page, 'Administration');
  await press(page, entry);
  await press(page, ok);
};

const closeReceipt = async (page: Page) => {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await press(page, 'Close window');
};

/** Of a reply that nobody reads, emptiness is the rule and any JSON will do. */
const unread: readonly FaultName[] = ['answered with nothing', 'answered with a wrong shape'];

const calls: SweptCall[] = [
  {
    name: "the person's status",
    method: 'GET',
    path: '/api/users/current/status',
    send: load,
    told: (page) => page.getByRole('heading', { name: 'We could not open your space' }),
    goOn: retryOr((page) => page.reload()),
  },
  {
    name: 'the start of a session',
    method: 'POST',
    path: '/api/chats/start',
    send: leaveAndReopen,
    without: unread,
  },
  {
    name: 'the conversation',
    method: 'GET',
    path: '/api/chats',
    send: load,
    told: (page) => page.getByRole('heading', { name: 'Your conversation could not be loaded' }),
    goOn: retryOr(leaveAndReopen),
  },
  {
    name: 'a message',
    method: 'POST',
    path: '/api/chats',
    send: (page) => chatOn(page).say(typed),
    told: (page) => chatOn(page).status('Not sent. Your text is back.'),
  },
  {
    name: 'the deletion before a replay',
    method: 'DELETE',
    path: '/api/chats/:id',
    send: (page) => chatOn(page).own.last().getByRole('button', { name: 'Replay' }).click(),
    without: unread,
  },
  {
    name: 'the response info',
    method: 'GET',
    path: '/api/chats/:id/stats',
    send: (page) => chatOn(page).answers.last().getByRole('button', { name: 'Response info' }).click(),
    told: (page) =>
      page.getByRole('dialog', { name: 'Response info' }).getByRole('heading', { level: 2 }).nth(1),
    goOn: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
  {
    name: 'the end of a session',
    method: 'POST',
    path: '/api/chats/closeSession',
    send: fromAdministration('Close session', 'Close session'),
    without: unread,
  },
  {
    name: 'the deletion of the history',
    method: 'DELETE',
    path: '/api/chats',
    send: fromAdministration('Clear chat history', 'Delete Forever'),
    without: unread,
  },
  {
    name: 'a feedback',
    method: 'POST',
    path: '/api/users/current/feedback/generic',
    send: async (page) => {
      await press(page, 'Feedback');
      const dialog = page.getByRole('dialog', { name: 'Feedback' });
      await dialog.getByRole('radio', { name: 'Grin' }).check();
      await dialog.getByLabel('Compliment').check();
      await dialog.getByLabel('Tell us more').fill('Thank you.');
      await dialog.getByRole('button', { name: 'Send' }).click();
    },
    told: (page) => page.getByRole('alertdialog'),
    goOn: closeReceipt,
    without: unread,
  },
  {
    name: 'a report',
    method: 'POST',
    path: '/api/users/current/feedback/chat',
    send: async (page) => {
      await chatOn(page)
        .answers.last()
        .getByRole('button', { name: /^Provide feedback/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Report conversation' });
      await dialog.getByLabel('What should we know?').fill('It answered something else.');
      await dialog.getByLabel('I accept to share my session data').check();
      await dialog.getByRole('button', { name: 'Send' }).click();
    },
    told: (page) => page.getByRole('alertdialog'),
    goOn: closeReceipt,
    without: unread,
  },
];

/** The other pages can be reached, and back in the chat the typed text waits. */
async function expectTheRestWorks(page: Page) {
  const chat = chatOn(page);
  await leaveAndReopen(page);
  await expect(chat.entries.last()).toBeVisible();
  await expect(chat.box).toHaveValue(new RegExp(typed));
}

for (const { name, method, path, send, told = toast, goOn, without = [] } of calls) {
  test(`${name}: whatever happens to it, the person knows, loses nothing and can go on`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(...failedCall);
    const account = await sandbox.makeAccount({
      chats: 4,
      permissions: ['read:chatstat', 'edit:session', 'delete:chat'],
    });
    // Dialogs and toasts come and go at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const chat = await openChat(page, account);

    for (const fault of faultNames.filter((each) => !without.includes(each))) {
      await test.step(fault, async () => {
        await chat.box.fill(typed);
        const restore = await answer(page, method, path, faults[fault]);
        await send(page);
        if (faults[fault] === 'no connection') {
          await page.waitForURL('/noservice');
          await expect(toast(page)).toBeVisible();
          await expectCalm(page);
          await restore();
          await press(page, 'Retry');
        } else {
          await expect(told(page)).toBeVisible();
          await expectCalm(page);
          await restore();
          await goOn?.(page);
        }
        await expect(chat.entries.last()).toBeVisible();
        await expect(chat.box).toHaveValue(new RegExp(typed));
        await expectTheRestWorks(page);
        await closeToasts(page);
      });
    }
  });
}

/** So that the next fault's toast is the next fault's. */
async function closeToasts(page: Page) {
  const { notifications } = chatOn(page);
  const close = notifications.getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(notifications).toBeEmpty();
}
