import type { Page } from '@playwright/test';
import type { Answer } from '../../support/answers';
import type { ChatScreen } from '../../support/chat';
import { expect } from '../people';
import { inChat, openMenu } from './inChat';
import { type State, seeStillWorking, serverError } from './state';

const noContent: Answer = { status: 204 };

const feedbackPath = '/api/users/current/feedback/generic';
const reportPath = '/api/users/current/feedback/chat';
const statsPath = '/api/chats/:id/stats';

async function openReport(chat: ChatScreen, page: Page) {
  await chat.answers
    .last()
    .getByRole('button', { name: 'Provide feedback of the current conversation' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report conversation' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function sendReport(chat: ChatScreen, page: Page) {
  const dialog = await openReport(chat, page);
  await dialog.getByLabel('What should we know?').fill('It answered something else.');
  await dialog.getByLabel('I accept to share my session data').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  return dialog;
}

async function openFeedback(page: Page) {
  await openMenuEntry(page, 'Feedback');
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await expect(dialog.getByLabel('Tell us more')).toBeVisible();
  return dialog;
}

async function openMenuEntry(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
}

async function sendFeedback(page: Page) {
  const dialog = await openFeedback(page);
  await dialog.getByRole('radio', { name: 'Grin' }).check();
  await dialog.getByLabel('Compliment').check();
  await dialog.getByLabel('Tell us more').fill('Thank you.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  return dialog;
}

const openInfo = (chat: ChatScreen) =>
  chat.answers.last().getByRole('button', { name: 'Response info' }).click();

const thanks = 'Thanks for your feedback! We appreciate all the feedback we can get.';

export const dialogs: State[] = [
  inChat('a confirm dialog', [], async (_, page) => {
    await openMenu(page, 'Administration');
    await openMenuEntry(page, 'Close session');
    await expect(page.getByRole('dialog', { name: 'Close current session?' })).toBeVisible();
  }),
  inChat('a confirm dialog for something that cannot be undone', [], async (_, page) => {
    await openMenu(page, 'Administration');
    await openMenuEntry(page, 'Clear chat history');
    await expect(page.getByRole('dialog', { name: 'Delete chat history?' })).toBeVisible();
  }),
  inChat('an alert dialog', [['POST', feedbackPath, serverError]], async (_, page) => {
    await sendFeedback(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  inChat('the response info', [], async (chat, page) => {
    await openInfo(chat);
    const dialog = page.getByRole('dialog', { name: 'Response info' });
    await expect(dialog).toContainText('Module:');
    await dialog.locator('summary').first().click();
  }),
  inChat('the response info, loading', [['GET', statsPath, 'nothing']], async (chat, page) => {
    await openInfo(chat);
    await seeStillWorking(page, 'Loading the response info');
  }),
  inChat('the response info, failed', [['GET', statsPath, serverError]], async (chat, page) => {
    await openInfo(chat);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Retry' })).toBeVisible();
  }),
  inChat('the report of a conversation', [], openReport),
  inChat('the report of a conversation with errors', [], async (chat, page) => {
    const dialog = await openReport(chat, page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(
      dialog.getByRole('link', { name: 'Please accept to share your session data.' }),
    ).toBeVisible();
  }),
  inChat('the report of a conversation, sending', [['POST', reportPath, 'nothing']], async (chat, page) => {
    await sendReport(chat, page);
    await seeStillWorking(page, 'Sending your feedback');
  }),
  inChat('the receipt of a report', [['POST', reportPath, noContent]], async (chat, page) => {
    await expect((await sendReport(chat, page)).getByText(thanks)).toBeVisible();
  }),
  inChat('the report of a conversation with a text to restore', [], async (chat, page) => {
    const dialog = await openReport(chat, page);
    await dialog.getByLabel('What should we know?').fill('It answered something else.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await openReport(chat, page);
    await expect(dialog.getByRole('button', { name: 'Restore' })).toBeVisible();
  }),
  inChat('the question before a text is closed over', [], async (chat, page) => {
    const dialog = await openReport(chat, page);
    await dialog.getByLabel('What should we know?').fill('It answered something else.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Close without sending?' })).toBeVisible();
  }),
  inChat('the feedback', [], (_, page) => openFeedback(page)),
  inChat('the feedback with errors', [], async (_, page) => {
    const dialog = await openFeedback(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('link', { name: 'Please select your opinion' })).toBeVisible();
  }),
  inChat('the feedback, filled in', [], async (_, page) => {
    const dialog = await openFeedback(page);
    await dialog.getByRole('radio', { name: 'Grin' }).check();
    await dialog.getByLabel('Compliment').check();
    await dialog.getByLabel('Tell us more').fill('Thank you.');
  }),
  inChat('the feedback, sending', [['POST', feedbackPath, 'nothing']], async (_, page) => {
    await sendFeedback(page);
    await seeStillWorking(page, 'Sending your feedback');
  }),
  inChat('the receipt of a feedback', [['POST', feedbackPath, noContent]], async (_, page) => {
    await expect((await sendFeedback(page)).getByText(thanks)).toBeVisible();
  }),
];
