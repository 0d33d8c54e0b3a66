import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SdkState } from '../../src/auth/Auth0Adapter';
import { AuthProvider } from '../../src/auth/AuthProvider';
import { type Auth, useAuth } from '../../src/auth/context';
import type { SignInWatcher } from '../../src/auth/signIn';
import { ann } from '../support/fakeAuth';

// The SDK itself is tried against the real provider in the end-to-end tests; here it is played by the test.
const login = vi.fn();
const sdk = {
  loginWithPopup: vi.fn(),
  logout: vi.fn(),
  getToken: vi.fn(),
  getTokenAtHand: vi.fn(),
  correctClock: vi.fn(),
};
let bridge: SignInWatcher | undefined;
const openSignIn = vi.hoisted(() => vi.fn());

vi.mock('../../src/auth/signIn', () => ({ openSignIn }));

const settings = {
  domain: 'https://login.test',
  clientId: 'client',
  audience: 'audience',
  rolesClaim: 'roles',
  refreshTokens: true,
  refreshTokensFallback: true,
  cache: 'memory' as const,
  organization: null,
  maxAgeSeconds: null,
};
const events = { onSession: vi.fn(), onReturn: vi.fn(), onLoginFailed: vi.fn(), onSignOut: vi.fn() };
let auth: Auth;

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is the cookie that the SDK sets in the same way
  document.cookie = `auth0.client.is.authenticated=${value}`;
};
const tokenWith = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const found: SdkState = {
  isAuthenticated: true,
  user: ann,
  idTokenClaims: { __raw: 'id-token' },
  accessToken: undefined,
  error: undefined,
};
const nobody: SdkState = { ...found, isAuthenticated: false, user: undefined, idTokenClaims: undefined };

function Probe() {
  auth = useAuth();
  return <p>{auth.isLoading ? 'loading' : auth.isAuthenticated ? `${auth.user?.name} is here` : 'nobody'}</p>;
}

function open(address = '', changes = {}) {
  window.history.replaceState(null, '', `/${address}`);
  render(
    <AuthProvider settings={{ ...settings, ...changes }} {...events}>
      <Probe />
    </AuthProvider>,
  );
}

async function openAsAnn() {
  setCookie('true');
  open();
  await waitFor(() => expect(bridge).toBeDefined());
  await act(async () => bridge?.onState(found));
}

beforeEach(() => {
  bridge = undefined;
  vi.resetAllMocks();
  openSignIn.mockImplementation(() => ({
    watch: (watcher: SignInWatcher) => {
      bridge = watcher;
    },
    login,
    ready: Promise.resolve(sdk),
  }));
  sdk.getToken.mockResolvedValue(tokenWith({ roles: ['AppUser'], permissions: ['read:admin'] }));
});

