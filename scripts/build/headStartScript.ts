import type { AuthSettings } from '../../src/auth/settings.ts';

/** What to load early: modules of the application, and other files that they use. */
export interface EarlyFiles {
  modules: readonly string[];
  others: readonly string[];
}

/** The application's own files, which every address needs. */
export interface EntryFiles {
  modules: readonly string[];
  styles: readonly string[];
}

/** The files for one path; see `RouteModules`. */
export interface RouteFiles {
  always: EarlyFiles;
  withSession: EarlyFiles;
}

/** The sign-in, which is set off before the application is there. */
export interface SignInStart {
  /** The module with `openSignIn`. */
  module: string;
  files: EarlyFiles;
}

/** What the script knows. */
export interface HeadStart {
  signIn: SignInStart;
  entry: EntryFiles;
  /** By path in lower case, `*` for every other path. */
  routes: Record<string, RouteFiles>;
}

/**
 * The text of the script that fetches early what the address at hand needs. What it puts into the page holds back no
 * paint; the application waits for the styles (src/shared/opening/stylesLoaded.ts).
 *
 * Where there may be a session, the sign-in has the line for itself at first: everything private waits for it, and it for
 * the libraries, while the rest can come as long as the provider is asked.
 *
 * Its element has the settings of the sign-in, as JSON in `data-sign-in`.
 */
export function headStartScript(start: HeadStart): string {
  // As text: tools that run this file would make something of their own of an import.
  return `(${fetchEarly})(${JSON.stringify(start)},(address)=>import(address));\n`;
}

// Runs in the browser as it stands here, so it may use nothing from outside itself.
function fetchEarly(
  { signIn, entry, routes }: HeadStart,
  importModule: (address: string) => Promise<{ openSignIn(settings: AuthSettings): { hasAsked: unknown } }>,
) {
  const added = new Set<string>();
  const addLink = (rel: string, href: string) =>
    new Promise((settle) => {
      if (added.has(href)) return;
      added.add(href);
      const link = document.createElement('link');
      link.rel = rel;
      link.crossOrigin = '';
      link.href = href;
      link.onload = link.onerror = settle;
      document.head.append(link);
    });
  /** Settles when the modules have come, or failed to. */
  const fetchFiles = ({ modules, others }: EarlyFiles) => {
    const coming = modules.map((file) => addLink('modulepreload', `/${file}`));
    for (const file of others) {
      if (added.has(file)) continue;
      added.add(file);
      // A preload link would be complained of in the console whenever the page turns out to be another one.
      fetch(`/${file}`).catch(() => undefined);
    }
    return Promise.all(coming);
  };

  const comesFromLogin = /[?&]state=/.test(location.search);
  const settings: AuthSettings = JSON.parse(document.currentScript?.dataset.signIn ?? '');
  const sessionCookie = `auth0.${settings.clientId}.is.authenticated=`;
  const hasSession = comesFromLogin || document.cookie.includes(sessionCookie);
  // Where a service worker has the files at hand, asking for them is all the work there is: the frame goes first, and
  // what the provider is asked for, since it takes its time to answer.
  const isAtHand = Boolean(navigator.serviceWorker?.controller);
  const startSignIn = async () => {
    const haveCome = fetchFiles(signIn.files);
    // The line is free while they are run.
    if (!isAtHand) haveCome.then(fetchApplication);
    const { openSignIn } = await importModule(`/${signIn.module}`);
    return async () => {
      // The sign-in puts a frame into it.
      while (!document.body) await new Promise((resolve) => setTimeout(resolve, 10));
      await openSignIn(settings).hasAsked;
    };
  };

  const fetchApplication = () => {
    for (const file of entry.modules) addLink('modulepreload', `/${file}`);
    const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
    const route = routes[path] ?? routes['*'];
    if (!route) return;
    fetchFiles(route.always);
    if (hasSession) fetchFiles(route.withSession);
  };

  for (const style of entry.styles) addLink('stylesheet', style);
  if (isAtHand) setTimeout(fetchApplication, hasSession ? 500 : 0);
  else if (!hasSession) fetchApplication();
  if (!hasSession) return;
  // The application finds it under way; what fails here fails there again, and is told.
  startSignIn()
    .catch(() => undefined)
    .then(async (open) => {
      // A browser that does not tell when files have come fetches the rest now.
      if (!isAtHand) fetchApplication();
      await open?.();
      fetchApplication();
    })
    .catch(() => undefined);
}
