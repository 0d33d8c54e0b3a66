import type { Auth0ClientOptions } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../src/auth/deferred';
import type { AuthSettings } from '../../src/auth/settings';
import { type Sdk, type SdkState, type SignInWatcher, startSignIn } from '../../src/auth/signIn';

// The SDK is played here. The real one is tried in popupLogin.test.tsx, and against the provider in the end-to-end tests.
const client = vi.hoisted(() => ({
  checkSession: vi.fn(),
  handleRedirectCallback: vi.fn(),
  getUser: vi.fn(),
  getIdTokenClaims: vi.fn(),
  getTokenSilently: vi.fn(),
  getTokenWithPopup: vi.fn(),
  loginWithRedirect: vi.fn(),
  logout: vi.fn(),
}));
const construct = vi.hoisted(() => vi.fn());

vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: class {
    constructor(options: Auth0ClientOptions) {
      construct(options);
      Object.assign(this, client);
    }
  },
}));

const options = (): Auth0ClientOptions => construct.mock.lastCall?.[0];

const settings: AuthSettings = {
  domain: 'https://login.test',
  clientId: 'client',
  audience: 'https://audience.test',
  rolesClaim: 'roles',
  refreshTokens: true,
  refreshTokensFallback: true,
  cache: 'memory',
  organization: null,
  maxAgeSeconds: null,
};
const ann = { sub: 'auth0|ann', name: 'Ann' };

/** Starts the sign-in with somebody who hears of it. */
async function open(changes: Partial<AuthSettings> = {}) {
  const watcher = {
    onState: vi.fn<(state: SdkState) => void>(),
    onReturn: vi.fn<(target: unknown) => void>(),
  } satisfies SignInWatcher;
  const signIn = startSignIn({ ...settings, ...changes });
  signIn.watch(watcher);
  const sdk = await signIn.ready;
  await vi.waitFor(() => expect(watcher.onState).toHaveBeenCalled());
  return { ...watcher, sdk };
}

const comeTo = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  vi.resetAllMocks();
  client.getUser.mockResolvedValue(ann);
  client.getIdTokenClaims.mockResolvedValue({ __raw: 'id-token' });
  client.getTokenSilently.mockResolvedValue('token');
});
afterEach(() => comeTo('/'));

describe('the sign-in', () => {
  it('asks for an identity and the audience, and returns to the site', async () => {
    await open();
    expect(options()).toMatchObject({
      domain: 'https://login.test',
      clientId: 'client',
      cacheLocation: 'memory',
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
      useCookiesForTransactions: true,
    });
    expect(options().authorizationParams).toEqual({
      redirect_uri: 'http://localhost:3000/',
      audience: 'https://audience.test',
      scope: 'openid profile email',
    });
  });

  it('names an organization and a greatest age where they are configured', async () => {
    await open({ organization: 'org_1', maxAgeSeconds: 0 });
    expect(options().authorizationParams).toMatchObject({ organization: 'org_1', max_age: 0 });
  });

  it('says who is signed in, with the claims, once it has looked', async () => {
    const looking = createDeferred<void>();
    client.checkSession.mockReturnValue(looking.promise);
    const watcher = { onState: vi.fn(), onReturn: vi.fn() };
    const signIn = startSignIn(settings);
    signIn.watch(watcher);
    await vi.waitFor(() => expect(client.checkSession).toHaveBeenCalledOnce());
    expect(watcher.onState).not.toHaveBeenCalled();
    looking.resolve();
    await vi.waitFor(() =>
      expect(watcher.onState).toHaveBeenCalledExactlyOnceWith({
        isAuthenticated: true,
        user: ann,
        idTokenClaims: { __raw: 'id-token' },
        accessToken: 'token',
        error: undefined,
      }),
    );
    expect(client.handleRedirectCallback).not.toHaveBeenCalled();
  });

  it('tells whoever comes later what it knows', async () => {
    const signIn = startSignIn(settings);
    await signIn.ready;
    const late = { onState: vi.fn(), onReturn: vi.fn() };
    await vi.waitFor(() => {
      signIn.watch(late);
      expect(late.onState).toHaveBeenLastCalledWith(expect.objectContaining({ user: ann }));
    });
  });

  it('says who is signed in without a token where none is at hand', async () => {
    client.getTokenSilently.mockRejectedValue(new Error('Another call has failed'));
    const { onState } = await open();
    expect(onState).toHaveBeenLastCalledWith(
      expect.objectContaining({ isAuthenticated: true, accessToken: undefined }),
    );
  });

  it('knows nobody without a subject', async () => {
    client.getUser.mockResolvedValue({ name: 'Ann' });
    const { onState } = await open();
    expect(onState).toHaveBeenLastCalledWith(
      expect.objectContaining({ isAuthenticated: false, user: undefined }),
    );
  });

  it('cannot start without cryptography, and says so', () => {
    construct.mockImplementation(() => {
      throw new Error('No cryptography');
    });
    expect(() => startSignIn(settings)).toThrow('No cryptography');
  });
});

