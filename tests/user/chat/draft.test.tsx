import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendChat } from '../../../src/api/chat';
import { blockStorage } from '../../support/blockedStorage';
import { mockAnswers, mockChat, mockSlowAnswer } from '../../support/conversation';
import { ann, bob, signedIn, signedOut } from '../../support/fakeAuth';
import { fault } from '../../support/mocks';
import { box, openChat, showChat, shownEntries, textBack } from './openChat';

afterEach(() => vi.useRealTimers());

/** What a page that is opened now finds in its box, while the first one never had the time to close. */
function afterCrash() {
  mockChat();
  // The new page takes the focus; user-event would fire the old box's change amid the drawing of it.
  act(() => box().blur());
  const { container, unmount } = showChat();
  const found = within(container).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;
  unmount();
  return found;
}

describe('what is typed', () => {
  it('is safe within half a second, even while the typing goes on', async () => {
    await openChat();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const type = (text: string) => {
      fireEvent.change(box(), { target: { value: text } });
      vi.advanceTimersByTime(125);
    };
    for (const text of ['Half', 'Half a', 'Half a thought', 'Half a thought o', 'Half a thought of'])
      type(text);
    vi.useRealTimers();
    expect(afterCrash()).toMatch(/^Half a/);
  });

  it('is safe as a whole half a second after the last key', async () => {
    await openChat();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(box(), { target: { value: 'Half a thought' } });
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    expect(afterCrash()).toBe('Half a thought');
  });

  it('is safe at once when the page is left', async () => {
    const { user, unmount } = await openChat();
    await user.type(box(), 'Half a thought');
    unmount();
    await openChat();
    expect(box()).toHaveValue('Half a thought');
  });

  it('is safe at once when the browser puts the page away', async () => {
    const { user } = await openChat();
    await user.type(box(), 'Half a thought');
    window.dispatchEvent(new Event('pagehide'));
    expect(afterCrash()).toBe('Half a thought');
  });

  it('can be sent after the return without touching it', async () => {
    const { user, unmount } = await openChat();
    await user.type(box(), 'Half a thought');
    unmount();
    await openChat();
    const sent = mockAnswers();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.received).toMatchObject([{ body: { input: 'Half a thought' } }]));
  });

  it('never shows to another person', async () => {
    const { user, unmount } = await openChat({ person: ann });
    await user.type(box(), 'Half a thought');
    unmount();
    const his = await openChat({ person: bob });
    expect(box()).toHaveValue('');
    his.unmount();
    await openChat({ person: ann });
    expect(box()).toHaveValue('');
  });

  it('is there again when the same person signs in after the session ended', async () => {
    const { user, session, unmount } = await openChat();
    await user.type(box(), 'Half a thought');
    session.become(signedOut);
    session.become(signedIn());
    expect(box()).toHaveValue('Half a thought');
    unmount();
    await openChat();
    expect(box()).toHaveValue('Half a thought');
  });
});

describe('the draft of a message', () => {
  it('is kept while it is on its way', async () => {
    const { user } = await openChat();
    const { received } = mockSlowAnswer();
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(received).toHaveLength(1));
    expect(afterCrash()).toBe('Tomorrow');
  });

  it('goes once the server has accepted it', async () => {
    const { user } = await openChat();
    mockAnswers('Tomorrow it is.');
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('Tomorrow it is.'));
    expect(afterCrash()).toBe('');
  });

  it('is kept when the server has not accepted it', async () => {
    const { user } = await openChat();
    fault(sendChat, { status: 500 });
    await user.type(box(), 'Tomorrow{Enter}');
    await textBack('Tomorrow');
    expect(afterCrash()).toBe('Tomorrow');
  });

  it('goes when the person empties the box', async () => {
    const { user, unmount } = await openChat();
    await user.type(box(), 'Half a thought');
    await user.clear(box());
    unmount();
    await openChat();
    expect(box()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

describe('in a browser that forbids its storage', () => {
  it('the chat works, and keeps what is typed over a change of page', async () => {
    blockStorage();
    const { user, unmount } = await openChat();
    await user.type(box(), 'Half a thought');
    unmount();
    await openChat();
    expect(box()).toHaveValue('Half a thought');

    const sent = mockAnswers('All of it.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shownEntries()[5]).toHaveTextContent('All of it.'));
    expect(sent.received).toMatchObject([{ body: { input: 'Half a thought' } }]);
    expect(box()).toHaveValue('');
  });

  it('a text that was not sent is back in the box', async () => {
    blockStorage();
    const { user } = await openChat();
    fault(sendChat, { status: 500 });
    await user.type(box(), 'Tomorrow{Enter}');
    await textBack('Tomorrow');
  });
});
