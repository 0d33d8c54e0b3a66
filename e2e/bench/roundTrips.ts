/** A request of a page, with when it began and ended, in milliseconds of one clock. */
export interface TimedRequest {
  url: string;
  method: string;
  /** As Playwright names it: document, script, fetch, … */
  type: string;
  start: number;
  end: number;
}

/** What others wait for; pictures and styles hold up no call. */
const waitedFor = new Set(['document', 'script', 'fetch', 'xhr', 'other']);

/** Files have a hash in their names, and so stay in the cache. */
const isFile = (path: string) => path.startsWith('/assets/');

/**
 * The paths that were waited for one after the other before the first call of the API went out: the longest chain of
 * requests, each of which began when the one before had ended. The page itself, which comes first, is not counted. A
 * file that the page names has nothing to wait for but a free line, whatever came before it.
 */
export function roundTripsBefore(
  requests: readonly TimedRequest[],
  isApiCall: (url: URL) => boolean,
  isNamedByPage: (path: string) => boolean,
): string[] {
  const inOrder = requests
    .filter(({ type }) => waitedFor.has(type))
    .toSorted((one, other) => one.start - other.start);
  const chains: { end: number; paths: string[] }[] = [];
  const asked = new Set<string>();
  for (const { url, method, start, end } of inOrder) {
    const { pathname } = new URL(url);
    // What was fetched before comes from the browser's own cache: that is no round trip.
    if (method === 'GET' && isFile(pathname) && asked.has(url)) continue;
    asked.add(url);
    const isNamed = isFile(pathname) && isNamedByPage(pathname);
    const longest = (isNamed ? chains.slice(0, 1) : chains)
      .filter((former) => former.end <= start)
      .reduce<string[]>((best, { paths }) => (paths.length > best.length ? paths : best), []);
    if (method !== 'OPTIONS' && isApiCall(new URL(url))) return longest.slice(1);
    chains.push({ end, paths: [...longest, pathname] });
  }
  return [];
}
