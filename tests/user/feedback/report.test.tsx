import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendConversationFeedback } from '../../../src/api/feedback';
import { mock } from '../../support/mocks';
import { openChat } from '../chat/openChat';
import { dialogs, openDialog } from './openDialog';

const messages = {
  share: 'Please accept to share your session data.',
  notes: 'Please add a few notes to your feedback',
};
const receipt = 'Thanks for your feedback! We appreciate all the feedback we can get.';
const notes = () => screen.getByRole('textbox', { name: 'What should we know?' });
const share = () => screen.getByRole('checkbox', { name: 'I accept to share my session data' });

describe('the report of a conversation', () => {
  it('says what becomes of the shared session', async () => {
    const { dialog } = await openDialog('Report conversation');
    expect(dialog.getByText(/encrypted, used only for research, and then deleted/)).toBeVisible();
    expect(share()).not.toBeChecked();
    expect(notes()).toHaveValue('');
  });

  it('sends nothing until the box is ticked and notes are given, and says so', async () => {
    const sent = mock(sendConversationFeedback);
    const { user, dialog, press } = await openDialog('Report conversation');
    await press('Send');
    await waitFor(() => expect(share()).toHaveAccessibleDescription(messages.share));
    expect(notes()).toHaveAccessibleDescription(messages.notes);
    await user.click(await dialog.findByRole('link', { name: messages.notes }));
    expect(notes()).toHaveFocus();

    await user.type(notes(), 'Not kind');
    await waitFor(() => expect(dialog.queryByText(messages.notes)).not.toBeInTheDocument());
    await press('Send');
    await waitFor(() => expect(share()).toHaveFocus());
    await user.click(share());
    await waitFor(() => expect(dialog.queryByText(messages.share)).not.toBeInTheDocument());
    expect(sent.received).toHaveLength(0);
  });

  it('sends the entry, the consent and the notes, and thanks', async () => {
    const sent = mock(sendConversationFeedback);
    const { user, dialog, press } = await openDialog('Report conversation');
    await user.type(notes(), 'Not kind');
    await user.click(share());
    await press('Send');
    expect(await dialog.findByText(receipt)).toBeVisible();
    expect(dialog.getByText('The Hearken team')).toBeVisible();
    expect(sent.received.map(({ body }) => body)).toEqual([
      { chatId: 4, acceptShareData: true, feedback: 'Not kind' },
    ]);
    await press('Close window');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  });

  it('opens empty every time', async () => {
    const { user, press, open } = await openDialog('Report conversation');
    await user.click(share());
    await press('Cancel');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    const again = await open();
    expect(share()).not.toBeChecked();
    expect(again.queryByText(messages.share)).not.toBeInTheDocument();
  });

  it('opens from the flag of an answer, which it names', async () => {
    const sent = mock(sendConversationFeedback);
    const { user } = await openChat();
    const flag = screen.getAllByTitle('Provide feedback of the current conversation')[0];
    if (!flag) throw new Error('The answer has no flag');
    await user.click(flag);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report conversation' }));
    await user.type(notes(), 'Not kind');
    await user.click(share());
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText(receipt);
    expect(sent.received).toMatchObject([{ body: { chatId: 2 } }]);
  });
});