afterEach(() => {
  cleanup();
  setCookie('; Max-Age=0');
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('on page load', () => {
  it('a visitor without a session is signed out at once, and nothing is asked', async () => {
    open('?code=only');
    expect(screen.getByText('nobody')).toBeVisible();
    await act(async () => undefined);
    expect(bridge).toBeUndefined();
  });

  it('a session is looked up when its cookie is there', async () => {
    setCookie('true');
    open();
    expect(screen.getByText('loading')).toBeVisible();
    await waitFor(() => expect(bridge).toBeDefined());
    await act(async () => bridge?.onState(found));
    expect(screen.getByText('Ann is here')).toBeVisible();
    expect(auth).toMatchObject({ roles: ['AppUser'], permissions: ['read:admin'], isUnreachable: false });
  });

  it('a session with its token is told before anything is drawn for it, and asks for no other token', async () => {
    setCookie('true');
    open();
    await waitFor(() => expect(bridge).toBeDefined());
    events.onSession.mockImplementation(() => expect(screen.getByText('loading')).toBeVisible());
    const accessToken = tokenWith({ roles: ['AppUser'] });
    await act(async () => bridge?.onState({ ...found, accessToken }));
    expect(events.onSession).toHaveBeenCalledExactlyOnceWith({ roles: ['AppUser'], permissions: [] });
    expect(auth).toMatchObject({ isAuthenticated: true, roles: ['AppUser'] });
    expect(sdk.getToken).not.toHaveBeenCalled();
  });

  it('a session that is gone leaves a signed-out visitor', async () => {
    setCookie('true');
    open();
    await waitFor(() => expect(bridge).toBeDefined());
    setCookie('; Max-Age=0');
    await act(async () => bridge?.onState(nobody));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(auth.isUnreachable).toBe(false);
  });

  it('a session that could not be looked up is not taken for gone', async () => {
    setCookie('true');
    open();
    await waitFor(() => expect(bridge).toBeDefined());
    await act(async () => bridge?.onState(nobody));
    expect(auth).toMatchObject({ isAuthenticated: false, isUnreachable: true });
  });

  it('a session that nothing is heard of is given up after a while, and still counts when it is found', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    setCookie('true');
    open();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(auth).toMatchObject({ isLoading: true, isUnreachable: false });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(auth).toMatchObject({ isLoading: false, isAuthenticated: false, isUnreachable: true });
    await act(async () => bridge?.onState(found));
    expect(auth).toMatchObject({ isAuthenticated: true, isUnreachable: false });
  });

  it('a session is not waited for without a network, and still counts when it is found', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    setCookie('true');
    open();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(auth).toMatchObject({ isLoading: false, isAuthenticated: false, isUnreachable: true });
    await act(async () => bridge?.onState(found));
    expect(auth).toMatchObject({ isAuthenticated: true, isUnreachable: false });
  });

  it('a session that was found is still there long after the time for finding it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    setCookie('true');
    open();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(async () => bridge?.onState(found));
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    expect(auth).toMatchObject({ isLoading: false, isAuthenticated: true, isUnreachable: false });
  });

  it('a visitor without a session is no more than that, however long they stay', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    open();
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    expect(auth).toMatchObject({ isLoading: false, isAuthenticated: false, isUnreachable: false });
  });

  it('a person whose token cannot be had for now is signed in all the same', async () => {
    sdk.getToken.mockRejectedValue(new Error('Timeout'));
    await openAsAnn();
    expect(auth).toMatchObject({ isAuthenticated: true, isUnreachable: true });
  });
});

