import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ChatEntry, listChats, startChat } from '../../../src/api/chat';
import { createDeferred } from '../../../src/auth/deferred';
import { chatKeys } from '../../../src/user/chat/keys';
import { layOut } from '../../support/browser';
import { answered, conversation, mockAnswers, mockChat, said } from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { box, openChat, showChat, shownEntries } from './openChat';

describe('opening the chat', () => {
  it('starts a session first and then loads the conversation', async () => {
    const start = mock(startChat);
    const startsBefore: number[] = [];
    mock(listChats, () => {
      startsBefore.push(start.received.length);
      return conversation;
    });
    showChat();
    expect(await screen.findByRole('log', { name: 'Conversation' })).toBeVisible();
    expect(startsBefore).toEqual([1]);
  });

  it('starts a session after all when a message came in the way of that', async () => {
    const { user, calls, router, queryClient } = await openChat();
    await act(() => router.navigate('/news'));
    const start = fault(startChat, { hangs: true });
    mockAnswers('Tomorrow it is.');
    await act(() => router.navigate('/chat'));
    await waitFor(() => expect(start.received).toHaveLength(1));
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('Tomorrow it is.'));

    const again = mock(startChat);
    await act(() => queryClient.refetchQueries({ queryKey: chatKeys.entries() }));
    expect(again.received).toHaveLength(1);
    expect(calls.list.received).toHaveLength(2);
    await act(() => queryClient.refetchQueries({ queryKey: chatKeys.entries() }));
    expect(again.received).toHaveLength(1);
  });

  it('loads the conversation even if no session could be started', async () => {
    mock(listChats, conversation);
    fault(startChat, { status: 500 });
    showChat();
    expect(await screen.findByRole('log')).toBeVisible();
    expect(shownEntries()).toHaveLength(4);
  });

  it('keeps the order of the server', async () => {
    await openChat({ entries: [said(7, 'Seven'), answered(3, 'Three'), said(5, 'Five')] });
    const entries = shownEntries();
    expect(entries[0]).toHaveTextContent('Seven');
    expect(entries[1]).toHaveTextContent('Three');
    expect(entries[2]).toHaveTextContent('Five');
    expect(entries).toHaveLength(3);
  });

  it('leaves out entries of a kind that it does not know', async () => {
    const unknown = { id: 9, renderer: 'Hologram', timestamp: 'later', data: {} };
    fault(listChats, { json: [unknown, ...conversation] });
    mock(startChat);
    showChat();
    await screen.findByRole('log');
    expect(shownEntries()).toHaveLength(4);
  });

  it('welcomes a person who has said nothing yet', async () => {
    await openChat({ entries: [] });
    expect(screen.getByRole('heading', { name: 'This is your space' })).toBeVisible();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('placeholder', 'chat...');
    expect(box()).not.toHaveAttribute('maxlength');
  });

  it('lets the person write meanwhile, and sends the message once the conversation is there', async () => {
    const list = createDeferred<ChatEntry[]>();
    mock(startChat);
    mock(listChats, () => list.promise);
    const sent = mockAnswers();
    const { user } = showChat();
    expect(screen.getByText('You can already write.')).toBeVisible();
    await user.type(box(), 'Hello{Enter}');
    expect(box()).toHaveValue('Hello');
    expect(sent.received).toHaveLength(0);

    list.resolve(conversation);
    await waitFor(() => expect(shownEntries().at(-1)).toHaveTextContent('I hear you.'));
    expect(shownEntries()).toHaveLength(6);
    expect(sent.received).toMatchObject([{ body: { input: 'Hello' } }]);
  });

  it.each([
    ['an error', { status: 500 }],
    ['a page instead of data', { html: '<p>Welcome to the hotel network' }],
    ['a wrong shape', { json: { entries: [] } }],
    [
      'a broken entry of a known kind',
      { json: [{ id: 1, renderer: 'UserInput', timestamp: '?', data: {} }] },
    ],
    ['nothing', { empty: true }],
  ] as const)('shows that it failed after %s, and goes on after Retry', async (_name, failure) => {
    mockChat();
    const failed = fault(listChats, failure);
    const { user } = showChat();
    expect(
      await screen.findByRole('heading', { name: 'Your conversation could not be loaded' }),
    ).toBeVisible();
    expect(failed.received).toHaveLength(1);
    await user.type(box(), 'Still here');

    mock(listChats, conversation);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('log')).toBeVisible();
    expect(box()).toHaveValue('Still here');
  });
});

describe('a person who may not read the conversation', () => {
  it('is told so, and nothing is asked again', async () => {
    mockChat();
    const refused = fault(listChats, { status: 403 });
    showChat();
    expect(await screen.findByText('You do not have access to this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(refused.received).toHaveLength(1);
  });
});

describe('a long conversation', () => {
  it('puts only what is near the screen into the document, and says how long it is', async () => {
    const long: ChatEntry[] = Array.from({ length: 2_000 }, (_, index) =>
      index % 2 ? answered(index + 1, 'Go on') : said(index + 1, 'More'),
    );
    mockChat(long);
    showChat();
    layOut({ scroller: 600 });
    await screen.findByRole('log');
    await waitFor(() => expect(shownEntries().length).toBeGreaterThan(0));
    expect(shownEntries().length).toBeLessThan(60);
    expect(shownEntries()[0]).toHaveAttribute('aria-setsize', '2000');
  });

  it('opens a very long text on request', async () => {
    const { user } = await openChat({ entries: [answered(1, `${'word '.repeat(2_000)}the end`)] });
    expect(shownEntries()[0]).not.toHaveTextContent('the end');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(shownEntries()[0]).toHaveTextContent('the end');
  });
});
