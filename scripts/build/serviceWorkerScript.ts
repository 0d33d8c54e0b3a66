/** What a service worker knows of the release that it came with. */
export interface Release {
  /** Another one whenever any file is another one; the release's page holds it too. */
  version: string;
  /** What is kept from the beginning, beside the page: paths that begin with a slash. */
  files: readonly string[];
  /** The first parts of the paths that are pages, in lower case; empty for `/`. */
  pages: readonly string[];
}

/** The text of the service worker of a release. */
export function serviceWorkerScript(release: Release): string {
  return `(${keepReleases})(self,${JSON.stringify(release)});\n`;
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

/** As much of `ServiceWorkerGlobalScope` as is used; the DOM's types know nothing of it. */
interface WorkerScope {
  caches: CacheStorage;
  clients: {
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { id: string }[]>;
    claim(): Promise<void>;
  };
  fetch: typeof fetch;
  location: Location;
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/*
 * Runs in the browser as it stands here, so it may use nothing from outside itself.
 *
 * A release is kept whole or not at all. The newest one that is whole answers for every page; files have a hash in their
 * names, so pages of former releases find theirs in what is kept of those, as long as such a page is open.
 */
function keepReleases(worker: WorkerScope, { version, files, pages }: Release) {
  const { caches, clients, location } = worker;
  const prefix = 'release-';
  const ownName = prefix + version;
  const visitsName = 'visits';
  const own = caches.open(ownName);

  const isPage = (response: Response) => /html/.test(response.headers.get('Content-Type') ?? '');
  // Some hosts answer with the page, and 200, where they have nothing.
  const isFile = (response: Response) => response.ok && !isPage(response);
  const isHashed = (path: string) => path.startsWith('/assets/');

  worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
  worker.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== location.origin) return;
    if (mode === 'navigate') {
      if (pages.includes(pathname.toLowerCase().split('/')[1] ?? '')) event.respondWith(answerPage(event));
    } else if (isHashed(pathname) || files.includes(pathname)) event.respondWith(answerFile(event, pathname));
  });

  async function keepAll() {
    await Promise.all([keepPage(), ...files.map(keepFile)]);
    // At once: pages of the former release lose nothing by it.
    await worker.skipWaiting();
  }

  async function keepPage() {
    const response = await worker.fetch('/', { cache: 'no-cache' });
    const html = await response.text();
    if (!html.includes(version)) throw new Error('Another release');
    // A copy: browsers refuse to show a page that came by way of a redirection.
    await (await own).put('/', new Response(html, response));
  }

  async function keepFile(path: string) {
    const options: RequestInit = isHashed(path) ? { priority: 'low' } : { cache: 'no-cache' };
    const kept = isHashed(path) && (await caches.match(path));
    const response = kept || (await worker.fetch(path, options));
    if (!isFile(response)) throw new Error(`No ${path}`);
    await (await own).put(path, response);
  }

  async function answerPage(event: FetchEvent): Promise<Response> {
    const kept = await find('/', own);
    event.waitUntil((kept ? noteVisit(event.resultingClientId) : keepPage()).finally(leaveIfUnwanted));
    return kept ?? worker.fetch(event.request);
  }

  async function answerFile(event: FetchEvent, path: string): Promise<Response> {
    const kept = (await find(path, own)) ?? (await find(path, caches));
    if (kept) return kept;
    const response = await worker.fetch(event.request);
    const copy = response.clone();
    // A file that is gone: there is a newer release, so the next page has to come from the host.
    event.waitUntil(own.then<unknown>((cache) => (isFile(copy) ? cache.put(path, copy) : cache.delete('/'))));
    return response;
  }

  /** Storage may be forbidden or broken: then it is as if nothing was kept. */
  async function find(path: string, place: CacheStorage | Promise<Cache>): Promise<Response | undefined> {
    try {
      return await (await place).match(path);
    } catch {
      return undefined;
    }
  }

  /**
   * Notes that a page is of this release, and forgets former ones that no open page is of. The last of them stays: a
   * page of it may be on its way. All stay while a page is open that nobody noted, which may be of any.
   */
  async function noteVisit(clientId: string) {
    const visits = await caches.open(visitsName);
    const open = new Set((await clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id));
    const used = new Set<string | undefined>();
    for (const visit of await visits.keys()) {
      const [name, id = ''] = visit.url.split('/').slice(3);
      if (open.delete(id)) used.add(name);
      else await visits.delete(visit);
    }
    await visits.put(`/${ownName}/${clientId}`, new Response());
    const former = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownName);
    for (const name of former.slice(0, -1)) if (!open.size && !used.has(name)) await caches.delete(name);
  }

  /** A release that comes without a service worker wants none. */
  async function leaveIfUnwanted() {
    const response = await worker.fetch(location.pathname, { cache: 'no-cache' });
    if (![403, 404, 410].includes(response.status) && !isPage(response)) return;
    await worker.registration.unregister();
    for (const name of await caches.keys())
      if (name === visitsName || name.startsWith(prefix)) await caches.delete(name);
  }
}
