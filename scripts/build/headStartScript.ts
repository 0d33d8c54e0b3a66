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

/**
 * The text of the script that fetches early what the address at hand needs. What it puts into the page holds back no
 * paint; the application waits for the styles (src/shared/opening/stylesLoaded.ts).
 *
 * @param entry goes first: of six connections and little bandwidth the largest file, which all wait for, has to get its part
 * @param files by path in lower case, `*` for every other path
 * @param clientId names the cookie that tells of a session
 */
export function headStartScript(
  entry: EntryFiles,
  files: Record<string, RouteFiles>,
  clientId: string,
): string {
  const values = [entry, files, `auth0.${clientId}.is.authenticated=`].map((value) => JSON.stringify(value));
  return `(${fetchEarly})(${values.join(',')});\n`;
}

// Runs in the browser as it stands here, so it may use nothing from outside itself.
function fetchEarly(entry: EntryFiles, files: Record<string, RouteFiles>, sessionCookie: string) {
  const addLink = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  for (const style of entry.styles) addLink('stylesheet', style);
  for (const file of entry.modules) addLink('modulepreload', `/${file}`);

  const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const route = files[path] ?? files['*'];
  if (!route) return;
  const comesFromLogin = /[?&]state=/.test(location.search);
  const hasSession = comesFromLogin || document.cookie.includes(sessionCookie);
  const early = hasSession ? [route.always, route.withSession] : [route.always];
  for (const { modules } of early) for (const file of modules) addLink('modulepreload', `/${file}`);
  for (const { others } of early) {
    // A preload link would be complained of in the console whenever the page turns out to be another one.
    for (const file of others) fetch(`/${file}`).catch(() => undefined);
  }
}
