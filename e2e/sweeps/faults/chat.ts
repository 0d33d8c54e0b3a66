import type { Page } from '@playwright/test';
import {
  closeSession,
  deleteChat,
  deleteChatHistory,
  getChatStats,
  listChats,
  sendChat,
  startChat,
} from '../../../src/api/chat';
import { sendConversationFeedback, sendGenericFeedback } from '../../../src/api/feedback';
import { getUserStatus } from '../../../src/api/user';
import { chatOn } from '../../support/chat';
import { expect } from '../../support/test';
import type { FaultName } from './faults';
import { headed, press, type SweptCall, type SweptScreen } from './sweptCall';

const typed = 'Half a thought';

const kept = (page: Page) => expect(chatOn(page).box).toHaveValue(new RegExp(typed));
const whole = async (page: Page) => {
  await expect(chatOn(page).entries.last()).toBeVisible();
  await kept(page);
};

const onChat = (swept: Omit<SweptCall, 'at' | 'whole'> & Partial<SweptCall>): SweptCall => ({
  at: '/chat',
  fill: (page) => chatOn(page).box.fill(typed),
  kept,
  whole,
  ...swept,
});

/** What stands in place of the conversation, or of everything, leaves no box to type into. */
const inPlaceOfIt = {
  fill: undefined,
  kept: undefined,
  whole: (page: Page) => expect(chatOn(page).entries.last()).toBeVisible(),
};

const fromAdministration = (entry: string, ok: string) => async (page: Page) => {
  await press(page, 'Administration');
  await press(page, entry);
  await press(page, ok);
};

const infoDialog = (page: Page) => page.getByRole('dialog', { name: 'Response info' });

const receipt = (page: Page) => page.getByRole('alertdialog');
const closeReceipt = async (page: Page) => {
  await receipt(page).getByRole('button', { name: 'OK' }).click();
  await press(page, 'Close window');
};
const toldByReceipt = { told: receipt, hasToast: () => false, close: closeReceipt };

/** The chat and its dialogs. */
export const chatScreen: SweptScreen = {
  name: 'the chat',
  account: { chats: 4, permissions: ['read:chatstat', 'edit:session', 'delete:chat'] },
  calls: [
    onChat({ call: getUserStatus, ...inPlaceOfIt, told: headed('We could not open your space') }),
    onChat({
      call: listChats,
      anew: true,
      ...inPlaceOfIt,
      told: headed('Your conversation could not be loaded'),
    }),
    onChat({
      call: sendChat,
      send: (page) => chatOn(page).say(typed),
      told: (page) => chatOn(page).status('Not sent. Your text is back.'),
      hasToast: () => false,
    }),
    // It is sent as the chat opens; what was typed waits since the last one.
    onChat({ call: startChat, fill: undefined, retry: 'never' }),
    onChat({
      call: deleteChat,
      send: (page) => chatOn(page).own.last().getByRole('button', { name: 'Replay' }).click(),
      told: (page) => chatOn(page).status('Nothing was replayed'),
      hasToast: (fault) => fault !== 'answered 404',
    }),
    onChat({
      call: getChatStats,
      send: (page) => chatOn(page).answers.last().getByRole('button', { name: 'Response info' }).click(),
      told: (page, fault: FaultName) =>
        infoDialog(page).getByRole('heading', {
          name: fault === 'answered 404' ? 'This entry is no longer there' : 'The info could not be loaded',
        }),
      retry: 'by the rule',
      kept: undefined,
      close: (page) => infoDialog(page).getByRole('button', { name: 'Close' }).click(),
      whole: async (page) => {
        await expect(infoDialog(page).getByText(/^Module:/)).toBeVisible();
        await infoDialog(page).getByRole('button', { name: 'Close' }).click();
        await whole(page);
      },
    }),
    onChat({ call: closeSession, send: fromAdministration('Close session', 'Close session') }),
    onChat({ call: deleteChatHistory, send: fromAdministration('Clear chat history', 'Delete Forever') }),
    onChat({
      call: sendGenericFeedback,
      send: async (page) => {
        await press(page, 'Feedback');
        const dialog = page.getByRole('dialog', { name: 'Feedback' });
        await dialog.getByRole('radio', { name: 'Grin' }).check();
        await dialog.getByLabel('Compliment').check();
        await dialog.getByLabel('Tell us more').fill('Thank you.');
        await dialog.getByRole('button', { name: 'Send' }).click();
      },
      ...toldByReceipt,
    }),
    onChat({
      call: sendConversationFeedback,
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
      ...toldByReceipt,
    }),
  ],
};
