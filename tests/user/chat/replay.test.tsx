import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteChat, listChats, sendChat } from '../../../src/api/chat';
import { answered, conversation, mockAnswers, said } from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { box, openChat, shownEntries, status, textBack } from './openChat';

const openForReplay = () => openChat({ permissions: ['read:chatstat'] });
const replayButton = () => screen.getByRole('button', { name: 'Replay' });

describe('replaying the latest message', () => {
  it('deletes it with its answer first, then sends the same text again', async () => {
    const { user } = await openForReplay();
    const deleted = mock(deleteChat);
    let deletedBefore = 0;
    const sent = mock(sendChat, () => {
      deletedBefore = deleted.received.length;
      return { userInputChatId: 5, data: answered(6, 'On Monday?') };
    });
    await user.click(replayButton());

    await waitFor(() => expect(shownEntries()[3]).toHaveTextContent('On Monday?'));
    expect(shownEntries()).toHaveLength(4);
    expect(shownEntries()[2]).toHaveTextContent('My exam');
    expect(deleted.received).toMatchObject([{ params: { id: '3' } }]);
    expect(sent.received).toMatchObject([{ body: { input: 'My exam' } }]);
    expect(deletedBefore).toBe(1);
  });

  it('can be replayed again, under its new id', async () => {
    const { user } = await openForReplay();
    const deleted = mock(deleteChat);
    mockAnswers();
    await user.click(replayButton());
    await waitFor(() => expect(shownEntries()[3]).toHaveTextContent('I hear you.'));
    await user.click(replayButton());
    await waitFor(() => expect(deleted.received.map(({ params }) => params.id)).toEqual(['3', '101']));
  });

  it('leaves what stands in the box alone', async () => {
    const { user } = await openForReplay();
    mock(deleteChat);
    mockAnswers();
    await user.type(box(), 'Half a thought');
    await user.click(replayButton());
    await waitFor(() => expect(shownEntries()[3]).toHaveTextContent('I hear you.'));
    expect(box()).toHaveValue('Half a thought');
  });

  it.each([
    ['an error', { status: 500 }],
    ['a refusal', { status: 403 }],
  ] as const)('removes and sends nothing when the deletion fails with %s', async (_name, failure) => {
    const { user } = await openForReplay();
    fault(deleteChat, failure);
    const sent = mockAnswers();
    await user.type(box(), 'Half a thought');
    await user.click(replayButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, we could not connect to the server.');
    await waitFor(() => expect(box()).toBeEnabled());
    expect(shownEntries()).toHaveLength(4);
    expect(shownEntries()[2]).toContainElement(replayButton());
    expect(box()).toHaveValue('Half a thought');
    expect(sent.received).toHaveLength(0);
  });

  it('says plainly that the message is gone, and shows what is there instead', async () => {
    const { user } = await openForReplay();
    fault(deleteChat, { status: 404 });
    const sent = mockAnswers();
    mock(listChats, [...conversation.slice(0, 2), said(5, 'My exam', true), answered(6, 'On Monday?')]);
    await user.click(replayButton());
    expect(await status('Nothing was replayed: that message is no longer there.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shownEntries()[3]).toHaveTextContent('On Monday?');
    expect(sent.received).toHaveLength(0);
  });

  it('closes what was opened in the answer before', async () => {
    const long = 'word '.repeat(2_000);
    const { user } = await openChat({
      entries: [said(3, 'My exam', true), answered(4, long)],
      permissions: ['read:chatstat'],
    });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
    mock(deleteChat);
    mockAnswers(long);
    await user.click(replayButton());
    expect(await screen.findByRole('button', { name: 'Show all' })).toBeVisible();
  });

  it('goes to the no-service page when the connection is lost, with nothing removed', async () => {
    const { user, unmount } = await openForReplay();
    fault(deleteChat, { network: 'error' });
    const sent = mockAnswers();
    await user.click(replayButton());
    await waitFor(() => expect(address()).toBe('/noservice'));
    unmount();
    await openForReplay();
    expect(shownEntries()).toHaveLength(4);
    expect(sent.received).toHaveLength(0);
  });

  it.each([
    ['', 'My exam'],
    ['Half a thought', 'My exam\nHalf a thought'],
  ])('puts its text before "%s" in the box when it cannot be sent again', async (typed, expected) => {
    const { user } = await openForReplay();
    mock(deleteChat);
    fault(sendChat, { status: 500 });
    if (typed) await user.type(box(), typed);
    await user.click(replayButton());

    await textBack(expected);
    expect(shownEntries()).toHaveLength(2);
  });
});