describe('the provider', () => {
  /** Whether it has been said, by now, that the provider was asked. */
  const watch = (hasAsked: Promise<unknown>) => {
    const heard = vi.fn();
    void hasAsked.then(heard);
    return heard;
  };

  it('has been asked once its hidden frame is in the page', async () => {
    client.checkSession.mockReturnValue(new Promise(() => undefined));
    const heard = watch(startSignIn(settings).hasAsked);
    document.body.append(document.createElement('div'));
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    document.body.append(document.createElement('iframe'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    document.body.replaceChildren();
  });

  it('need not be asked where the look ends without, or a login has come back', async () => {
    const heard = watch(startSignIn(settings).hasAsked);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    comeTo('/?code=1&state=2');
    client.handleRedirectCallback.mockReturnValue(new Promise(() => undefined));
    const heardOfReturn = watch(startSignIn(settings).hasAsked);
    await vi.waitFor(() => expect(heardOfReturn).toHaveBeenCalledOnce());
  });
});

describe('the sign-in of a page', () => {
  it('is started once, by whoever asks first', async () => {
    vi.resetModules();
    const { openSignIn } = await import('../../src/auth/signIn');
    expect(openSignIn(settings)).toBe(openSignIn({ ...settings }));
    expect(construct).toHaveBeenCalledOnce();
  });
});

describe('a login', () => {
  it('stores its target', async () => {
    const { sdk } = await open();
    await sdk.loginWithRedirect('/news');
    expect(client.loginWithRedirect).toHaveBeenCalledExactlyOnceWith({ appState: { returnTo: '/news' } });
  });

  it.each([[{ returnTo: '/news' }, '/news'] as const, [undefined, undefined] as const])(
    'that has come back hands on its target, before it says who is there: %j',
    async (appState, target) => {
      comeTo('/?code=1&state=2');
      client.handleRedirectCallback.mockResolvedValue({ appState });
      const { onReturn, onState } = await open();
      expect(onReturn).toHaveBeenCalledExactlyOnceWith(target);
      expect(onReturn.mock.invocationCallOrder[0]).toBeLessThan(onState.mock.invocationCallOrder[0] ?? 0);
      expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ user: ann }));
      expect(client.checkSession).not.toHaveBeenCalled();
    },
  );

  it('that has come back before anybody listened hands on its target to whoever does, once', async () => {
    comeTo('/?code=1&state=2');
    client.handleRedirectCallback.mockResolvedValue({ appState: { returnTo: '/news' } });
    const signIn = startSignIn(settings);
    await signIn.ready;
    const onReturn = vi.fn();
    signIn.watch({ onState: vi.fn(), onReturn });
    signIn.watch({ onState: vi.fn(), onReturn });
    expect(onReturn).toHaveBeenCalledExactlyOnceWith('/news');
  });

  it('that failed says why', async () => {
    comeTo('/?error=access_denied&state=2');
    const error = new Error('Invalid state');
    client.handleRedirectCallback.mockRejectedValue(error);
    const { onState, onReturn } = await open();
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ isAuthenticated: false, error }));
    expect(onReturn).not.toHaveBeenCalled();
  });

  it('through a popup throws what the provider says', async () => {
    client.getTokenWithPopup.mockRejectedValue(new Error('Unable to open a popup'));
    const { sdk } = await open();
    await expect(sdk.loginWithPopup()).rejects.toThrow('Unable to open a popup');
  });

  it('through a popup says who is there', async () => {
    client.getUser.mockResolvedValue(undefined);
    const { sdk, onState } = await open();
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ isAuthenticated: false }));
    client.getUser.mockResolvedValue(ann);
    await sdk.loginWithPopup();
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ isAuthenticated: true, user: ann }));
  });
});

