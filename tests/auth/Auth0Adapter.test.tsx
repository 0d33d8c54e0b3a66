import type { Auth0ProviderOptions } from '@auth0/auth0-react';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Auth0Adapter, type Login, type Sdk, type SdkState } from '../../src/auth/Auth0Adapter';
import { createDeferred } from '../../src/auth/deferred';
import { keepLoginHint } from '../../src/auth/loginHint';
import type { AuthSettings } from '../../src/auth/settings';

const auth0 = {
  isLoading: false,
  isAuthenticated: true,
  user: { sub: 'auth0|ann', name: 'Ann' } as object | undefined,
  error: undefined as Error | undefined,
  getIdTokenClaims: vi.fn(),
  loginWithRedirect: vi.fn(),
  getAccessTokenWithPopup: vi.fn(),
  getAccessTokenSilently: vi.fn(),
  logout: vi.fn(),
};
let options: Auth0ProviderOptions | undefined;

vi.mock('@auth0/auth0-react', () => ({
  Auth0Provider: ({ children, ...given }: Auth0ProviderOptions & { children?: ReactNode }) => {
    options = given;
    return children;
  },
  useAuth0: () => auth0,
}));

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

async function open(changes: Partial<AuthSettings> = {}) {
  const reports = {
    onStart: vi.fn<(login: Login) => void>(),
    onReady: vi.fn<(sdk: Sdk) => void>(),
    onState: vi.fn<(state: SdkState) => void>(),
    onReturn: vi.fn(),
  };
  await act(async () => render(<Auth0Adapter settings={{ ...settings, ...changes }} {...reports} />));
  const sdk = reports.onReady.mock.lastCall?.[0];
  if (!sdk) throw new Error('The sign-in never got ready');
  return { ...reports, sdk };
}

beforeEach(() => {
  vi.resetAllMocks();
  auth0.getIdTokenClaims.mockResolvedValue({ __raw: 'id-token' });
  auth0.getAccessTokenSilently.mockResolvedValue('token');
  auth0.user = { sub: 'auth0|ann', name: 'Ann' };
});

describe('the sign-in', () => {
  it('asks for an identity and the audience, and returns to the site', async () => {
    await open();
    expect(options).toMatchObject({
      domain: 'https://login.test',
      clientId: 'client',
      cacheLocation: 'memory',
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
      useCookiesForTransactions: true,
    });
    expect(options?.authorizationParams).toEqual({
      redirect_uri: 'http://localhost:3000/',
      audience: 'https://audience.test',
      scope: 'openid profile email',
    });
  });

  it('names an organization and a greatest age where they are configured', async () => {
    await open({ organization: 'org_1', maxAgeSeconds: 0 });
    expect(options?.authorizationParams).toMatchObject({ organization: 'org_1', max_age: 0 });
  });

  it('stores the target with the login and hands it on at the return', async () => {
    const { onStart, onReturn } = await open();
    await onStart.mock.lastCall?.[0]('/news');
    expect(auth0.loginWithRedirect).toHaveBeenCalledExactlyOnceWith({ appState: { returnTo: '/news' } });

    options?.onRedirectCallback?.({ returnTo: '/news' });
    options?.onRedirectCallback?.(undefined);
    expect(onReturn.mock.calls).toEqual([['/news'], [undefined]]);
  });

  it('begins with an address that was kept for it, once', async () => {
    keepLoginHint('ada@example.com');
    const { onStart } = await open();
    await onStart.mock.lastCall?.[0]('/chat');
    await onStart.mock.lastCall?.[0]('/chat');
    expect(auth0.loginWithRedirect.mock.calls.map(([asked]) => asked.authorizationParams)).toEqual([
      { login_hint: 'ada@example.com' },
      undefined,
    ]);
  });

  it('takes the place of the page in the history where it begins by itself', async () => {
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, replace });
    const { onStart } = await open();
    await onStart.mock.lastCall?.[0]('/news', { replace: true });
    auth0.loginWithRedirect.mock.lastCall?.[0].openUrl('https://login.test/authorize');
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://login.test/authorize');
  });

  it('through a popup throws what the provider says', async () => {
    auth0.getAccessTokenWithPopup.mockRejectedValue(new Error('Unable to open a popup'));
    const { sdk } = await open();
    await expect(sdk.loginWithPopup()).rejects.toThrow('Unable to open a popup');
  });

  it('says who is signed in, with the claims', async () => {
    const { onState } = await open();
    expect(onState).toHaveBeenLastCalledWith({
      isAuthenticated: true,
      user: { sub: 'auth0|ann', name: 'Ann' },
      idTokenClaims: { __raw: 'id-token' },
      accessToken: 'token',
      error: undefined,
    });
  });

  it('says who is signed in without a token where none is at hand', async () => {
    auth0.getAccessTokenSilently.mockRejectedValue(new Error('Another call has failed'));
    const { onState } = await open();
    expect(onState).toHaveBeenLastCalledWith(
      expect.objectContaining({ isAuthenticated: true, accessToken: undefined }),
    );
  });

  it('knows nobody without a subject', async () => {
    auth0.user = { name: 'Ann' };
    const { onState } = await open();
    expect(onState).toHaveBeenLastCalledWith(
      expect.objectContaining({ isAuthenticated: false, user: undefined }),
    );
  });
});

