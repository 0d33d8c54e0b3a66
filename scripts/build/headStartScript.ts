/** What to load early: modules of the application, and other files that they use. */
export interface EarlyFiles {
  modules: readonly string[];
  others: readonly string[];
}

/** The files for one path; see `RouteModules`. */
export interface RouteFiles {
  always: EarlyFiles;
  withSession: EarlyFiles;
}

/**
 * The text of the script that fetches early what the address at hand needs.
 *
 * @param files by path in lower case, `*` for every other path
 * @param clientId names the cookie that tells of a session
 */
export function headStartScript(files: Record<string, RouteFiles>, clientId: string): string {
  const values = [files, `auth0.${clientId}.is.authenticated=`].map((value) => JSON.stringify(value));
  return `(${fetchEarly})(${values.join(',')});\n`;
}

// Runs in the browser as it stands here, so it may use nothing from outside itself.
function fetchEarly(files: Record<string, RouteFiles>, sessionCookie: string) {
  const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const route = files[path] ?? files['*'];
  if (!route) return;
  const comesFromLogin = /[?&]state=/.test(location.search);
  const hasSession = comesFromLogin || document.cookie.includes(sessionCookie);
  for (const { modules, others } of hasSession ? [route.always, route.withSession] : [route.always]) {
    for (const file of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
    // A preload link would be complained of in the console whenever the page turns out to be another one.
    for (const file of others) fetch(`/${file}`).catch(() => undefined);
  }
}
