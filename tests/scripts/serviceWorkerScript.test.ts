import { runInNewContext } from 'node:vm';
import { minifySync } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Release, serviceWorkerScript } from '../../scripts/build/serviceWorkerScript';

const site = 'https://site.test';

/** What the host has at a path: a text, a page for what is missing, a status, or nothing at all. */
type Hosted = Record<string, string | number>;

/** The release with this number: a page, one file for everybody, one for staff, one whose name stays. */
const releaseOf = (number: number): Release => ({
  version: `v${number}`,
  files: [`/assets/app-${number}.js`, '/theme.js'],
  pages: ['', 'chat', 'admin'],
});
const hostedOf = (number: number): Hosted => ({
  '/': `<p>page of v${number}</p>`,
  '/sw.js': `worker ${number}`,
  '/theme.js': `theme ${number}`,
  [`/assets/app-${number}.js`]: `app ${number}`,
  [`/assets/staff-${number}.js`]: `staff ${number}`,
});

let host: Hosted;
let isOnline: boolean;
let fetched: string[];
let caches: FakeCaches;
let open: { id: string }[];
let isRegistered: boolean;

beforeEach(() => {
  host = hostedOf(1);
  isOnline = true;
  fetched = [];
  caches = new FakeCaches();
  open = [];
  isRegistered = true;
});

