import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { type HeadStart, headStartScript } from '../../scripts/build/headStartScript';
import type { AuthSettings } from '../../src/auth/settings';

const settings = { clientId: 'client', domain: 'https://login.test' } as AuthSettings;
const nothing = { modules: [], others: [] };
const start: HeadStart = {
  signIn: {
    module: 'assets/sign-in.js',
    files: { modules: ['assets/sign-in.js', 'assets/react.js'], others: ['assets/worker.js'] },
  },
  entry: { modules: ['assets/main.js', 'assets/react.js'], styles: ['/assets/theme.css'] },
  routes: {
    '/': { always: nothing, withSession: { modules: ['assets/chat.js'], others: [] } },
    '/chat': {
      always: { modules: ['assets/chat.js', 'assets/sign-in.js'], others: ['assets/chat.css'] },
      withSession: nothing,
    },
    '*': { always: nothing, withSession: { modules: ['assets/staff.js'], others: ['assets/worker.js'] } },
  },
};

interface Surroundings {
  navigator: object;
  /** The sign-in's code comes. */
  answer(): Promise<void>;
  tellsOfFiles: boolean;
  /** The sign-in has asked the provider. */
  hasAsked: Promise<void>;
  later(act: () => void, ms?: number): unknown;
}

/**
 * Runs the script at an address. `order` is all that it fetched and set off, `atOnce` how much of it without waiting,
 * `rest` what came after what every page needs.
 */
async function runAt(
  address: string,
  cookie = '',
  {
    navigator = {},
    answer = () => Promise.resolve(),
    tellsOfFiles = false,
    hasAsked = Promise.resolve(),
    later = setTimeout,
  }: Partial<Surroundings> = {},
) {
  const order: string[] = [];
  const { pathname, search } = new URL(address, 'http://site.test');
  const document = {
    body: {},
    currentScript: { dataset: { signIn: JSON.stringify(settings) } },
    cookie,
    createElement: () => ({}),
    head: {
      append: ({ rel, href, onload }: { rel: string; href: string; onload(): void }) => {
        order.push(`${rel} ${href}`);
        if (tellsOfFiles) onload();
      },
    },
  };
  const fetch = async (href: string) => order.push(`fetch ${href}`);
  const openSignIn = vi.fn(() => ({ hasAsked }));
  const importModule = async (href: string) => {
    order.push(`import ${href}`);
    await answer();
    return { openSignIn };
  };
  // Scripts in a context of their own can import nothing.
  const script = headStartScript(start).replace('import(', 'importModule(');
  runInNewContext(script, {
    location: { pathname, search },
    navigator,
    document,
    fetch,
    importModule,
    setTimeout: later,
  });
  const atOnce = order.length;
  await vi.waitFor(() => expect(order).toContain('modulepreload /assets/main.js'));
  const rest = order.slice(order.lastIndexOf('modulepreload /assets/main.js') + 1);
  return {
    order,
    atOnce,
    rest: rest.filter((each) => each !== 'modulepreload /assets/react.js'),
    openSignIn,
  };
}

const fetchedAt = async (address: string, cookie?: string) => (await runAt(address, cookie)).rest;

const never = () => new Promise<void>(() => undefined);
const session = 'theme=dark; auth0.client.is.authenticated=true';

it('fetches what every page needs', async () => {
  expect((await runAt('/signup')).order).toEqual([
    'stylesheet /assets/theme.css',
    'modulepreload /assets/main.js',
    'modulepreload /assets/react.js',
  ]);
});

it('leaves the line to the sign-in at first when there may be a session, and fetches nothing twice', async () => {
  const { order, atOnce, openSignIn } = await runAt('/chat', session);
  expect(order.indexOf('modulepreload /assets/main.js')).toBe(atOnce);
  expect(order).toEqual([
    'stylesheet /assets/theme.css',
    'modulepreload /assets/sign-in.js',
    'modulepreload /assets/react.js',
    'fetch /assets/worker.js',
    'import /assets/sign-in.js',
    'modulepreload /assets/main.js',
    'modulepreload /assets/chat.js',
    'fetch /assets/chat.css',
  ]);
  await vi.waitFor(() => expect(openSignIn).toHaveBeenCalledExactlyOnceWith(settings));
  expect((await runAt('/?code=1&state=2')).order).toContain('import /assets/sign-in.js');
});

it('fetches the rest as soon as the files of the sign-in have come, while these are run', async () => {
  const { order, openSignIn } = await runAt('/chat', session, { answer: never, tellsOfFiles: true });
  expect(order.at(-1)).toBe('fetch /assets/chat.css');
  expect(openSignIn).not.toHaveBeenCalled();
});

it('fetches what the page needs where the sign-in does not come', async () => {
  const { order, openSignIn } = await runAt('/chat', session, {
    answer: () => Promise.reject(new Error('Gone')),
  });
  expect(order).toContain('modulepreload /assets/chat.js');
  expect(openSignIn).not.toHaveBeenCalled();
});

describe('what a service worker has at hand', () => {
  const navigator = { serviceWorker: { controller: {} } };

  it('is left for when the provider has been asked', async () => {
    const { order, atOnce, openSignIn } = await runAt('/chat', session, { navigator, later: vi.fn() });
    expect(order[atOnce - 1]).toBe('import /assets/sign-in.js');
    expect(openSignIn).toHaveBeenCalledOnce();
    expect(order.at(-1)).toBe('fetch /assets/chat.css');
  });

  it.each([
    ['does not come', { answer: never }],
    ['does not ask', { hasAsked: never() }],
  ])('waits half a second at most for a sign-in that %s', async (_, surroundings) => {
    const later = vi.fn((act: () => void) => act());
    const { order } = await runAt('/chat', session, { navigator, later, ...surroundings });
    expect(later).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 500);
    expect(order).toContain('fetch /assets/chat.css');
  });

  it('is fetched behind the frame where nobody signs in', async () => {
    const later = vi.fn((act: () => void) => act());
    await runAt('/signup', '', { navigator, later });
    expect(later).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 0);
  });
});

it('leaves the sign-in alone when there is none', async () => {
  expect((await runAt('/chat')).order.filter((each) => each.startsWith('import'))).toEqual([]);
});

it('fetches the modules and other files of the route', async () => {
  expect(await fetchedAt('/chat')).toEqual([
    'modulepreload /assets/chat.js',
    'modulepreload /assets/sign-in.js',
    'fetch /assets/chat.css',
  ]);
});

it.each(['/Chat', '/chat/', '/chat?x=1'])('takes %s for the same route', async (address) => {
  expect(await fetchedAt(address)).toEqual(await fetchedAt('/chat'));
});

it('fetches what only signed-in people need when there is a session, or a login has just come back', async () => {
  expect(await fetchedAt('/')).toEqual([]);
  expect(await fetchedAt('/', session)).toEqual(['modulepreload /assets/chat.js']);
  expect(await fetchedAt('/?code=1&state=2')).toEqual(['modulepreload /assets/chat.js']);
});

it('treats every other path alike', async () => {
  expect(await fetchedAt('/admin/prompts', session)).toEqual(['modulepreload /assets/staff.js']);
  expect(await fetchedAt('/signup')).toEqual([]);
});
