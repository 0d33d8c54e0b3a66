import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
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

/** Runs the script at an address. `order` is all that it fetched and set off, `rest` what came after what every page needs. */
function runAt(address: string, cookie = '', navigator: object = {}) {
  const order: string[] = [];
  const { pathname, search } = new URL(address, 'http://site.test');
  const document = {
    body: {},
    currentScript: { dataset: { signIn: JSON.stringify(settings) } },
    cookie,
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => order.push(`${rel} ${href}`) },
  };
  const fetch = async (href: string) => order.push(`fetch ${href}`);
  const openSignIn = vi.fn();
  const importModule = async (href: string) => {
    order.push(`import ${href}`);
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
    setTimeout,
  });
  const rest = order.slice(order.lastIndexOf('modulepreload /assets/main.js') + 1);
  return { order, rest: rest.filter((each) => each !== 'modulepreload /assets/react.js'), openSignIn };
}

const fetchedAt = (address: string, cookie?: string) => runAt(address, cookie).rest;

const session = 'theme=dark; auth0.client.is.authenticated=true';

it('fetches what every page needs', () => {
  expect(runAt('/signup').order).toEqual([
    'stylesheet /assets/theme.css',
    'modulepreload /assets/main.js',
    'modulepreload /assets/react.js',
  ]);
});

it('sets off the sign-in before everything else when there may be a session, and fetches nothing twice', async () => {
  const { order, openSignIn } = runAt('/chat', session);
  expect(order).toEqual([
    'modulepreload /assets/sign-in.js',
    'modulepreload /assets/react.js',
    'fetch /assets/worker.js',
    'import /assets/sign-in.js',
    'stylesheet /assets/theme.css',
    'modulepreload /assets/main.js',
    'modulepreload /assets/chat.js',
    'fetch /assets/chat.css',
  ]);
  await vi.waitFor(() => expect(openSignIn).toHaveBeenCalledExactlyOnceWith(settings));
  expect(runAt('/?code=1&state=2').order).toContain('import /assets/sign-in.js');
});

it('leaves what a service worker has at hand for later', async () => {
  const { order } = runAt('/chat', session, { serviceWorker: { controller: {} } });
  expect(order.at(-1)).toBe('stylesheet /assets/theme.css');
  await vi.waitFor(() => expect(order.at(-1)).toBe('fetch /assets/chat.css'));
});

it('leaves the sign-in alone when there is none', () => {
  expect(runAt('/chat').order.filter((each) => each.startsWith('import'))).toEqual([]);
});

it('fetches the modules and other files of the route', () => {
  expect(fetchedAt('/chat')).toEqual([
    'modulepreload /assets/chat.js',
    'modulepreload /assets/sign-in.js',
    'fetch /assets/chat.css',
  ]);
});

it.each(['/Chat', '/chat/', '/chat?x=1'])('takes %s for the same route', (address) => {
  expect(fetchedAt(address)).toEqual(fetchedAt('/chat'));
});

it('fetches what only signed-in people need when there is a session, or a login has just come back', () => {
  expect(fetchedAt('/')).toEqual([]);
  expect(fetchedAt('/', session)).toEqual(['modulepreload /assets/chat.js']);
  expect(fetchedAt('/?code=1&state=2')).toEqual(['modulepreload /assets/chat.js']);
});

it('treats every other path alike', () => {
  expect(fetchedAt('/admin/prompts', session)).toEqual(['modulepreload /assets/staff.js']);
  expect(fetchedAt('/signup')).toEqual([]);
});
