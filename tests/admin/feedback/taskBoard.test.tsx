import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createCard,
  getGenericFeedback,
  getTaskBoardLink,
  linkCard,
  listFeedbackLogs,
  removeCardLink,
} from '../../../src/api/admin/feedback';
import { fault, mock } from '../../support/mocks';
import { bug, button, card, line, openFeedback, serveDetails } from './openFeedback';

const panel = () => screen.findByRole('region', { name: 'Trello' });
const number = () => screen.findByRole('spinbutton', { name: 'Trello Card Id' });
async function unlink(user: ReturnType<typeof openFeedback>['user']) {
  await user.click(screen.getByTitle('Delete Trello Link'));
  const question = within(await screen.findByRole('dialog', { name: 'Delete the Trello link?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
}
const params = { type: 'generic', id: '3' };

describe('the task-board card of a feedback', () => {
  it('can be created; link and log are read again', async () => {
    serveDetails(bug);
    const created = mock(createCard);
    const { user } = openFeedback('generic/3');
    await button('Create Trello Card');
    await screen.findByText(line.logEntry);
    mock(getTaskBoardLink, card);
    mock(listFeedbackLogs, { logs: [{ ...line, logEntry: 'Created a card.' }, line] });
    await user.click(await button('Create Trello Card'));
    const link = await screen.findByRole('link', { name: /A darker theme/ });
    expect(link).toHaveAttribute('href', card.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(await panel()).toHaveTextContent(/Card id17ListDoing/);
    expect(screen.queryByText('Archived')).not.toBeInTheDocument();
    expect(await screen.findByText('Created a card.')).toBeInTheDocument();
    expect(created.received).toMatchObject([{ params }]);
  });

  it.each(['0', '99999', '-3', '1.5', ''])('is not searched for by “%s”', async (typed) => {
    serveDetails(bug);
    const searched = mock(linkCard);
    const { user } = openFeedback('generic/3');
    const box = await number();
    expect(box).toHaveAttribute('min', '0');
    expect(box).toHaveAttribute('max', '99999');
    expect(box).toHaveAttribute('maxlength', '4');
    if (typed) await user.type(box, typed);
    await user.click(within(await panel()).getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Enter id between 0 and 99999')).toBeInTheDocument();
    expect(searched.received).toHaveLength(0);
  });

  it('changes the feedback, which is read again', async () => {
    serveDetails(bug);
    const updatedAt = '2026-03-09T10:00:00.000Z';
    mock(linkCard, () => {
      mock(getGenericFeedback, { ...bug, updatedAt });
      return null;
    });
    const { user } = openFeedback('generic/3');
    await user.type(await number(), '17');
    await user.click(within(await panel()).getByRole('button', { name: 'Search' }));
    const updated = () => screen.getByText('Updated At').nextElementSibling?.querySelector('time')?.dateTime;
    await waitFor(() => expect(updated()).toBe(updatedAt));
  });

  it('is linked when it is found by its number', async () => {
    serveDetails(bug);
    const linked = mock(linkCard);
    const { user } = openFeedback('generic/3');
    await user.type(await number(), '99998');
    mock(getTaskBoardLink, { ...card, closed: true });
    await user.click(within(await panel()).getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Archived')).toBeInTheDocument();
    expect(linked.received).toMatchObject([{ params: { ...params, cardId: '99998' } }]);
  });

  it('has its number kept until it is linked, also by a page that is loaded anew', async () => {
    serveDetails(bug);
    mock(linkCard);
    mock(removeCardLink);
    const first = openFeedback('generic/3');
    await first.user.type(await number(), '41');
    first.unmount();
    const { user } = openFeedback('generic/3');
    expect(await number()).toHaveValue(41);
    mock(getTaskBoardLink, card);
    await user.click(within(await panel()).getByRole('button', { name: 'Search' }));
    await screen.findByText('Doing');
    mock(getTaskBoardLink, null);
    await unlink(user);
    expect(await number()).toHaveValue(null);
  });

  it('that is not found is said at its number, without a toast', async () => {
    serveDetails(bug);
    fault(linkCard, { status: 404 });
    const { user } = openFeedback('generic/3');
    await user.type(await number(), '123');
    await user.click(within(await panel()).getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Card not found.')).toBeInTheDocument();
    expect(await number()).toHaveValue(123);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be refreshed and unlinked', async () => {
    serveDetails({ ...bug, trelloId: 17 }, card);
    const removed = mock(removeCardLink);
    const { user } = openFeedback('generic/3');
    await screen.findByText('Doing');
    mock(getTaskBoardLink, { ...card, listName: 'Done' });
    await user.click(screen.getByTitle('Refresh trello status'));
    expect(await screen.findByText('Done')).toBeInTheDocument();
    await user.click(screen.getByTitle('Delete Trello Link'));
    await user.click(await button('Cancel'));
    expect(removed.received).toHaveLength(0);
    mock(getTaskBoardLink, null);
    await unlink(user);
    expect(await button('Create Trello Card')).toBeInTheDocument();
    expect(removed.received).toMatchObject([{ params }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Trello' })).toHaveFocus());
  });

  it('can be asked for again when it did not come', async () => {
    serveDetails(bug);
    fault(getTaskBoardLink, { status: 500 });
    const { user } = openFeedback('generic/3');
    const retry = await button('Retry');
    mock(getTaskBoardLink, card);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /A darker theme/ })).toBeInTheDocument();
  });
});
