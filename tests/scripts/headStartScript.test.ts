import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { headStartScript } from '../../scripts/build/headStartScript';

const entry = { modules: ['assets/main.js', 'assets/react.js'], styles: ['/assets/theme.css'] };
const nothing = { modules: [], others: [] };
const files = {
  '/': { always: nothing, withSession: { modules: ['assets/chat.js'], others: [] } },
  '/chat': { always: { modules: ['assets/chat.js'], others: ['assets/chat.css'] }, withSession: nothing },
  '*': { always: nothing, withSession: { modules: ['assets/sign-in.js'], others: [] } },
};

function fetchedAt(address: string, cookie = ''): string[] {
  const fetched: string[] = [];
  const { pathname, search } = new URL(address, 'http://site.test');
  const document = {
    cookie,
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => fetched.push(`${rel} ${href}`) },
  };
  const fetch = async (href: string) => fetched.push(`fetch ${href}`);
  runInNewContext(headStartScript(entry, files, 'client'), {
    location: { pathname, search },
    document,
    fetch,
  });
  // First what every page needs.
  expect(fetched.splice(0, 3)).toEqual([
    'stylesheet /assets/theme.css',
    'modulepreload /assets/main.js',
    'modulepreload /assets/react.js',
  ]);
  return fetched;
}

const session = 'theme=dark; auth0.client.is.authenticated=true';

it('fetches the modules and other files of the route', () => {
  expect(fetchedAt('/chat')).toEqual(['modulepreload /assets/chat.js', 'fetch /assets/chat.css']);
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
  expect(fetchedAt('/admin/prompts', session)).toEqual(['modulepreload /assets/sign-in.js']);
  expect(fetchedAt('/signup')).toEqual([]);
});