describe('the return from a login', () => {
  it('goes to the stored target', async () => {
    open('?code=1&state=2');
    expect(screen.getByText('loading')).toBeVisible();
    await waitFor(() => expect(bridge).toBeDefined());
    bridge?.onReturn('/news?page=2');
    expect(events.onReturn).toHaveBeenCalledExactlyOnceWith('/news?page=2');
  });

  it.each([undefined, 'https://elsewhere.example', '//elsewhere.example'])(
    'goes home instead of to %s',
    async (target) => {
      open('?code=1&state=2');
      await waitFor(() => expect(bridge).toBeDefined());
      bridge?.onReturn(target);
      expect(events.onReturn).toHaveBeenCalledExactlyOnceWith('/');
    },
  );

  it('with an error says so and leaves nobody signed in', async () => {
    open('?error=access_denied&state=2');
    await waitFor(() => expect(bridge).toBeDefined());
    const error = new Error('The person said no.');
    await act(async () => bridge?.onState({ ...nobody, error }));
    expect(events.onLoginFailed).toHaveBeenCalledExactlyOnceWith(error, '/');
    expect(auth).toMatchObject({ isLoading: false, isAuthenticated: false, error, isUnreachable: false });
    expect(sdk.getToken).not.toHaveBeenCalled();
  });

  it('at a path of ours that failed is told with that path, without what the provider added', async () => {
    open('news?page=2&code=1&state=2#end');
    await waitFor(() => expect(bridge).toBeDefined());
    const error = new Error('Not granted');
    await act(async () => bridge?.onState({ ...nobody, error }));
    expect(events.onLoginFailed).toHaveBeenCalledExactlyOnceWith(error, '/news?page=2#end');
  });

  it('that no answer comes to is given up after a while, with the target kept', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    sessionStorage.setItem('login-target', '/profile');
    open('?code=1&state=2');
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(events.onLoginFailed).toHaveBeenCalledExactlyOnceWith(new Error('Timeout'), '/profile');
    expect(auth).toMatchObject({ isLoading: false, error: new Error('Timeout') });
  });

  describe('whose pending login is gone', () => {
    const error = new Error('Invalid state');
    async function comeBack() {
      sessionStorage.setItem('login-target', '/profile');
      open('?code=1&state=2');
      await waitFor(() => expect(bridge).toBeDefined());
      await act(async () => bridge?.onState({ ...nobody, error }));
    }

    it('asks once whether the person is signed in all the same, and goes on to what was wanted', async () => {
      await comeBack();
      expect(sdk.getToken).toHaveBeenCalledExactlyOnceWith({ fresh: false });
      expect(events.onReturn).toHaveBeenCalledExactlyOnceWith('/profile');
      expect(events.onLoginFailed).not.toHaveBeenCalled();
      await act(async () => bridge?.onState({ ...found, error }));
      expect(auth).toMatchObject({ isAuthenticated: true, error: undefined });
      expect(sessionStorage.getItem('login-target')).toBeNull();
    });

    it('fails where nobody is, with the target kept, and is told of once', async () => {
      sdk.getToken.mockRejectedValue(Object.assign(new Error(), { error: 'login_required' }));
      await comeBack();
      await act(async () => bridge?.onState({ ...nobody, error }));
      expect(events.onLoginFailed).toHaveBeenCalledExactlyOnceWith(error, '/profile');
      expect(sdk.getToken).toHaveBeenCalledOnce();
      expect(events.onReturn).not.toHaveBeenCalled();
    });
  });
});

describe('a clock that is wrong', () => {
  const error = new Error('Expiration Time (exp) claim error; current time (A) is after expiration time (B)');

  it('keeps nobody out who comes back from a login', async () => {
    sdk.correctClock.mockResolvedValue(true);
    open('?code=1&state=2');
    await waitFor(() => expect(bridge).toBeDefined());
    await act(async () => bridge?.onState({ ...nobody, error }));
    expect(events.onReturn).toHaveBeenCalledExactlyOnceWith('/');
    expect(events.onLoginFailed).not.toHaveBeenCalled();
  });

  it('is not to blame where the server has the same time', async () => {
    sdk.correctClock.mockResolvedValue(false);
    open('?code=1&state=2');
    await waitFor(() => expect(bridge).toBeDefined());
    await act(async () => bridge?.onState({ ...nobody, error }));
    expect(events.onLoginFailed).toHaveBeenCalledExactlyOnceWith(error, '/');
    expect(sdk.getToken).not.toHaveBeenCalled();
  });

  it('is set right where a session could not be looked up, which is then asked for again', async () => {
    sdk.correctClock.mockResolvedValue(true);
    setCookie('true');
    open();
    await waitFor(() => expect(bridge).toBeDefined());
    await act(async () => bridge?.onState(nobody));
    expect(sdk.getToken).toHaveBeenCalledExactlyOnceWith({ fresh: false });
    await act(async () => bridge?.onState(found));
    expect(auth).toMatchObject({ isAuthenticated: true, isUnreachable: false });
  });
});

describe('a sign-in that cannot start', () => {
  it('leaves the page, says that nothing is known of a session, and why where a login is asked for', async () => {
    setCookie('true');
    openSignIn.mockImplementation(() => {
      throw new Error('No cryptography');
    });
    open();
    expect(await screen.findByText('nobody')).toBeVisible();
    expect(auth).toMatchObject({ isAuthenticated: false, isUnreachable: true });
    await expect(auth.login()).rejects.toThrow('No cryptography');
    await expect(auth.tokens.get()).rejects.toMatchObject({ cause: new Error('No cryptography') });
  });
});

