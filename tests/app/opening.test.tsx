import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listChats, startChat } from '../../src/api/chat';
import { getUserStatus } from '../../src/api/user';
import type { Sdk, SdkState } from '../../src/auth/Auth0Adapter';
import { createDeferred } from '../../src/auth/deferred';
import type { SignInWatcher } from '../../src/auth/signIn';
import { config } from '../../src/shared/config/config';
import { equipBrowser } from '../support/browser';
import { allowConsole } from '../support/consoleWatch';
import { allDone, conversation, mockChat } from '../support/conversation';
import { ann } from '../support/fakeAuth';
import { fault, mock } from '../support/mocks';
import { mockRooms } from '../support/rooms';

// What the sign-in library reports is played by the test; everything from there on is the application itself. Each test
// is a page load of its own, whose code has not been loaded yet.

let signIn: SignInWatcher | undefined;
const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const accessToken = tokenWith({ [config.auth.rolesClaim]: ['AppUser'] });
const sdk: Sdk = {
  loginWithPopup: async () => undefined,
  logout: async () => undefined,
  getToken: async () => accessToken,
  getTokenAtHand: async () => accessToken,
  correctClock: async () => false,
};
const found: SdkState = {
  isAuthenticated: true,
  user: ann,
  idTokenClaims: undefined,
  accessToken,
  error: undefined,
};

vi.mock('../../src/auth/signIn', () => ({
  openSignIn: () => ({
    watch: (watcher: SignInWatcher) => {
      signIn = watcher;
    },
    login: async () => undefined,
    ready: Promise.resolve(sdk),
  }),
}));

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is the cookie that the SDK sets in the same way
  document.cookie = `auth0.${config.auth.clientId}.is.authenticated=${value}`;
};

/** Opens an address with a session to look up. @returns what the states of waiting have said, in their order */
async function open(path: string): Promise<string[]> {
  equipBrowser();
  setCookie('true');
  window.history.replaceState(null, '', path);
  const waited: string[] = [];
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status]')) {
      if (textContent && !waited.includes(textContent)) waited.push(textContent);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  const { App } = await import('../../src/app/App');
  render(<App />);
  await waitFor(() => expect(signIn).toBeDefined());
  return waited;
}

const findSession = (state: Partial<SdkState> = {}) =>
  act(async () => signIn?.onState({ ...found, ...state }));

beforeEach(() => {
  signIn = undefined;
  vi.resetModules();
});
afterEach(() => {
  setCookie('; Max-Age=0');
  window.history.replaceState(null, '', '/');
});

describe('the way from the address to the conversation', () => {
  it.each(['/chat', '/'])('shows no fallback for code from %s on', async (path) => {
    mockChat();
    const waited = await open(path);
    await screen.findByText(path === '/' ? 'Loading' : 'Checking who you are');
    await findSession();
    expect(await screen.findByRole('log', { name: 'Conversation' })).toBeVisible();
    expect(waited).not.toContain('Loading the page');
  });

  it('asks for the status, starts a session and asks for the history, each once and in this order', async () => {
    const order: string[] = [];
    const noting =
      <Answer,>(call: string, answer: Answer) =>
      () => {
        order.push(call);
        return answer;
      };
    mock(getUserStatus, noting('status', allDone));
    mock(startChat, noting('start', null));
    mock(listChats, noting('list', conversation));
    await open('/chat');
    await findSession();
    expect(await screen.findByRole('log')).toBeVisible();
    expect(order).toEqual(['status', 'start', 'list']);
  });

  it('asks before the pages can be drawn', async () => {
    const { list } = mockChat();
    const { Shell } = await import('../../src/app/routes');
    const code = createDeferred<void>();
    vi.spyOn(Shell, 'preload').mockReturnValue(code.promise);
    await open('/chat');
    await findSession();
    await waitFor(() => expect(list.received).toHaveLength(1));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await act(async () => code.resolve());
    expect(await screen.findByRole('log')).toBeVisible();
    expect(list.received).toHaveLength(1);
  });

  it('starts anew when the person comes back to the chat', async () => {
    const { start, list } = mockChat();
    mockRooms();
    await open('/chat');
    await findSession();
    await screen.findByRole('log');
    act(() => screen.getByRole('link', { name: 'News' }).click());
    await waitFor(() => expect(screen.queryByRole('log')).not.toBeInTheDocument());
    act(() => screen.getByRole('link', { name: /^Hearken/ }).click());
    await screen.findByRole('log');
    await waitFor(() => expect(list.received).toHaveLength(2));
    expect(start.received).toHaveLength(2);
  });
});