describe('a token', () => {
  const asked = async (sdk: Sdk, fresh: boolean) => {
    client.getTokenSilently.mockClear();
    await sdk.getToken({ fresh });
    return client.getTokenSilently.mock.calls;
  };

  it('comes from the cache, or fresh where the server has refused the one at hand', async () => {
    const { sdk } = await open();
    expect(await sdk.getToken({ fresh: false })).toBe('token');
    expect(await asked(sdk, false)).toEqual([[{}]]);
    expect(await asked(sdk, true)).toEqual([[{ cacheMode: 'off' }]]);
  });

  it('that is at hand is had without asking anybody', async () => {
    const { sdk } = await open();
    expect(await sdk.getTokenAtHand()).toBe('token');
    expect(client.getTokenSilently).toHaveBeenLastCalledWith({ cacheMode: 'cache-only' });
  });

  it('is asked for again where a look for one at hand has answered in its place', async () => {
    const { sdk } = await open();
    client.getTokenSilently.mockResolvedValueOnce(undefined);
    expect(await sdk.getToken({ fresh: false })).toBe('token');
  });

  it('that brings the same person along is no news', async () => {
    const { sdk, onState } = await open();
    await sdk.getToken({ fresh: true });
    expect(onState).toHaveBeenCalledOnce();
  });

  it('that is refused because the session is gone says so', async () => {
    const { sdk, onState } = await open();
    client.getTokenSilently.mockRejectedValue(new Error('Login required'));
    client.getUser.mockResolvedValue(undefined);
    await expect(sdk.getToken({ fresh: true })).rejects.toThrow('Login required');
    expect(onState).toHaveBeenLastCalledWith(
      expect.objectContaining({ isAuthenticated: false, user: undefined, idTokenClaims: undefined }),
    );
  });
});

describe('the logout', () => {
  it('returns to the site’s origin', async () => {
    const { sdk } = await open();
    await sdk.logout({ redirect: true });
    expect(client.logout).toHaveBeenCalledExactlyOnceWith({
      logoutParams: { returnTo: 'http://localhost:3000' },
    });
  });

  it('can end the session here alone', async () => {
    const { sdk, onState } = await open();
    await sdk.logout({ redirect: false });
    expect(client.logout).toHaveBeenCalledExactlyOnceWith({ openUrl: false });
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ isAuthenticated: false }));
  });
});

describe('the claims of a person who is gone meanwhile', () => {
  it('are told to nobody', async () => {
    const claims = createDeferred<object>();
    client.getIdTokenClaims.mockReturnValue(claims.promise);
    const watcher = { onState: vi.fn(), onReturn: vi.fn() };
    const signIn = startSignIn(settings);
    signIn.watch(watcher);
    const sdk = await signIn.ready;
    await sdk.logout({ redirect: false });
    claims.resolve({});
    await claims.promise;
    await Promise.resolve();
    expect(watcher.onState).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isAuthenticated: false }),
    );
  });
});

describe('the worker of the sign-in', () => {
  it('is the only address that its policy lets through, where the browser wants one', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    const fresh = await import('../../src/auth/signIn');
    fresh.startSignIn(settings);
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('auth0-worker', expect.anything());
    const policy = createPolicy.mock.results[0]?.value;
    expect(policy?.createScriptURL(String(options().workerUrl))).toBe(options().workerUrl);
    expect(() => policy?.createScriptURL('https://evil.test/worker.js')).toThrow(
      'Not the sign-in worker: https://evil.test/worker.js',
    );
  });
});
