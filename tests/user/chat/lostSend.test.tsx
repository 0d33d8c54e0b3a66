import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listChats, sendChat, withdrawMessages } from '../../../src/api/chat';
import {
  answered,
  conversation,
  mockAnswers,
  mockChat,
  mockSlowAnswer,
  said,
} from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { box, openChat, showChat, shownEntries, status, textBack } from './openChat';

afterEach(() => vi.useRealTimers());

const unclear = 'No answer came. Your text is back; what was sent may still be answered.';
const stopWaiting = () => screen.getByRole('button', { name: 'Stop waiting' });
const withTomorrow = [...conversation, said(5, 'Tomorrow', true)];

async function sendIntoTheDark(fakeTimers = false) {
  const opened = await openChat({ fakeTimers });
  const sent = fault(sendChat, { hangs: true });
  await opened.user.type(box(), 'Tomorrow{Enter}');
  await waitFor(() => expect(sent.received).toHaveLength(1));
  return { ...opened, sent };
}

describe('whoever stops waiting', () => {
  it('has the text back if the message has not arrived', async () => {
    const { user, calls } = await sendIntoTheDark();
    await user.click(stopWaiting());
    await textBack('Tomorrow');
    expect(shownEntries()).toHaveLength(4);
    expect(calls.list.received).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sees the message in the conversation if it has arrived, and the box is empty', async () => {
    const { user, sent } = await sendIntoTheDark();
    mock(listChats, withTomorrow);
    await user.click(stopWaiting());
    expect(await status('Your message has arrived.')).toBeVisible();
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveValue('');
    expect(shownEntries()).toHaveLength(5);
    expect(sent.received).toHaveLength(1);
  });

  it('is not told of an earlier message with the same words', async () => {
    const opened = await openChat({ entries: withTomorrow });
    fault(sendChat, { hangs: true });
    await opened.user.type(box(), 'Tomorrow{Enter}');
    await opened.user.click(stopWaiting());
    await textBack('Tomorrow');
  });

  it('is told that nobody knows if the conversation cannot be read either', async () => {
    const { user } = await sendIntoTheDark();
    fault(listChats, { status: 500 });
    await user.click(stopWaiting());
    expect(await status(unclear)).toBeVisible();
    expect(box()).toHaveValue('Tomorrow');
    expect(shownEntries()).toHaveLength(4);
  });

  it('is told so as well by a server that cannot withdraw, until the message is there after all', async () => {
    const { user } = await sendIntoTheDark();
    fault(withdrawMessages, { status: 404 });
    await user.click(stopWaiting());
    expect(await status(unclear)).toBeVisible();
    expect(box()).toHaveValue('Tomorrow');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    mock(listChats, [...withTomorrow, answered(6, 'Good.')]);
    fireEvent.focus(window);
    expect(await status('Your message has arrived.')).toBeVisible();
    expect(box()).toHaveValue('');
    expect(shownEntries()).toHaveLength(6);
  });

  it('and sends the same text again sends it once, where the first one has arrived after all', async () => {
    const { user } = await sendIntoTheDark();
    await user.click(stopWaiting());
    await textBack('Tomorrow');
    mock(listChats, withTomorrow);
    const again = mockAnswers();
    await user.type(box(), '{Enter}');
    expect(await status('Your message has arrived.')).toBeVisible();
    expect(shownEntries()).toHaveLength(5);
    expect(again.received).toHaveLength(0);
    expect(box()).toHaveValue('');
  });
});

describe('a text that was not sent', () => {
  it('is named after a reload where more stands in the box', async () => {
    const { user, unmount } = await sendIntoTheDark();
    await user.click(stopWaiting());
    await textBack('Tomorrow');
    await user.type(box(), ' or the day after');
    unmount();
    await openChat();
    const told = await status('Not sent. Your text is back.');
    expect(within(told).getByText('Tomorrow')).toBeVisible();
    expect(box()).toHaveValue('Tomorrow or the day after');
  });
});

describe('an answer that does not come', () => {
  it('is waited for 120 seconds, then the conversation is read again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await sendIntoTheDark(true);
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    expect(screen.getByText('The assistant is writing')).toBeInTheDocument();

    mock(listChats, withTomorrow);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(await status('Your message has arrived.')).toBeVisible();
    expect(shownEntries()).toHaveLength(5);
  });
});

describe('a gateway that gives up on the answer', () => {
  it.each([502, 504])('leaves a message that had arrived in the conversation, once: %i', async (status) => {
    const { user } = await openChat();
    fault(sendChat, { html: '<h1>The gateway has had no answer</h1>', htmlStatus: status });
    mock(listChats, withTomorrow);
    await user.type(box(), 'Tomorrow{Enter}');
    expect(await screen.findByText('Your message has arrived.')).toBeVisible();
    expect(shownEntries()).toHaveLength(5);
    expect(box()).toHaveValue('');
  });
});

describe('a connection that is lost while sending', () => {
  const loseIt = async () => {
    const opened = await openChat();
    fault(sendChat, { network: 'error' });
    await opened.user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(address()).toBe('/noservice'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    opened.unmount();
  };

  it('leads to the no-service page; on return the text is in the box', async () => {
    await loseIt();
    await openChat();
    expect(box()).toHaveValue('Tomorrow');
    expect(shownEntries()).toHaveLength(4);
  });

  it.each([
    ['has arrived', withTomorrow, 'Your message has arrived.', ''],
    ['has not arrived', conversation, 'Not sent. Your text is back.', 'Tomorrow'],
  ])('tells whoever goes back without a reload that the message %s', async (_what, entries, told, left) => {
    const { router, user } = await openChat();
    fault(sendChat, { network: 'error' });
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(address()).toBe('/noservice'));
    mock(listChats, entries);
    await act(() => router.navigate('/chat'));
    expect(await status(told)).toBeVisible();
    await waitFor(() => expect(shownEntries()).toHaveLength(entries.length));
    expect(box()).toHaveValue(left);

    mockAnswers('Next week it is.');
    await user.clear(box());
    await user.type(box(), 'Next week{Enter}');
    await waitFor(() => expect(shownEntries()[entries.length + 1]).toHaveTextContent('Next week it is.'));
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  it('leaves the box empty on return if the message had arrived before', async () => {
    await loseIt();
    await openChat({ entries: withTomorrow });
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(shownEntries()).toHaveLength(5);
  });
});

describe('a page that is loaded anew while a message is on its way', () => {
  const reload = async () => {
    const opened = await openChat();
    const { received } = mockSlowAnswer();
    await opened.user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(received).toHaveLength(1));
    opened.unmount();
  };

  it('has the text in the box until the conversation is there', async () => {
    await reload();
    mockChat();
    fault(listChats, { hangs: true });
    showChat();
    expect(box()).toHaveValue('Tomorrow');
  });

  it('keeps it there if the message has not arrived, and sends nothing by itself', async () => {
    await reload();
    const answer = mockSlowAnswer();
    await openChat();
    expect(box()).toHaveValue('Tomorrow');
    expect(box()).toBeEnabled();
    expect(answer.received).toHaveLength(0);
  });

  it('empties the box once the conversation shows that it has arrived', async () => {
    await reload();
    await openChat({ entries: withTomorrow });
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('forgets nothing while the conversation cannot be read', async () => {
    await reload();
    mockChat();
    fault(listChats, { status: 500 });
    const { user } = showChat();
    await screen.findByRole('heading', { name: 'Your conversation could not be loaded' });
    expect(box()).toHaveValue('Tomorrow');

    mock(listChats, withTomorrow);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(box()).toHaveValue(''));
  });
});
