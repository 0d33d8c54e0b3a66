import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Auth0Adapter, type Login, type Sdk, type SdkState } from './Auth0Adapter';
import { AuthErrorBoundary } from './AuthErrorBoundary';
import { createDeferred } from './deferred';
import { withoutLeftOverLock } from './leftOverLock';
import { isLoginCallback } from './sessionCookie';
import type { AuthSettings } from './settings';

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
  /** Waits for no look that is under way. */
  login: Login;
  /** What can be asked for once the first look has come to its end. */
  ready: Promise<Sdk>;
  /** Resolves once the provider has been asked, or need not be: whatever else is to be done can be done meanwhile. */
  hasAsked: Promise<unknown>;
}

let ofThisPage: SignIn | undefined;

/**
 * The sign-in of this page. Whoever calls first sets it off: the page itself, before the application has been loaded
 * (scripts/build/headStart.ts), or else the application.
 */
export function openSignIn(settings: AuthSettings): SignIn {
  ofThisPage ??= startSignIn(settings);
  return ofThisPage;
}

/**
 * Starts the SDK, and with it the look for a session or the end of a login, in a root of its own: so it is at work while
 * the application is still on its way.
 */
export function startSignIn(settings: AuthSettings): SignIn {
  const ready = createDeferred<Sdk>();
  const started = createDeferred<Login>();
  let watcher: SignInWatcher | undefined;
  let returned: { target: unknown } | undefined;
  let known: SdkState | undefined;

  const tellReturn = () => {
    if (!watcher || !returned) return;
    const { target } = returned;
    returned = undefined;
    watcher.onReturn(target);
  };

  const fail = (error: Error) => {
    started.reject(error);
    ready.reject(error);
  };

  const look = () => {
    const root = createRoot(document.createElement('div'));
    // At once, and its effects with it: the SDK begins to look for a session in one.
    flushSync(() =>
      root.render(
        <AuthErrorBoundary onError={fail}>
          <Auth0Adapter
            settings={settings}
            onStart={started.resolve}
            onReady={ready.resolve}
            onState={(state) => {
              known = state;
              watcher?.onState(state);
            }}
            onReturn={(target) => {
              returned = { target };
              tellReturn();
            }}
          />
        </AuthErrorBoundary>,
      ),
    );
    return ready.promise;
  };

  withoutLeftOverLock(look).catch(fail);
  const sdk = ready.promise.then<Sdk>((own) => ({
    ...own,
    getToken: (options) => withoutLeftOverLock(() => own.getToken(options)),
  }));
  // Whoever waits for it hears of it as well.
  for (const end of [sdk, started.promise]) end.catch(() => undefined);
  return {
    watch: (given) => {
      watcher = given;
      tellReturn();
      if (known) given.onState(known);
    },
    login: async (target, how) => (await started.promise)(target, how),
    ready: sdk,
    hasAsked: isLoginCallback() ? Promise.resolve() : frameAppears(sdk),
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
