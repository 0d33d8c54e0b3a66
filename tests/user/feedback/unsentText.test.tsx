import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendGenericFeedback } from '../../../src/api/feedback';
import { enter } from '../../support/controls';
import { mock } from '../../support/mocks';
import { dialogs, openDialog } from './openDialog';

const notes = () => screen.getByRole('textbox', { name: 'Tell us more' });
const restore = () => screen.queryByRole('button', { name: 'Restore' });
const closed = () => waitFor(() => expect(dialogs()).toHaveLength(0));

async function typeAndCancel() {
  const opened = await openDialog('Feedback');
  await enter(opened.user, notes(), 'Half a complaint');
  await opened.press('Cancel');
  await closed();
  return opened;
}

describe('closing with a text that was not sent', () => {
  it('happens without a question with Cancel', async () => {
    await typeAndCancel();
  });

  it('happens without a question with the × button', async () => {
    const { user, press } = await openDialog('Feedback');
    await enter(user, notes(), 'Half a complaint');
    await press('Close');
    await closed();
  });

  it('asks first on Escape; Go Back stays with the text', async () => {
    const { user, press } = await openDialog('Feedback');
    await enter(user, notes(), 'Half a complaint');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Close without sending?' });
    expect(question).toHaveTextContent('Your text is kept, and offered to you the next time.');
    await press('Go Back');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(notes()).toHaveValue('Half a complaint');
  });

  it('happens after the question is answered with Close', async () => {
    const { user } = await openDialog('Feedback');
    await enter(user, notes(), 'Half a complaint');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Close without sending?' }));
    await user.click(question.getByRole('button', { name: 'Close' }));
    await closed();
  });

  it('asks nothing on Escape where nothing is typed', async () => {
    const { user } = await openDialog('Feedback');
    await user.keyboard('{Escape}');
    await closed();
  });
});

describe('a text that was not sent', () => {
  it('is offered back the next time, where the dialog opens empty', async () => {
    const { open, press } = await typeAndCancel();
    await open();
    expect(notes()).toHaveValue('');
    await press('Restore');
    expect(notes()).toHaveValue('Half a complaint');
    expect(notes(), 'the button has gone').toHaveFocus();
    expect(restore()).not.toBeInTheDocument();
  });

  it('is offered back after the page was loaded anew', async () => {
    const { unmount } = await typeAndCancel();
    unmount();
    const { press } = await openDialog('Feedback');
    await press('Restore');
    expect(notes()).toHaveValue('Half a complaint');
  });

  it('is still offered when the dialog was closed without restoring it', async () => {
    const { open, press } = await typeAndCancel();
    await open();
    await press('Cancel');
    await closed();
    await open();
    expect(restore()).toBeVisible();
  });

  it('is not offered where nothing was typed', async () => {
    await openDialog('Feedback');
    expect(restore()).not.toBeInTheDocument();
  });

  it('is no longer offered once the server has accepted it', async () => {
    mock(sendGenericFeedback);
    const { user, open, press, dialog } = await openDialog('Feedback');
    await user.click(dialog.getByRole('radio', { name: 'Happy' }));
    await user.click(dialog.getByRole('radio', { name: 'Bug' }));
    await enter(user, notes(), 'A whole complaint');
    await press('Send');
    await screen.findByText(/Thanks for your feedback!/);
    await press('Close window');
    await closed();
    await open();
    expect(restore()).not.toBeInTheDocument();
  });

  it('comes back above what is typed already, of which nothing is lost', async () => {
    const { open, user, press } = await typeAndCancel();
    await open();
    await enter(user, notes(), 'Another one');
    await press('Restore');
    expect(notes()).toHaveValue('Half a complaint\n\nAnother one');
  });

  it('comes back once, although it was typed again', async () => {
    const { open, user, press } = await typeAndCancel();
    await open();
    await enter(user, notes(), 'Half a complaint');
    await press('Restore');
    expect(notes()).toHaveValue('Half a complaint');
  });

  it('stays on offer, together with what was typed since', async () => {
    const { open, user, press } = await typeAndCancel();
    await open();
    await enter(user, notes(), 'Another one');
    await press('Cancel');
    await closed();
    await open();
    await press('Restore');
    expect(notes()).toHaveValue('Half a complaint\n\nAnother one');
  });

  it('is still offered after another text was sent', async () => {
    mock(sendGenericFeedback);
    const { user, open, press } = await typeAndCancel();
    const dialog = await open();
    await user.click(dialog.getByRole('radio', { name: 'Happy' }));
    await user.click(dialog.getByRole('radio', { name: 'Bug' }));
    await enter(user, notes(), 'A whole complaint');
    await press('Send');
    await screen.findByText(/Thanks for your feedback!/);
    await press('Close window');
    await closed();
    await open();
    await press('Restore');
    expect(notes()).toHaveValue('Half a complaint');
  });

  it('of one dialog is not offered in the other', async () => {
    const { unmount } = await typeAndCancel();
    unmount();
    await openDialog('Report conversation');
    expect(restore()).not.toBeInTheDocument();
  });
});
