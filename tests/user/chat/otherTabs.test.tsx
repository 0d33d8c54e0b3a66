import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listChats, readReply } from '../../../src/api/chat';
import { announceChange } from '../../../src/user/chat/historyChannel';
import { answered, conversation, mockAnswers, mockSlowAnswer, said } from '../../support/conversation';
import { mockEvents } from '../../support/eventStream';
import { ann } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { box, openChat, shownEntries } from './openChat';

const channelName = `chat ${ann.sub}`;

/** Another tab of the same person. */
function otherTab() {
  const channel = new BroadcastChannel(channelName);
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return { heard, tell: () => channel.postMessage('another tab') };
}

const more = [...conversation, said(5, 'Tomorrow', true), answered(6, 'Good.')];
const running = [
  ...conversation,
  { ...said(101, 'Tomorrow'), data: { text: 'Tomorrow', showDelete: false, isBeingAnswered: true } },
] as typeof conversation;

describe('what another tab sends', () => {
  it('shows within a moment, without a word of it in the channel', async () => {
    await openChat();
    mock(listChats, more);
    otherTab().tell();
    await waitFor(() => expect(shownEntries()).toHaveLength(6));
    expect(shownEntries()[4]).toHaveTextContent('Tomorrow');
  });

  it('shows its reply as it grows', async () => {
    const { user } = await openChat();
    await user.type(box(), 'Half a thought');
    const rest = mockEvents(readReply);
    mock(listChats, running);
    otherTab().tell();
    rest.send('accepted', { userInputChatId: 101 });
    rest.send('delta', { text: 'Then let' });
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('Then let'));
    rest.send('done', { userInputChatId: 101, data: answered(102, 'Then let us prepare.') });
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('Then let us prepare.'));
    expect(box()).toHaveValue('Half a thought');
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('takes nobody away from what they read', async () => {
    await openChat();
    const log = screen.getByRole('log');
    act(() => log.focus());
    mock(listChats, running);
    mock(readReply, { userInputChatId: 101, data: answered(102, 'Good.') });
    otherTab().tell();
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('Good.'));
    await waitFor(() => expect(box()).toBeEnabled());
    expect(log).toHaveFocus();
  });

  it('waits for the answer that this tab waits for', async () => {
    const { user } = await openChat();
    const answer = mockSlowAnswer();
    await user.type(box(), 'Next week{Enter}');
    await waitFor(() => expect(answer.received).toHaveLength(1));
    const list = mock(listChats, [...more, said(101, 'Next week', true), answered(102, 'I hear you.')]);
    otherTab().tell();
    answer.arrive();
    await waitFor(() => expect(shownEntries()).toHaveLength(8));
    expect(list.received).toHaveLength(1);
  });

  it('shows nothing any more once it has cleared the conversation', async () => {
    const { user } = await openChat();
    mockAnswers('I hear you well.');
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('I hear you well.'));
    mock(listChats, []);
    otherTab().tell();
    expect(await screen.findByText('This is your space')).toBeVisible();
    expect(screen.queryByText('I hear you well.')).not.toBeInTheDocument();
  });
});

describe('whoever comes back to the tab', () => {
  it('finds what has been said elsewhere', async () => {
    await openChat();
    mock(listChats, more);
    fireEvent.focus(window);
    await waitFor(() => expect(shownEntries()).toHaveLength(6));
  });

  it('is not told of a connection that is not there yet', async () => {
    await openChat();
    const list = fault(listChats, { network: 'error' });
    fireEvent.focus(window);
    await waitFor(() => expect(list.received).toHaveLength(1));
    expect(shownEntries()).toHaveLength(4);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).toBe('/chat');
  });
});

describe('what this tab sends', () => {
  it('is announced to the others, by no word of it', async () => {
    const { user, calls } = await openChat();
    const other = otherTab();
    mockAnswers();
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(other.heard.length).toBeGreaterThan(0));
    expect(JSON.stringify(other.heard)).not.toContain('Tomorrow');
    expect(calls.list.received).toHaveLength(1);
  });

  it('is announced to tabs of the same person alone', async () => {
    const other = otherTab();
    announceChange('auth0|bob');
    announceChange(ann.sub);
    await waitFor(() => expect(other.heard).toHaveLength(1));
  });
});
