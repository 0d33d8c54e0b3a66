import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendChat } from '../../../src/api/chat';
import { TokenError } from '../../../src/api/failure';
import { allowConsole } from '../../support/consoleWatch';
import { notifications } from '../../support/controls';
import { answered, mockAnswers } from '../../support/conversation';
import { fault } from '../../support/mocks';
import { address } from '../../support/render';
import { box, openChat, shownEntries, textBack } from './openChat';

describe('a message that the server refuses', () => {
  it.each([
    ['an error', { status: 500 }],
    ['a bad request', { status: 400, body: { message: 'The input is empty.' } }],
    ['a refusal', { status: 403 }],
    ['too many requests', { status: 429, retryAfterSeconds: 30 }],
    ['a page instead of data', { html: '<p>Welcome to the hotel network' }],
    ['a wrong shape', { json: { answer: 'Hello' } }],
    ['no answer in it', { json: { userInputChatId: 5, data: null } }],
    ['nothing', { empty: true }],
  ] as const)('goes, and its text is back in the box without a toast, after %s', async (_name, failure) => {
    const { user } = await openChat();
    const sent = fault(sendChat, failure);
    await user.type(box(), 'Tomorrow{Enter}');

    await textBack('Tomorrow');
    expect(shownEntries()).toHaveLength(4);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent.received).toHaveLength(1);
    expect(address()).toBe('/chat');
  });

  it.each([
    [400, 'Your message can be at most 2,000,000 characters'],
    [413, 'This is too long: the server takes 4 MB at most.'],
    [429, 'Too many messages in a short time.'],
  ])('stands there with the reason that the server gives with %d', async (status, message) => {
    const { user } = await openChat();
    fault(sendChat, { status, body: { message } });
    await user.type(box(), 'Tomorrow{Enter}');
    await textBack('Tomorrow');
    expect(screen.getByText(message)).toBeVisible();
  });

  it('can be sent again', async () => {
    const { user } = await openChat();
    fault(sendChat, { status: 500 });
    await user.type(box(), 'Tomorrow{Enter}');
    await textBack('Tomorrow');
    mockAnswers('Here it is.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('Here it is.'));
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
    expect(box()).toHaveValue('');
  });

  it('leaves the former message its replay', async () => {
    const { user } = await openChat({ permissions: ['read:chatstat'] });
    fault(sendChat, { status: 500 });
    await user.type(box(), 'Tomorrow{Enter}');
    await textBack('Tomorrow');
    expect(shownEntries()[2]).toContainElement(screen.getByRole('button', { name: 'Replay' }));
  });
});

describe('a message that triggers the content filter', () => {
  const send = async () => {
    const opened = await openChat();
    fault(sendChat, { status: 400, body: { code: 'CONTENT_FILTER' } });
    await opened.user.type(box(), 'Dark thoughts{Enter}');
    return { ...opened, toast: await screen.findByRole('alert') };
  };

  it('shows what to do, and the text is back', async () => {
    const { toast } = await send();
    expect(within(toast).getByText('Error sending message')).toBeVisible();
    expect(toast).toHaveTextContent('The message is triggering our content filter.');
    expect(toast).toHaveTextContent(/at risk of self harm, please seek medical advice immediately/);
    await textBack('Dark thoughts');
    expect(shownEntries()).toHaveLength(4);
  });

  it('keeps the toast until it is closed', async () => {
    const { user } = await send();
    await user.type(box(), ' and more');
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(notifications().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the toast away once another message is answered', async () => {
    const { user } = await send();
    mockAnswers('Tell me of them.');
    await user.clear(box());
    await user.type(box(), 'Lighter thoughts{Enter}');
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('Tell me of them.'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a server that asks to wait', () => {
  afterEach(() => vi.useRealTimers());

  it('is sent nothing before the time, which is counted down; what stands in the box stays', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    const { user } = await openChat({ fakeTimers: true });
    fault(sendChat, { status: 429, retryAfterSeconds: 30 });
    await user.type(box(), 'Tomorrow{Enter}');
    await textBack('Tomorrow');
    expect(screen.getByText(/^You can send again in (30|29) s\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    const sent = mockAnswers();
    await user.type(box(), ', then{Enter}');
    expect(sent.received).toHaveLength(0);
    expect(box()).toHaveValue('Tomorrow, then');

    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(screen.queryByText(/You can send again/)).not.toBeInTheDocument();
    await user.type(box(), '{Enter}');
    await waitFor(() => expect(sent.received).toHaveLength(1));
  });
});

describe('a message for which no token can be had', () => {
  it.each([
    ['because the session has ended', true],
    ['for now', false],
  ])('is not sent, and its text is back: %s', async (_why, hasEnded) => {
    allowConsole('POST /api/chats failed');
    const { user, session } = await openChat();
    const sent = mockAnswers();
    session.tokens.get.mockRejectedValue(new TokenError(hasEnded));
    await user.type(box(), 'Tomorrow{Enter}');
    await textBack('Tomorrow');
    expect(sent.received).toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).toBe('/chat');
  });
});

describe('a message that comes back', () => {
  it('says nothing of HTML or JSON to the person', async () => {
    const { user } = await openChat();
    fault(sendChat, { html: '<h1>502 Bad Gateway</h1>' });
    await user.type(box(), 'Tomorrow{Enter}');
    await textBack('Tomorrow');
    expect(screen.queryByText(/Bad Gateway/)).not.toBeInTheDocument();
  });

  it('is announced politely', async () => {
    const { user } = await openChat({ entries: [answered(1, 'Hello')] });
    fault(sendChat, { status: 500 });
    await user.type(box(), 'Tomorrow{Enter}');
    expect(await screen.findByText('Not sent. Your text is back.')).toHaveAttribute('role', 'status');
  });
});
