import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Sdk, SdkState } from './Auth0Adapter';
import { authReducer, initialAuthState } from './authReducer';
import { readClaims, type TokenClaims } from './claims';
import { type Auth, AuthContext } from './context';
import { createDeferred } from './deferred';
import { sanitizeReturnTo } from './returnTo';
import { hasSessionCookie, isLoginCallback } from './sessionCookie';
import type { AuthSettings } from './settings';
import type { SignInWatcher } from './signIn';
import { createTokenSource } from './tokens';
import { useCrossTabLogout } from './useCrossTabLogout';

/** How long a person looks on while the SDK looks for a session. It gives the provider a minute, and a worker for ever. */
const lookUpLimitMs = 10_000;
/** How long the way to the provider's sign-out may take. */
const leavingLimitMs = 70_000;

interface AuthProviderProps {
  settings: AuthSettings;
  /** There is a session with a token at hand; called before anything is drawn for it, and again whenever it is told. */
  onSession(claims: TokenClaims): void;
  /** Goes to the path stored with a login that has just come back. */
  onReturn(target: string): void;
  /** A login came back with an error, or could not be completed. */
  onLoginFailed(error: Error): void;
  /** The person is signing out: forget what belongs to them. */
  onSignOut(userId: string | undefined): void;
  children: ReactNode;
}

/**
 * Holds the authentication state for the whole application (spec 4, Authentication). The SDK is loaded only when there
 * is a session to look up, a login to complete or one to start; until then a visitor is simply signed out.
 */
export function AuthProvider({
  settings,
  onSession,
  onReturn,
  onLoginFailed,
  onSignOut,
  children,
}: AuthProviderProps) {
  const [cameFromLogin] = useState(() => isLoginCallback());
  const [mayBeSignedIn] = useState(() => cameFromLogin || hasSessionCookie(settings.clientId));
  const [{ auth: state, isLeaving }, dispatch] = useReducer(authReducer, mayBeSignedIn, initialAuthState);
  const [sdk] = useState(() => createDeferred<Sdk>());

  const [tokens] = useState(() =>
    createTokenSource(async (options) => {
      const ready = await sdk.promise;
      const atHand = options.fresh ? undefined : await ready.getTokenAtHand();
      const token = atHand ?? (await ready.getToken(options));
      dispatch({ type: 'tokenReceived', claims: readClaims(token, settings.rolesClaim) });
      return token;
    }),
  );

  useEffect(() => {
    if (!state.isLoading) return;
    // Whatever the SDK finds later still counts. Without a network it finds nothing, and waits for it all the same.
    const lookUpLimit = navigator.onLine ? lookUpLimitMs : 0;
    const limit = isLeaving ? leavingLimitMs : lookUpLimit;
    const timer = setTimeout(() => dispatch({ type: 'lookUpFailed' }), limit);
    return () => clearTimeout(timer);
  }, [state.isLoading, isLeaving]);

  const onState = async ({ accessToken, ...session }: SdkState) => {
    if (isLeaving) return;
    if (session.isAuthenticated) {
      if (accessToken) onSession(readClaims(accessToken, settings.rolesClaim));
      const token = accessToken ?? (await tokens.get().catch(() => null));
      const claims = token === null ? null : readClaims(token, settings.rolesClaim);
      dispatch({ type: 'sessionFound', session, claims });
      return;
    }
    // The session check keeps its errors to itself, but takes the cookie away only when there is no session.
    const { error } = session;
    const isUnreachable = !error && hasSessionCookie(settings.clientId);
    dispatch({ type: 'sessionMissing', error, isUnreachable });
    if (error && cameFromLogin) onLoginFailed(error);
  };

  const isWatching = useRef(false);
  const watcher = useRef<SignInWatcher>(null);
  watcher.current = { onState, onReturn: (target) => onReturn(sanitizeReturnTo(target)) };

  const loadSdk = useCallback(async () => {
    const { openSignIn } = await import('./signIn');
    try {
      const signIn = openSignIn(settings);
      // Once: what is known is told again to whoever begins to watch.
      if (!isWatching.current) {
        isWatching.current = true;
        signIn.watch({
          onState: (known) => watcher.current?.onState(known),
          onReturn: (target) => watcher.current?.onReturn(target),
        });
      }
      sdk.resolve(await signIn.ready);
    } catch (error) {
      sdk.reject(error as Error);
    }
    return sdk.promise;
  }, [settings, sdk]);

  useLayoutEffect(() => {
    if (mayBeSignedIn) loadSdk().catch(() => dispatch({ type: 'lookUpFailed' }));
  }, [mayBeSignedIn, loadSdk]);

  const userId = state.user?.sub;
  const leave = useCallback(
    async (redirect: boolean) => {
      // Takes every private page off the screen at once, before its queries could be asked again.
      dispatch({ type: redirect ? 'signOutStarted' : 'signedOutElsewhere' });
      onSignOut(userId);
      await (await sdk.promise).logout({ redirect });
    },
    [sdk, userId, onSignOut],
  );

  const announceSignOut = useCrossTabLogout({
    clientId: settings.clientId,
    isSignedIn: state.isAuthenticated,
    onSignOut: () => void leave(false),
    onSessionGone: () => void sdk.promise.then((ready) => ready.logout({ redirect: false })),
  });

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      tokens,
      login: async (target = '/') => {
        await (await loadSdk()).loginWithRedirect(sanitizeReturnTo(target));
      },
      loginWithPopup: async () => {
        await (await loadSdk()).loginWithPopup();
      },
      logout: async () => {
        announceSignOut();
        await leave(true);
      },
    }),
    [state, tokens, loadSdk, leave, announceSignOut],
  );

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      // A page out of the browser's cache shows what was true when it was left: ask again before anything shows.
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
