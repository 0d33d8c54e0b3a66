import workerAddress from 'virtual:sign-in-worker';
import { type AppState, Auth0Provider, type IdToken, useAuth0 } from '@auth0/auth0-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { trustedScriptUrl } from '../ui/trustedScriptUrl';
import type { LoginOptions, SignedInUser } from './context';
import { asSpecified } from './idTokenError';
import { takeLoginHint } from './loginHint';
import { now, setClockByServer } from './serverClock';
import { type AuthSettings, callbackPath } from './settings';

/** Leaves for the provider's login, which comes back with the target. */
export type Login = (target: string, how?: LoginOptions) => Promise<void>;

/** What the rest of the application uses of the SDK. */
export interface Sdk {
  /** Throws the provider's errors (spec 8). */
  loginWithPopup(): Promise<void>;
  logout(options: { redirect: boolean }): Promise<void>;
  getToken(options: { fresh: boolean }): Promise<string>;
  /** The token that is at hand and good for more than a minute; asks nobody and waits for no lock. */
  getTokenAtHand(): Promise<string | undefined>;
  /** Judges tokens by the server's time from now on. @returns whether that makes a difference */
  correctClock(): Promise<boolean>;
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

export interface Auth0AdapterProps {
  settings: AuthSettings;
  /** A login can be begun: also while the look for a session hangs. */
  onStart(login: Login): void;
  onReady(sdk: Sdk): void;
  /** Not before the first look for a session, or the end of a login, has come to its end. */
  onState(state: SdkState): void;
  /** The login came back; `target` is what was stored with it. */
  onReturn(target: unknown): void;
}

/**
 * The one place that knows the Auth0 React SDK. It renders nothing: it stands beside the application, not around it,
 * so that it is at work before the application's code has arrived, and pages are not mounted anew when it is done.
 */
export function Auth0Adapter({ settings, onReturn, ...reports }: Auth0AdapterProps) {
  return (
    <Auth0Provider
      domain={settings.domain}
      clientId={settings.clientId}
      authorizationParams={{
        redirect_uri: window.location.origin + callbackPath,
        audience: settings.audience,
        scope: 'openid profile email',
        ...(settings.organization === null ? {} : { organization: settings.organization }),
        ...(settings.maxAgeSeconds === null ? {} : { max_age: settings.maxAgeSeconds }),
      }}
      cacheLocation={settings.cache}
      useRefreshTokens={settings.refreshTokens}
      useRefreshTokensFallback={settings.refreshTokensFallback}
      useCookiesForTransactions
      nowProvider={now}
      workerUrl={trustedWorkerUrl()}
      onRedirectCallback={(appState?: AppState) => onReturn(appState?.returnTo)}
    >
      <Report {...reports} />
    </Auth0Provider>
  );
}

function Report({ onStart, onReady, onState }: Pick<Auth0AdapterProps, 'onStart' | 'onReady' | 'onState'>) {
  const auth0 = useAuth0();
  const latest = useRef(auth0);
  latest.current = auth0;
  const { isLoading, isAuthenticated, user, error, getIdTokenClaims, getAccessTokenSilently } = auth0;
  const tell = useEffectEvent(onState);

  useLayoutEffect(
    () =>
      onStart((target, { replace = false } = {}) => {
        const email = takeLoginHint();
        return latest.current.loginWithRedirect({
          appState: { returnTo: target },
          ...(email && { authorizationParams: { login_hint: email } }),
          ...(replace && { openUrl: (address) => window.location.replace(address) }),
        });
      }),
    [onStart],
  );

  // Not after the paint: everything private waits for what is told here.
  useLayoutEffect(() => {
    if (isLoading) return;
    onReady({
      // The SDK's own popup login keeps its errors to itself; this one throws them (spec 8).
      loginWithPopup: async () => {
        try {
          await latest.current.getAccessTokenWithPopup();
        } catch (error) {
          throw asSpecified(error);
        }
      },
      logout: ({ redirect }) =>
        latest.current.logout(
          redirect ? { logoutParams: { returnTo: window.location.origin } } : { openUrl: false },
        ),
      getToken: async ({ fresh }) => {
        const get = () => latest.current.getAccessTokenSilently(fresh ? { cacheMode: 'off' } : {});
        // It may have shared the answer of a look for a token at hand, which had none.
        return (await get()) ?? get();
      },
      getTokenAtHand: () => tokenAtHand(latest.current.getAccessTokenSilently),
      correctClock: setClockByServer,
    });
  }, [isLoading, onReady]);

  useLayoutEffect(() => {
    if (isLoading) return;
    let isCurrent = true;
    const report = async () => {
      const [idTokenClaims, accessToken] = isAuthenticated
        ? await Promise.all([getIdTokenClaims(), tokenAtHand(getAccessTokenSilently)])
        : [];
      const signedIn = user?.sub ? (user as SignedInUser) : undefined;
      if (!isCurrent) return;
      tell({
        isAuthenticated: isAuthenticated && Boolean(signedIn),
        user: signedIn,
        idTokenClaims,
        accessToken,
        error: error && (asSpecified(error) as Error),
      });
    };
    void report();
    return () => {
      isCurrent = false;
    };
  }, [isLoading, isAuthenticated, user, error, getIdTokenClaims, getAccessTokenSilently]);

  return null;
}

/** The token in the SDK's cache. The SDK lets calls share their answer, so one that fails may be another's. */
async function tokenAtHand(
  getToken: (options: { cacheMode: 'cache-only' }) => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await getToken({ cacheMode: 'cache-only' });
  } catch {
    return undefined;
  }
}

let workerUrl: string | undefined;

/** The SDK's worker from our own origin. */
function trustedWorkerUrl(): string {
  workerUrl ??= trustedScriptUrl('auth0-worker', workerAddress, 'sign-in worker');
  return workerUrl;
}
