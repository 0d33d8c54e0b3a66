import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { TokenError } from '../api/failure';
import { loadOrReload } from '../ui/loadOrReload';
import type { Sdk, SdkState } from './Auth0Adapter';
import { authReducer, initialAuthState } from './authReducer';
import { readClaims, type TokenClaims } from './claims';
import { type Auth, AuthContext } from './context';
import { createDeferred } from './deferred';
import { checkLogin, loginProblem } from './loginProblem';
import { keepLoginTarget, takeLoginTarget } from './loginTarget';
import { sanitizeReturnTo } from './returnTo';
import { hasSessionCookie, isLoginCallback } from './sessionCookie';
import type { AuthSettings } from './settings';
import type { SignInWatcher } from './signIn';
import { createTokenSource, meansSignedOut } from './tokens';
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
  /** A login came back with an error, or could not be completed; `target` is where it was to lead. */
  onLoginFailed(error: Error, target: string): void;
  /** The person is signing out: forget what belongs to them. */
  onSignOut(userId: string | undefined): void;
  children: ReactNode;
}

/** The login that has come back is none that is pending: the address was loaded again, or another tab was first. */
const isInvalidState = (error: Error) => error.message === 'Invalid state';

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
  const [sdk] = useState(() => {
    const deferred = createDeferred<Sdk>();
    // Whoever waits for it hears of its failure as well.
    deferred.promise.catch(() => undefined);
    return deferred;
  });

  const [tokens] = useState(() =>
    createTokenSource(async (options) => {
      const ready = await sdk.promise;
      try {
        const atHand = options.fresh ? undefined : await ready.getTokenAtHand();
        const token = atHand ?? (await ready.getToken(options));
        dispatch({ type: 'tokenReceived', claims: readClaims(token, settings.rolesClaim) });
        return token;
      } catch (error) {
        // The SDK does so itself only where its hidden frame has been told that nobody is signed in (spec 4).
        if (meansSignedOut(error)) await ready.logout({ redirect: false });
        throw error;
      }
    }),
  );
  const hasToken = useCallback(
    () =>
      tokens.get().then(
        () => true,
        () => false,
      ),
    [tokens],
  );

  // One login has come back at the most, and is told of once; its target is taken out of the storage then.
  const loginTarget = useRef<string>(null);
  const takeTarget = useCallback(() => {
    loginTarget.current ??= cameFromLogin ? takeLoginTarget(window.location) : '/';
    return loginTarget.current;
  }, [cameFromLogin]);

  /** Nothing has been heard of a session for too long, or nobody can be asked for one. */
  const giveUp = useEffectEvent((error: Error) => {
    if (cameFromLogin && !isLeaving) onLoginFailed(error, takeTarget());
    dispatch({ type: 'lookUpFailed', error: cameFromLogin ? error : undefined });
  });

  useEffect(() => {
    if (!state.isLoading) return;
    // Whatever the SDK finds later still counts. Without a network it finds nothing, and waits for it all the same.
    const lookUpLimit = navigator.onLine ? lookUpLimitMs : 0;
    const limit = isLeaving ? leavingLimitMs : lookUpLimit;
    const timer = setTimeout(() => giveUp(new Error('Timeout')), limit);
    return () => clearTimeout(timer);
  }, [state.isLoading, isLeaving]);

  /** Whether a login failed by what says nothing about whether the person is signed in. */
  const isPassing = async (error: Error) =>
    isInvalidState(error) || (loginProblem(error) === 'clock' && (await sdk.promise).correctClock());

  /** Whether a look without an end may end otherwise, or tell why: a new login is needed, or the clock is wrong. */
  const isWorthAsking = async () =>
    (settings.refreshTokens && !settings.refreshTokensFallback) ||
    (navigator.onLine && (await sdk.promise).correctClock());

  const toldError = useRef<Error>(undefined);
  const onState = async ({ accessToken, ...session }: SdkState) => {
    if (isLeaving) return;
    if (session.isAuthenticated) {
      if (accessToken) onSession(readClaims(accessToken, settings.rolesClaim));
      const token =
        accessToken ?? (await tokens.get().catch(({ signedOut }: TokenError) => !signedOut && null));
      // That the session is over is told by itself.
      if (token === false) return;
      const claims = token === null ? null : readClaims(token, settings.rolesClaim);
      dispatch({ type: 'sessionFound', session: { ...session, error: undefined }, claims });
      return;
    }
    // The SDK holds on to the error of a login whatever comes after it.
    const error = session.error === toldError.current ? undefined : session.error;
    toldError.current = session.error;
    if (error && cameFromLogin) {
      if ((await isPassing(error)) && (await hasToken())) return onReturn(takeTarget());
      onLoginFailed(error, takeTarget());
    }
    // The session check keeps its errors to itself, but takes the cookie away only when it is told that there is no session.
    if (!error && hasSessionCookie(settings.clientId) && (await isWorthAsking()) && (await hasToken()))
      return;
    const isUnreachable = !error && hasSessionCookie(settings.clientId);
    dispatch({ type: 'sessionMissing', error, isUnreachable });
  };

  const isWatching = useRef(false);
  const watcher = useRef<SignInWatcher>(null);
  watcher.current = {
    onState,
    onReturn: (target) => {
      takeTarget();
      onReturn(sanitizeReturnTo(target));
    },
  };

  const loadSignIn = useCallback(async () => {
    const { openSignIn } = await loadOrReload(() => import('./signIn'));
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
      signIn.ready.then(sdk.resolve, sdk.reject);
      return signIn;
    } catch (error) {
      sdk.reject(error as Error);
      throw error;
    }
  }, [settings, sdk]);

  useLayoutEffect(() => {
    if (mayBeSignedIn)
      loadSignIn()
        .then(({ ready }) => ready)
        .catch(giveUp);
  }, [mayBeSignedIn, loadSignIn]);

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

  // A second press finds the first one on its way.
  const leaving = useRef<Promise<void>>(null);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      tokens,
      login: async (target = '/', how) => {
        checkLogin();
        const { login } = await loadSignIn();
        keepLoginTarget(sanitizeReturnTo(target));
        await login(sanitizeReturnTo(target), how);
      },
      loginWithPopup: async () => {
        const { ready } = await loadSignIn();
        await (await ready).loginWithPopup();
      },
      logout: () => {
        if (!leaving.current) {
          announceSignOut();
          leaving.current = leave(true);
        }
        return leaving.current;
      },
    }),
    [state, tokens, loadSignIn, leave, announceSignOut],
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
