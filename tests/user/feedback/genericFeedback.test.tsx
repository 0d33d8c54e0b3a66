import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendGenericFeedback } from '../../../src/api/feedback';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';
import { dialogs, openDialog } from './openDialog';

const messages = {
  opinion: 'Please select your opinion',
  category: 'Please select your feedback category',
  notes: 'Please add a few notes to your feedback',
};
const receipt = 'Thanks for your feedback! We appreciate all the feedback we can get.';
const notes = () => screen.getByRole('textbox', { name: 'Tell us more' });

describe('the feedback dialog', () => {
  it('keeps notes back that are longer than any letter, and says so at their field', async () => {
    const sent = mock(sendGenericFeedback);
    const { user, press } = await openDialog('Feedback');
    await user.click(notes());
    await user.paste('x'.repeat(20_001));
    await press('Send');
    expect(notes()).toHaveAccessibleDescription('Your notes can be at most 20,000 characters');
    expect(sent.received).toHaveLength(0);
  });

  it('asks for an opinion from angry to grin, a category and notes', async () => {
    const { dialog } = await openDialog('Feedback');
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Angry',
      'Sad',
      'Neutral',
      'Happy',
      'Grin',
      'Suggestion',
      'Bug',
      'Compliment',
    ]);
    for (const radio of dialog.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(notes()).toHaveValue('');
  });

  it('sends nothing until everything is filled in, and says what is missing', async () => {
    const sent = mock(sendGenericFeedback);
    const { dialog, press } = await openDialog('Feedback');
    await press('Send');
    const summary = within(await dialog.findByRole('region', { name: 'There are 3 things to put right' }));
    for (const message of Object.values(messages)) {
      expect(dialog.getAllByText(message)).toHaveLength(2);
      expect(summary.getByRole('link', { name: message })).toBeVisible();
    }
    expect(sent.received).toHaveLength(0);
  });

  it('counts notes of white space as none', async () => {
    const { user, press } = await openDialog('Feedback');
    await user.type(notes(), '   ');
    await press('Send');
    await waitFor(() => expect(notes()).toHaveAccessibleDescription(messages.notes));
  });

  it('takes each complaint back when its field is filled in', async () => {
    const { user, dialog, press } = await openDialog('Feedback');
    await press('Send');
    await waitFor(() => expect(notes()).toBeInvalid());
    await user.click(dialog.getByRole('radio', { name: 'Happy' }));
    await waitFor(() => expect(dialog.queryByText(messages.opinion)).not.toBeInTheDocument());
    await user.click(dialog.getByRole('radio', { name: 'Bug' }));
    await waitFor(() => expect(dialog.queryByText(messages.category)).not.toBeInTheDocument());
    await user.type(notes(), 'x');
    await waitFor(() => expect(dialog.queryByText(messages.notes)).not.toBeInTheDocument());
  });

  it.each([
    ['Angry', 1, 'Suggestion', 'suggestion'],
    ['Neutral', 3, 'Bug', 'bug'],
    ['Grin', 5, 'Compliment', 'compliment'],
  ])('sends %s as %i and %s as %s, with the page, and thanks', async (face, opinion, label, category) => {
    const sent = mock(sendGenericFeedback);
    const { user, dialog, press } = await openDialog('Feedback');
    await user.click(dialog.getByRole('radio', { name: face }));
    await user.click(dialog.getByRole('radio', { name: label }));
    await user.type(notes(), 'It rings');
    await press('Send');

    expect(await dialog.findByText(receipt)).toBeVisible();
    expect(dialog.getByText('The Hearken team')).toBeVisible();
    expect(sent.received.map(({ body }) => body)).toEqual([
      { category, opinion, feedback: 'It rings', page: '/news?page=2' },
    ]);
    await press('Close window');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  });

  it('shows a spinner while sending, and sends once', async () => {
    const sent = mock(sendGenericFeedback);
    const { user, dialog, press } = await openDialog('Feedback');
    await user.click(dialog.getByRole('radio', { name: 'Sad' }));
    await user.click(dialog.getByRole('radio', { name: 'Bug' }));
    await user.type(notes(), 'It rings');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    await dialog.findByText(receipt);
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(sent.received).toHaveLength(1);
    await press('Close window');
  });

  it('opens empty and without complaints every time', async () => {
    const { user, dialog, press, open } = await openDialog('Feedback');
    await user.click(dialog.getByRole('radio', { name: 'Happy' }));
    await press('Send');
    await dialog.findByRole('link', { name: messages.category });
    await press('Cancel');
    await waitFor(() => expect(dialogs()).toHaveLength(0));

    const again = await open();
    for (const radio of again.getAllByRole('radio')) expect(radio).not.toBeChecked();
    for (const message of Object.values(messages)) expect(again.queryByText(message)).not.toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Send' })).toBeVisible();
  });
});

describe('the address that feedback names', () => {
  it('is the path and the query of the page it was opened on', async () => {
    const sent = mock(sendGenericFeedback);
    const { user } = renderApp({ path: '/nowhere?x=1#end' });
    await user.click(await screen.findByRole('button', { name: 'Feedback' }));
    await user.click(await screen.findByRole('radio', { name: 'Happy' }));
    await user.click(screen.getByRole('radio', { name: 'Compliment' }));
    await user.type(notes(), 'Calm');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(receipt);
    expect(sent.received).toMatchObject([{ body: { page: '/nowhere?x=1' } }]);
  });
});