describe('a token', () => {
  it('comes from the cache, or fresh where the server has refused the one at hand', async () => {
    auth0.getAccessTokenSilently.mockResolvedValue('token');
    const { sdk } = await open();
    expect(await sdk.getToken({ fresh: false })).toBe('token');
    expect(auth0.getAccessTokenSilently).toHaveBeenLastCalledWith({});
    await sdk.getToken({ fresh: true });
    expect(auth0.getAccessTokenSilently).toHaveBeenLastCalledWith({ cacheMode: 'off' });
  });

  it('that is at hand is had without asking anybody', async () => {
    const { sdk } = await open();
    expect(await sdk.getTokenAtHand()).toBe('token');
    expect(auth0.getAccessTokenSilently).toHaveBeenLastCalledWith({ cacheMode: 'cache-only' });
  });

  it('is asked for again where a look for one at hand has answered in its place', async () => {
    const { sdk } = await open();
    auth0.getAccessTokenSilently.mockResolvedValueOnce(undefined);
    expect(await sdk.getToken({ fresh: false })).toBe('token');
  });
});

describe('the logout', () => {
  it('returns to the site’s origin', async () => {
    const { sdk } = await open();
    await sdk.logout({ redirect: true });
    expect(auth0.logout).toHaveBeenCalledExactlyOnceWith({
      logoutParams: { returnTo: 'http://localhost:3000' },
    });
  });

  it('can end the session here alone', async () => {
    const { sdk } = await open();
    await sdk.logout({ redirect: false });
    expect(auth0.logout).toHaveBeenCalledExactlyOnceWith({ openUrl: false });
  });
});

describe('a sign-in that still looks', () => {
  it('is not ready, and tells nothing, but a login can be begun', async () => {
    auth0.isLoading = true;
    auth0.isAuthenticated = false;
    auth0.user = undefined;
    onTestFinished(() => {
      Object.assign(auth0, { isLoading: false, isAuthenticated: true });
    });
    const onStart = vi.fn<(login: Login) => void>();
    const onReady = vi.fn();
    const onState = vi.fn();
    const reports = { onStart, onReady, onState, onReturn: vi.fn() };
    await act(async () => render(<Auth0Adapter settings={settings} {...reports} />));
    expect(onReady).not.toHaveBeenCalled();
    expect(onState).not.toHaveBeenCalled();
    expect(auth0.getIdTokenClaims).not.toHaveBeenCalled();
    await onStart.mock.lastCall?.[0]('/chat');
    expect(auth0.loginWithRedirect).toHaveBeenCalledExactlyOnceWith({ appState: { returnTo: '/chat' } });
  });
});

describe('the claims of a person who is gone meanwhile', () => {
  it('are told to nobody', async () => {
    const claims = createDeferred<object>();
    auth0.getIdTokenClaims.mockReturnValue(claims.promise);
    const onState = vi.fn();
    const { unmount } = render(
      <Auth0Adapter
        settings={settings}
        onStart={vi.fn()}
        onReady={vi.fn()}
        onState={onState}
        onReturn={vi.fn()}
      />,
    );
    unmount();
    await act(async () => claims.resolve({}));
    expect(onState).not.toHaveBeenCalled();
  });
});

describe('the worker of the sign-in', () => {
  it('is the only address that its policy lets through, where the browser wants one', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    const fresh = await import('../../src/auth/Auth0Adapter');
    render(
      <fresh.Auth0Adapter
        settings={settings}
        onStart={vi.fn()}
        onReady={vi.fn()}
        onState={vi.fn()}
        onReturn={vi.fn()}
      />,
    );
    await act(async () => undefined);
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('auth0-worker', expect.anything());
    const policy = createPolicy.mock.results[0]?.value;
    expect(policy?.createScriptURL(String(options?.workerUrl))).toBe(options?.workerUrl);
    expect(() => policy?.createScriptURL('https://evil.test/worker.js')).toThrow(
      'Not the sign-in worker: https://evil.test/worker.js',
    );
  });
});