describe('logging in', () => {
  it('without a network fails before the browser leaves the page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await expect(auth.login('/news')).rejects.toThrow('No connection');
    expect(login).not.toHaveBeenCalled();
  });

  it('keeps the target in its own tab, too', async () => {
    open();
    await act(() => auth.login('/news'));
    expect(sessionStorage.getItem('login-target')).toBe('/news');
  });

  it('again does not tell the failure of the login before again', async () => {
    open('?error=access_denied&state=2');
    await waitFor(() => expect(bridge).toBeDefined());
    const first = bridge;
    await auth.login();
    expect(bridge).toBe(first);
    expect(login).toHaveBeenCalledExactlyOnceWith('/', undefined);
  });

  it.each([
    ['/news?page=2', '/news?page=2'],
    ['https://elsewhere.example', '/'],
    [undefined, '/'],
  ])('with the target %s asks the provider to come back to %s', async (target, stored) => {
    open();
    void auth.login(target);
    await waitFor(() => expect(login).toHaveBeenCalledExactlyOnceWith(stored, undefined));
  });

  it('through a popup hands on what the provider says', async () => {
    sdk.loginWithPopup.mockRejectedValue(new Error('Popup closed'));
    open();
    await expect(auth.loginWithPopup()).rejects.toThrow('Popup closed');
  });
});

