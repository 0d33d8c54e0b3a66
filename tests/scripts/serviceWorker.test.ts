import { runInNewContext } from 'node:vm';
import type { Plugin, Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { serviceWorker } from '../../scripts/build/serviceWorker';
import { type Config, readConfig } from '../../src/shared/config/configSchema';

const variables = {
  VITE_API_URL: '/',
  VITE_AUTH0_DOMAIN: 'login.example.com',
  VITE_AUTH0_CLIENT_ID: 'client',
  VITE_AUTH0_AUDIENCE: 'https://audience.example.com',
  VITE_IP_LOOKUP_URL: 'https://ip.example.com',
};

interface Chunk {
  module: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string;
  asset?: string;
  isEntry?: boolean;
}

const chunk = (fileName: string, { module, css, asset, ...others }: Chunk) => ({
  type: 'chunk',
  fileName,
  code: `code of ${module}`,
  moduleIds: [`/project/${module}`],
  imports: [],
  dynamicImports: [],
  isEntry: false,
  viteMetadata: { importedCss: new Set(css ? [css] : []), importedAssets: new Set(asset ? [asset] : []) },
  ...others,
});
const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source });

/** A build with a page for everybody and one for staff. */
const build = () => [
  chunk('assets/index.js', {
    module: 'src/main.tsx',
    isEntry: true,
    imports: ['assets/react.js'],
    dynamicImports: ['assets/chat.js', 'assets/prompts.js'],
    css: 'assets/index.css',
  }),
  chunk('assets/react.js', { module: 'node_modules/react/index.js' }),
  chunk('assets/chat.js', {
    module: 'src/user/chat/ChatPage.tsx',
    imports: ['assets/react.js'],
    dynamicImports: ['assets/help.js'],
    css: 'assets/chat.css',
    asset: 'assets/picture.svg',
  }),
  chunk('assets/help.js', { module: 'src/user/help/HelpCard.tsx', dynamicImports: ['assets/chat.js'] }),
  chunk('assets/prompts.js', {
    module: 'src/admin/prompts/PromptsPage.tsx',
    imports: ['assets/charts.js'],
    css: 'assets/prompts.css',
  }),
  chunk('assets/charts.js', { module: 'node_modules/charts/index.js' }),
  asset('assets/index.css'),
  asset('index.html', '<head><link href="/favicon.svg"><a href="/gone.svg"></a></head>'),
  asset('_headers', '/*'),
];

/** What the plugin makes of a build. */
function written(outputs: { fileName: string }[], changes: Record<string, string> = {}) {
  const { config } = readConfig({ ...variables, ...changes });
  const plugin = serviceWorker(['/', '/chat', '/admin/prompts', '/admin/Users/:id'], () => config as Config);
  const { configResolved, generateBundle } = plugin as Plugin & {
    configResolved(resolved: object): void;
    generateBundle: { handler(options: object, bundle: Rolldown.OutputBundle): void };
  };
  const bundle = Object.fromEntries(outputs.map((output) => [output.fileName, output]));
  let worker: string | undefined;
  configResolved({ publicDir: 'public' });
  generateBundle.handler.call(
    {
      emitFile: ({ source }: { source: string }) => {
        worker = source;
      },
    },
    {},
    bundle as unknown as Rolldown.OutputBundle,
  );
  const html = (bundle['index.html'] as unknown as { source: string }).source;
  return { worker, html };
}

/** The addresses that a worker fetches when it is installed. */
async function kept(worker = '') {
  const fetched: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    caches: { match: async () => undefined, open: async () => ({ put: async () => undefined }) },
    location: {},
    fetch: async (path: string) => {
      fetched.push(path);
      return new Response('');
    },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  };
  runInNewContext(worker, { self, URL, Response });
  await new Promise<unknown>((resolve) => {
    listeners.install?.({ waitUntil: (work: Promise<unknown>) => work.catch(() => undefined).then(resolve) });
  });
  return fetched.sort();
}

const versionIn = (html: string) => /<meta name="release" content="(\w+)" \/>/.exec(html)?.[1] ?? '';

describe('the service worker of a build', () => {
  it('keeps what visitors and users may need and what the page names, and nothing that is for staff alone', async () => {
    expect(await kept(written(build()).worker)).toEqual([
      '/',
      '/assets/chat.css',
      '/assets/chat.js',
      '/assets/help.js',
      '/assets/index.css',
      '/assets/index.js',
      '/assets/picture.svg',
      '/assets/react.js',
      '/favicon.svg',
    ]);
  });

  it('has the version that its page names', () => {
    const { worker, html } = written(build());
    expect(versionIn(html)).toMatch(/^[0-9a-f]{16}$/);
    expect(worker).toContain(versionIn(html));
    expect(versionIn(written(build()).html)).toBe(versionIn(html));
  });

  it.each([
    ['a chunk of staff', 'assets/prompts.js', { code: 'other code' }],
    ['the page', 'index.html', { source: '<head></head>' }],
    ['a header', '_headers', { source: '/*\n  X: y' }],
  ])('has another version when %s has changed', (_, fileName, change) => {
    const changed = build().map((output) =>
      output.fileName === fileName ? { ...output, ...change } : output,
    );
    expect(versionIn(written(changed).html)).not.toBe(versionIn(written(build()).html));
  });

  it('is not there where the configuration wants none', () => {
    const { worker, html } = written(build(), { VITE_SERVICE_WORKER: 'false' });
    expect(worker).toBeUndefined();
    expect(versionIn(html)).toBe('');
  });
});