class FakeCache {
  private readonly kept = new Map<string, Response>();
  async match(request: string | Request) {
    return this.kept.get(absolute(request))?.clone();
  }
  async put(request: string, response: Response) {
    this.kept.set(absolute(request), response);
  }
  async delete(request: string | Request) {
    return this.kept.delete(absolute(request));
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
}

class FakeCaches {
  private readonly byName = new Map<string, FakeCache>();
  isForbidden = false;
  async open(name: string) {
    if (this.isForbidden) throw new DOMException('Storage is forbidden', 'SecurityError');
    const cache = this.byName.get(name) ?? new FakeCache();
    this.byName.set(name, cache);
    return cache;
  }
  async match(path: string) {
    if (this.isForbidden) throw new DOMException('Storage is forbidden', 'SecurityError');
    for (const cache of this.byName.values()) {
      const found = await cache.match(path);
      if (found) return found;
    }
    return undefined;
  }
  async delete(name: string) {
    return this.byName.delete(name);
  }
  async keys() {
    return [...this.byName.keys()];
  }
}

const absolute = (request: string | Request) =>
  typeof request === 'string' ? new URL(request, site).href : request.url;

async function fetchFromHost(request: string | Request): Promise<Response> {
  const { pathname } = new URL(absolute(request));
  if (!isOnline) throw new TypeError('Failed to fetch');
  fetched.push(pathname);
  // As every host of the application does.
  const found = host[/^\/(?:chat|admin)$/.test(pathname) ? '/' : pathname] ?? 404;
  if (typeof found === 'number') return new Response('Nothing', { status: found });
  const type = found.startsWith('<') ? 'text/html; charset=utf-8' : 'text/javascript';
  return new Response(found, { headers: { 'Content-Type': type, 'Content-Security-Policy': `of ${found}` } });
}

type Listener = (event: object) => void;

/** Runs the worker of a release as a browser does. */
function startWorker(release: Release) {
  const listeners: Record<string, Listener> = {};
  let hasSkipped = false;
  const self = {
    caches,
    clients: { matchAll: async () => open, claim: async () => undefined },
    fetch: fetchFromHost,
    location: new URL('/sw.js', site),
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
    skipWaiting: async () => {
      hasSkipped = true;
    },
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
  };
  runInNewContext(serviceWorkerScript(release), { self, URL, Response });

  async function dispatch(type: string, event: object = {}) {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners[type]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    const answered = await response;
    const done = await Promise.allSettled(work);
    return { answered, hasFailed: done.some(({ status }) => status === 'rejected') };
  }

  return {
    /** Whether the browser takes the release over. */
    async install(): Promise<boolean> {
      const { hasFailed } = await dispatch('install');
      if (!hasFailed) await dispatch('activate');
      return !hasFailed && hasSkipped;
    },
    /** What somebody sees who opens a page; null when the worker leaves it to the browser. */
    async visit(path: string, clientId = 'a-page', method = 'GET'): Promise<Response | null> {
      const { answered } = await dispatch('fetch', {
        request: new Proxy(new Request(new URL(path, site), { method }), { get: asNavigation }),
        resultingClientId: clientId,
      });
      return answered ?? null;
    },
    /** What a page gets that asks for a file or makes a call. */
    async ask(path: string, options?: RequestInit): Promise<Response | null> {
      const { answered } = await dispatch('fetch', { request: new Request(new URL(path, site), options) });
      return answered ?? null;
    },
  };
}

/** Nobody can make a request for a page but the browser. */
const asNavigation = (request: Request, name: keyof Request) =>
  name === 'mode' ? 'navigate' : Reflect.get(request, name);

async function installed(number: number) {
  host = { ...host, ...hostedOf(number) };
  const worker = startWorker(releaseOf(number));
  expect(await worker.install()).toBe(true);
  return worker;
}

const textOf = async (response: Promise<Response | null>) => (await response)?.text();
const keptReleases = async () => (await caches.keys()).filter((name) => name.startsWith('release-'));

describe('a release that is kept', () => {
  it('answers for every page and its files without the host', async () => {
    const worker = await installed(1);
    isOnline = false;
    for (const path of ['/', '/chat', '/Chat/', '/?code=secret&state=1', '/admin/prompts?prompt=3'])
      expect(await textOf(worker.visit(path)), path).toBe('<p>page of v1</p>');
    expect(await textOf(worker.ask('/assets/app-1.js'))).toBe('app 1');
    expect(await textOf(worker.ask('/theme.js'))).toBe('theme 1');
  });

  it('shows its page with the headers that it came with', async () => {
    const worker = await installed(1);
    host['/'] = '<p>page of v2</p>';
    const page = await worker.visit('/chat');
    expect(page?.headers.get('Content-Security-Policy')).toBe('of <p>page of v1</p>');
  });

  it.each([
    '/sign-in',
    '/authorize?client_id=1',
    '/api/chats',
    '/sandbox/outbox',
    '/report.csv',
    '/index.html',
  ])('leaves a visit to %s to the browser', async (path) => {
    const worker = await installed(1);
    expect(await worker.visit(path)).toBeNull();
  });

  it('leaves calls, what is sent, other hosts and other files to the browser', async () => {
    const worker = await installed(1);
    expect(await worker.ask('/api/chats')).toBeNull();
    expect(await worker.ask('/backend/api/chats')).toBeNull();
    expect(await worker.ask('https://login.test/assets/app-1.js')).toBeNull();
    expect(await worker.ask('/assets/app-1.js', { method: 'POST' })).toBeNull();
    expect(await worker.visit('/chat', 'a-page', 'POST')).toBeNull();
    expect(await worker.ask('/elsewhere.png')).toBeNull();
  });

  it('has what only staff need once they have used it', async () => {
    const worker = await installed(1);
    expect(fetched).not.toContain('/assets/staff-1.js');
    expect(await textOf(worker.ask('/assets/staff-1.js'))).toBe('staff 1');
    isOnline = false;
    expect(await textOf(worker.ask('/assets/staff-1.js'))).toBe('staff 1');
  });

  it('keeps nothing but the page and files: no address, and nothing of a person', async () => {
    const worker = await installed(1);
    await worker.visit('/?code=secret&state=1');
    await worker.ask('/assets/staff-1.js');
    const kept = await (await caches.open('release-v1')).keys();
    expect(kept.map(({ url }) => new URL(url).pathname + new URL(url).search).sort()).toEqual([
      '/',
      '/assets/app-1.js',
      '/assets/staff-1.js',
      '/theme.js',
    ]);
  });
});

describe('a release', () => {
  it.each<[what: string, change: Hosted]>([
    ['a file is missing', { '/assets/app-2.js': 404 }],
    ['the host answers for a file with its page', { '/assets/app-2.js': '<p>page</p>' }],
    ['the page is still the former one', { '/': '<p>page of v1</p>' }],
    ['the host fails', { '/': 503 }],
  ])('is kept whole or not at all: not when %s', async (_, change) => {
    const former = await installed(1);
    host = { ...hostedOf(2), ...change };
    expect(await startWorker(releaseOf(2)).install()).toBe(false);
    isOnline = false;
    expect(await textOf(former.visit('/chat'))).toBe('<p>page of v1</p>');
    expect(await textOf(former.ask('/assets/app-1.js'))).toBe('app 1');
  });

  it('takes over, and pages of former ones find their files however many come after it', async () => {
    let worker = await installed(1);
    await worker.visit('/chat', 'tab-1');
    open = [{ id: 'tab-1' }];
    await worker.ask('/assets/staff-1.js');
    for (const number of [2, 3, 4, 5]) {
      host = {};
      worker = await installed(number);
      expect(await textOf(worker.visit('/chat', `tab-${number}`))).toBe(`<p>page of v${number}</p>`);
      expect(await textOf(worker.ask('/theme.js'))).toBe(`theme ${number}`);
      expect(await textOf(worker.ask('/assets/app-1.js'))).toBe('app 1');
      expect(await textOf(worker.ask('/assets/staff-1.js'))).toBe('staff 1');
    }
  });

  it('asks the host for nothing that a former one has kept under the same name', async () => {
    await installed(1);
    fetched = [];
    const { version } = releaseOf(2);
    host = { ...hostedOf(1), '/': '<p>page of v2</p>' };
    expect(await startWorker({ ...releaseOf(1), version }).install()).toBe(true);
    expect(fetched.sort()).toEqual(['/', '/theme.js']);
  });

  it('is forgotten when no page of it is open and two newer ones have come', async () => {
    let worker = await installed(1);
    await worker.visit('/chat', 'tab-1');
    open = [{ id: 'tab-1' }];
    for (const number of [2, 3]) worker = await installed(number);
    await worker.visit('/chat', 'tab-3');
    expect(await keptReleases()).toEqual(['release-v1', 'release-v2', 'release-v3']);

    open = [{ id: 'tab-3' }];
    await worker.visit('/chat', 'another');
    expect(await keptReleases()).toEqual(['release-v2', 'release-v3']);
  });

  it('stays while a page is open that may be of it', async () => {
    open = [{ id: 'opened-before-the-worker' }];
    let worker = await installed(1);
    for (const number of [2, 3]) worker = await installed(number);
    await worker.visit('/chat', 'tab-3');
    expect(await keptReleases()).toHaveLength(3);
  });
});

describe('a file that is gone from the host', () => {
  it('makes the next page come from the host, and is not kept', async () => {
    const worker = await installed(1);
    host = { ...hostedOf(2), '/assets/staff-1.js': '<p>page of v2</p>' };
    await worker.ask('/assets/staff-1.js');
    expect(await textOf(worker.visit('/admin'))).toBe('<p>page of v2</p>');
    // Of a release that this worker knows nothing of: the next one is asked for again.
    expect(await textOf(worker.visit('/admin'))).toBe('<p>page of v2</p>');
    host['/assets/staff-1.js'] = 'staff 1';
    expect(await textOf(worker.ask('/assets/staff-1.js'))).toBe('staff 1');
  });

  it('costs a page of the newest release one such visit', async () => {
    const worker = await installed(2);
    await worker.ask('/assets/staff-1.js');
    expect(await textOf(worker.visit('/chat'))).toBe('<p>page of v2</p>');
    isOnline = false;
    expect(await textOf(worker.visit('/chat'))).toBe('<p>page of v2</p>');
  });
});

describe('a worker', () => {
  it.each<[what: string, answer: string | number]>([
    ['has none', 404],
    ['answers with its page', '<p>page</p>'],
  ])('leaves, with all that it kept, where the host %s in its place', async (_, answer) => {
    const worker = await installed(1);
    await caches.open('somebody else’s');
    host['/sw.js'] = answer;
    await worker.visit('/chat');
    expect(isRegistered).toBe(false);
    expect(await caches.keys()).toEqual(['somebody else’s']);
  });

  it('stays while the host can’t be reached or fails', async () => {
    const worker = await installed(1);
    host['/sw.js'] = 503;
    await worker.visit('/chat');
    isOnline = false;
    await worker.visit('/chat');
    expect(isRegistered).toBe(true);
  });

  it('passes everything on where storage is forbidden', async () => {
    await installed(1);
    caches.isForbidden = true;
    host = hostedOf(2);
    const worker = startWorker(releaseOf(1));
    expect(await textOf(worker.visit('/chat'))).toBe('<p>page of v2</p>');
    expect(await textOf(worker.ask('/assets/app-2.js'))).toBe('app 2');
  });

  it('weighs two kilobytes at most, its list aside', () => {
    const text = serviceWorkerScript({ version: '', files: [], pages: [] });
    expect(minifySync('sw.js', text).code.length).toBeLessThan(2048);
  });
});