describe('logging out', () => {
  it('takes private pages away, forgets the person and ends the session at the provider', async () => {
    await openAsAnn();
    await act(() => auth.logout());
    expect(screen.queryByText('Ann is here')).not.toBeInTheDocument();
    expect(events.onSignOut).toHaveBeenCalledExactlyOnceWith(ann.sub);
    expect(sdk.logout).toHaveBeenCalledExactlyOnceWith({ redirect: true });
  });

  it('is no sign-out in another tab: nothing shows until the page is gone', async () => {
    await openAsAnn();
    await act(async () => {
      void auth.logout();
      // A message to the own tab would come about now, before anything is drawn.
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(auth).toMatchObject({ isLoading: true, signedOutElsewhere: false });
  });

  it('happens once, however often it is asked for', async () => {
    await openAsAnn();
    await act(() => Promise.all([auth.logout(), auth.logout()]));
    expect(sdk.logout).toHaveBeenCalledTimes(1);
    expect(events.onSignOut).toHaveBeenCalledTimes(1);
  });

  it('is not undone by an answer that comes late', async () => {
    await openAsAnn();
    await act(() => auth.logout());
    await act(async () => bridge?.onState(found));
    expect(screen.queryByText('Ann is here')).not.toBeInTheDocument();
  });
});

describe('a sign-out in another tab', () => {
  it('signs out here too, without a redirect, and forgets the person', async () => {
    await openAsAnn();
    const otherTab = new BroadcastChannel('sign-out');
    otherTab.postMessage('signed out');
    expect(await screen.findByText('nobody')).toBeVisible();
    expect(auth.signedOutElsewhere).toBe(true);
    expect(events.onSignOut).toHaveBeenCalledExactlyOnceWith(ann.sub);
    await waitFor(() => expect(sdk.logout).toHaveBeenCalledExactlyOnceWith({ redirect: false }));
    otherTab.close();
  });
});

describe('a session that ends by itself', () => {
  it('signs out here, without a redirect and with the drafts kept', async () => {
    await openAsAnn();
    setCookie('; Max-Age=0');
    await act(async () => bridge?.onState({ ...nobody }));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(sdk.logout).not.toHaveBeenCalled();
    expect(events.onSignOut).not.toHaveBeenCalled();
  });

  it('is noticed when the person comes back to the page', async () => {
    await openAsAnn();
    setCookie('; Max-Age=0');
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(sdk.logout).toHaveBeenCalledExactlyOnceWith({ redirect: false });
    expect(events.onSignOut).not.toHaveBeenCalled();
  });
});

describe('a token that only a new login brings', () => {
  const over = Object.assign(new Error('Missing Refresh Token'), { error: 'missing_refresh_token' });

  it('ends the session here, with the drafts kept', async () => {
    await openAsAnn();
    sdk.getToken.mockRejectedValue(over);
    await act(async () => void (await auth.tokens.get().catch(() => undefined)));
    expect(sdk.logout).toHaveBeenCalledExactlyOnceWith({ redirect: false });
    expect(events.onSignOut).not.toHaveBeenCalled();
  });

  it('is found out by a look that keeps it to itself, where there is no hidden frame to fall back to', async () => {
    setCookie('true');
    sdk.getToken.mockRejectedValue(over);
    sdk.logout.mockImplementation(async () => setCookie('; Max-Age=0'));
    open('', { refreshTokensFallback: false });
    await waitFor(() => expect(bridge).toBeDefined());
    await act(async () => bridge?.onState(nobody));
    expect(auth).toMatchObject({ isLoading: false, isAuthenticated: false, isUnreachable: false });
  });
});

describe('a call', () => {
  it('gets the token at hand without waiting for the lock, and a new one where there is none', async () => {
    await openAsAnn();
    sdk.getToken.mockClear();
    sdk.getTokenAtHand.mockResolvedValue(tokenWith({}));
    expect(await auth.tokens.get()).toBe(tokenWith({}));
    expect(sdk.getToken).not.toHaveBeenCalled();
    sdk.getTokenAtHand.mockResolvedValue(undefined);
    await auth.tokens.get();
    expect(sdk.getToken).toHaveBeenLastCalledWith({ fresh: false });
  });
});

describe('what a token grants', () => {
  it('is read anew with each token, and a page is drawn anew only for other grants', async () => {
    await openAsAnn();
    const before = auth;
    await act(() => auth.tokens.get());
    expect(auth).toBe(before);
    sdk.getToken.mockResolvedValue(tokenWith({ roles: ['AppUser'], permissions: [] }));
    await act(() => auth.tokens.renew());
    expect(sdk.getToken).toHaveBeenLastCalledWith({ fresh: true });
    expect(auth).toMatchObject({ isAuthenticated: true, roles: ['AppUser'], permissions: [] });
  });
});

describe('what the sign-in reports', () => {
  it('as an error is no failed login where nobody has come from one', async () => {
    setCookie('true');
    open();
    await waitFor(() => expect(bridge).toBeDefined());
    const error = new Error('Timeout');
    await act(async () => bridge?.onState({ ...nobody, error }));
    expect(events.onLoginFailed).not.toHaveBeenCalled();
    expect(auth).toMatchObject({ isLoading: false, error, isUnreachable: false });
  });

  it('while the person is leaving is not heard, not even with a token that comes late', async () => {
    await openAsAnn();
    let arrive: (token: string) => void = () => undefined;
    sdk.getToken.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    act(() => void bridge?.onState(found));
    await act(() => auth.logout());
    await act(async () => arrive(tokenWith({})));
    expect(screen.getByText('loading')).toBeVisible();
  });
});

describe('a sign-out here', () => {
  it('reaches the other tabs, and leads nowhere before the provider does', async () => {
    await openAsAnn();
    const heard = vi.fn();
    const otherTab = new BroadcastChannel('sign-out');
    otherTab.onmessage = heard;
    await act(() => auth.logout());
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(auth).toMatchObject({ isLoading: true, isAuthenticated: false, signedOutElsewhere: false });
    expect(auth.roles).toEqual([]);
    otherTab.close();
  });
});

describe('a page out of the browser’s cache', () => {
  it('is loaded anew, other pages are not, nor one that is gone', () => {
    const reload = vi.fn();
    const { location } = window;
    open();
    vi.stubGlobal('location', { ...location, reload });
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(reload).not.toHaveBeenCalled();
    show(true);
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();
    show(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