describe('what fails on that way', () => {
  it('is told and shown once, and can be tried again', async () => {
    mockChat();
    const failed = fault(getUserStatus, { status: 500 });
    await open('/chat');
    await findSession();
    expect(await screen.findByRole('heading', { name: 'We could not open your space' })).toBeVisible();
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(notices.getAllByRole('alert')).toHaveLength(1);
    expect(failed.received).toHaveLength(1);

    mock(getUserStatus, allDone);
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(await screen.findByRole('log')).toBeVisible();
  });

  it('in the history leaves the session started, which is not started again by Retry', async () => {
    const { start } = mockChat();
    const failed = fault(listChats, { status: 500 });
    await open('/chat');
    await findSession();
    expect(
      await screen.findByRole('heading', { name: 'Your conversation could not be loaded' }),
    ).toBeVisible();
    expect(failed.received).toHaveLength(1);

    mock(listChats, conversation);
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(await screen.findByRole('log')).toBeVisible();
    expect(start.received).toHaveLength(1);
  });

  it('in the start of a session keeps nobody from the history', async () => {
    mockChat();
    fault(startChat, { status: 500 });
    await open('/chat');
    await findSession();
    expect(await screen.findByRole('log')).toBeVisible();
  });

  it('for want of a connection leads to the no-service page', async () => {
    mockChat();
    const failed = fault(getUserStatus, { network: 'error' });
    await open('/chat');
    await findSession();
    expect(await screen.findByText(/We can't connect to the server/)).toBeVisible();
    expect(failed.received).toHaveLength(1);
  });
});

describe('code that does not come', () => {
  it('ends in the error page', async () => {
    allowConsole(/Code did not come|error when mocking a module/);
    vi.doMock('../../src/public/status/ForbiddenPage', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    onTestFinished(() => vi.doUnmock('../../src/public/status/ForbiddenPage'));
    // Else the page would be loaded anew first.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('/forbidden');
    await findSession();
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(screen.getByText(/check your connection/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Hearken/ })).toBeVisible();
  });
});

describe('nothing is asked early', () => {
  it('for the chat of a person whose start-up is not done', async () => {
    const { start, list } = mockChat();
    mock(getUserStatus, { ...allDone, allOk: false, newsOk: false });
    await open('/chat');
    await findSession();
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect([...start.received, ...list.received]).toEqual([]);
  });

  it('for the chat where another page of the shell is wanted', async () => {
    const { start, list, status } = mockChat();
    mockRooms();
    await open('/news');
    await findSession();
    expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();
    expect(status.received).toHaveLength(1);
    expect([...start.received, ...list.received]).toEqual([]);
  });

  it('for somebody who is no app user', async () => {
    const { status } = mockChat();
    await open('/chat');
    await findSession({ accessToken: tokenWith({}) });
    expect(
      await screen.findByRole('heading', { name: 'Be the First to Experience Something Amazing' }),
    ).toBeVisible();
    expect(status.received).toEqual([]);
  });

  it('outside of the shell', async () => {
    const { status } = mockChat();
    await open('/nowhere');
    await findSession();
    await screen.findByRole('heading', { name: 'The page you requested is not available.' });
    expect(status.received).toEqual([]);
  });
});
