import workerAddress from 'virtual:sign-in-worker';
import { Auth0Client, type IdToken, type User } from '@auth0/auth0-spa-js';
import { trustedScriptUrl } from '../ui/trustedScriptUrl';
import type { SignedInUser } from './context';
import { createDeferred } from './deferred';
import { withoutLeftOverLock } from './leftOverLock';
import { isLoginCallback } from './sessionCookie';
import type { AuthSettings } from './settings';

/** What the rest of the application uses of the SDK. */
export interface Sdk {
  loginWithRedirect(target: string): Promise<void>;
  /** Throws the provider's errors (spec 8). */
  loginWithPopup(): Promise<void>;
  logout(options: { redirect: boolean }): Promise<void>;
  getToken(options: { fresh: boolean }): Promise<string>;
  /** The token that is at hand and good for more than a minute; asks nobody and waits for no lock. */
  getTokenAtHand(): Promise<string | undefined>;
}

/** What is known of the session. */
export interface SdkState {
  isAuthenticated: boolean;
  user: SignedInUser | undefined;
  idTokenClaims: IdToken | undefined;
  /** The access token, where there is a person and a token that is still good. */
  accessToken: string | undefined;
  error: Error | undefined;
}

/** Who is told of the session. */
export interface SignInWatcher {
  /** At first when the look for a session, or the end of a login, has come to its end, then at each change. */
  onState(state: SdkState): void;
  /** The login came back; `target` is what was stored with it. Called before its state is told. */
  onReturn(target: unknown): void;
}

export interface SignIn {
  /** Tells what is known already, and what comes. There is one watcher at a time. */
  watch(watcher: SignInWatcher): void;
  /** What can be asked for once the first look has come to its end. */
  ready: Promise<Sdk>;
  /** Resolves once the provider has been asked, or need not be: whatever else is to be done can be done meanwhile. */
  hasAsked: Promise<unknown>;
}

let ofThisPage: SignIn | undefined;

/**
 * The sign-in of this page. Whoever calls first sets it off: the page itself, before the application has been loaded
 * (scripts/build/headStart.ts), or else the application.
 *
 * @throws where the browser lacks the cryptography that it needs
 */
export function openSignIn(settings: AuthSettings): SignIn {
  ofThisPage ??= startSignIn(settings);
  return ofThisPage;
}

/**
 * Starts the SDK, and with it the look for a session or the end of a login. The one place that knows the SDK. It knows
 * no React: so it is at work while the application is still on its way.
 *
 * @throws where the browser lacks the cryptography that it needs
 */
export function startSignIn(settings: AuthSettings): SignIn {
  const client = new Auth0Client({
    domain: settings.domain,
    clientId: settings.clientId,
    authorizationParams: {
      redirect_uri: `${window.location.origin}/`,
      audience: settings.audience,
      scope: 'openid profile email',
      ...(settings.organization === null ? {} : { organization: settings.organization }),
      ...(settings.maxAgeSeconds === null ? {} : { max_age: settings.maxAgeSeconds }),
    },
    cacheLocation: settings.cache,
    useRefreshTokens: settings.refreshTokens,
    useRefreshTokensFallback: settings.refreshTokensFallback,
    useCookiesForTransactions: true,
    workerUrl: trustedWorkerUrl(),
  });

  const isReturn = isLoginCallback();
  const ready = createDeferred<Sdk>();
  let watcher: SignInWatcher | undefined;
  let returned: { target: unknown } | undefined;
  let known: SdkState | undefined;
  let person: User | undefined;
  let error: Error | undefined;
  let reports = 0;

  const tellReturn = () => {
    if (!watcher || !returned) return;
    const { target } = returned;
    returned = undefined;
    watcher.onReturn(target);
  };

  /** The token in the SDK's cache. The SDK lets calls share their answer, so one that fails may be another's. */
  const getTokenAtHand = () => client.getTokenSilently({ cacheMode: 'cache-only' }).catch(() => undefined);

  const report = async () => {
    reports += 1;
    const own = reports;
    const [idTokenClaims, accessToken] = person
      ? await Promise.all([client.getIdTokenClaims(), getTokenAtHand()])
      : [];
    // Something newer is being told.
    if (own !== reports) return;
    const user = person?.sub ? (person as SignedInUser) : undefined;
    known = { isAuthenticated: Boolean(user), user, idTokenClaims, accessToken, error };
    watcher?.onState(known);
  };

  const look = async () => {
    try {
      if (isReturn) {
        const { appState } = await client.handleRedirectCallback<{ returnTo?: string }>();
        returned = { target: appState?.returnTo };
        tellReturn();
      } else await client.checkSession();
      person = await client.getUser();
    } catch (thrown) {
      error = thrown instanceof Error ? thrown : new Error('Login failed');
    }
    ready.resolve(sdk);
    await report();
  };

  /** Every token brings its person along, and a look for one may have ended the session. */
  const refresh = async () => {
    const former = person;
    person = await client.getUser();
    if (person !== former) await report();
  };

  const refreshing = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    try {
      return await ask();
    } finally {
      await refresh();
    }
  };

  const sdk: Sdk = {
    loginWithRedirect: (target) => client.loginWithRedirect({ appState: { returnTo: target } }),
    loginWithPopup: async () => {
      await refreshing(() => client.getTokenWithPopup());
    },
    logout: async ({ redirect }) => {
      if (redirect) return client.logout({ logoutParams: { returnTo: window.location.origin } });
      await client.logout({ openUrl: false });
      person = undefined;
      await report();
    },
    getToken: ({ fresh }) => {
      const get = () => client.getTokenSilently(fresh ? { cacheMode: 'off' } : {});
      // It may have shared the answer of a look for a token at hand, which had none.
      return refreshing(() => withoutLeftOverLock(async () => (await get()) ?? get()));
    },
    getTokenAtHand,
  };

  withoutLeftOverLock(look).catch(ready.reject);
  // Whoever waits for it hears of it as well.
  ready.promise.catch(() => undefined);
  return {
    watch: (given) => {
      watcher = given;
      tellReturn();
      if (known) given.onState(known);
    },
    ready: ready.promise,
    hasAsked: isReturn ? Promise.resolve() : frameAppears(ready.promise),
  };
}

/** Resolves when the SDK has put the hidden frame, in which it asks the provider, into the page, or has ended without. */
function frameAppears(ended: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof HTMLIFrameElement)) end();
    });
    observer.observe(document.body, { childList: true });
    ended.then(end, end);
  });
}

let workerUrl: string | undefined;

/** The SDK's worker from our own origin. */
function trustedWorkerUrl(): string {
  workerUrl ??= trustedScriptUrl('auth0-worker', workerAddress, 'sign-in worker');
  return workerUrl;
}
