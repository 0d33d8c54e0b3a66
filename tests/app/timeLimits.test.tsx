import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession, getChatStats, listChats } from '../../src/api/chat';
import { sendGenericFeedback } from '../../src/api/feedback';
import { getUserStatus } from '../../src/api/user';
import { mockChat } from '../support/conversation';
import { signedIn } from '../support/fakeAuth';
import { fault } from '../support/mocks';
import { address, renderApp } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const open = (path: string) =>
  renderApp({
    path,
    fakeTimers: true,
    auth: signedIn({ permissions: ['edit:session', 'read:chatstat'] }),
  });

describe('a read that hangs', () => {
  it('says soon that it goes on, and is given up after 15 seconds: the status', async () => {
    const { received } = fault(getUserStatus, { hangs: true });
    open('/chat');
    await waitFor(() => expect(received).toHaveLength(1));
    await pass(6);
    expect(screen.getByText('Still working…')).toBeVisible();
    await pass(9);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(address()).toBe('/chat');
  });

  it('is given up after 15 seconds: the conversation', async () => {
    mockChat();
    const { received } = fault(listChats, { hangs: true });
    open('/chat');
    await waitFor(() => expect(received).toHaveLength(1));
    await pass(15);
    expect(
      await screen.findByRole('heading', { name: 'Your conversation could not be loaded' }),
    ).toBeVisible();
  });

  it('is given up after 15 seconds: the response info', async () => {
    mockChat();
    const { received } = fault(getChatStats, { hangs: true });
    const { user } = open('/chat');
    await screen.findByRole('log');
    await user.click(screen.getAllByRole('button', { name: 'Response info' })[0] ?? document.body);
    await waitFor(() => expect(received).toHaveLength(1));
    await pass(15);
    expect(await screen.findByRole('heading', { name: 'The info could not be loaded' })).toBeVisible();
  });
});

describe('a write that hangs', () => {
  it('is given up after 30 seconds with a toast: closing the session', async () => {
    mockChat();
    const { received } = fault(closeSession, { hangs: true });
    const { user } = open('/chat');
    await screen.findByRole('log');
    await user.click(screen.getByRole('button', { name: 'Administration' }));
    await user.click(screen.getByRole('button', { name: 'Close session' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Close session' }));
    await waitFor(() => expect(received).toHaveLength(1));
    await pass(29);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, we could not connect to the server.');
    expect(address()).toBe('/chat');
  });

  it('is given up after 30 seconds with an alert and the receipt: feedback', async () => {
    const { received } = fault(sendGenericFeedback, { hangs: true });
    const { user } = open('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Feedback' }));
    await user.click(await screen.findByRole('radio', { name: 'Happy' }));
    await user.click(screen.getByRole('radio', { name: 'Bug' }));
    await user.type(screen.getByRole('textbox', { name: 'Tell us more' }), 'It rings');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(received).toHaveLength(1));
    expect(screen.getByText('Sending your feedback')).toBeInTheDocument();
    await pass(30);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Sorry, we could not connect to the server.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText(/Thanks for your feedback!/)).toBeVisible();
  });
});
