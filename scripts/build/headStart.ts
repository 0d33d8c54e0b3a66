import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { Config } from '../../src/shared/config/configSchema.ts';
import { foreignOrigins } from '../../src/shared/config/foreignOrigins.ts';
import { type EarlyFiles, headStartScript, type RouteFiles } from './headStartScript.ts';
import type { RouteModules } from './routeModules.ts';

/**
 * Behind a policy in the page browsers don't look ahead past a script that blocks, so that one goes last in the head:
 * everything else is on its way by then.
 */
const themeScript = /\s*<script src="\/theme.js"><\/script>/;

/**
 * Lets the lazy chunks that a route needs load in parallel with the entry instead of after it: a small script of its
 * own (the policy allows none inside the page) fetches early what fits the address. Also opens the
 * connections to the API and the identity provider early.
 */
export function headStart(routes: Record<string, RouteModules>, config: () => Config): Plugin {
  let script: { fileName: string; source: string } | undefined;
  return {
    name: 'hearken:head-start',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('The head start needs the finished bundle');
        if (!themeScript.test(html))
          throw new Error('index.html has no <script src="/theme.js"></script> to move');
        const { apiUrl, auth } = config();
        const source = headStartScript(filesByRoute(routes, chunk, bundle), auth.clientId);
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        script = { fileName: `assets/head-start-${hash}.js`, source };
        return {
          html: html.replace(themeScript, ''),
          tags: [
            {
              tag: 'script',
              attrs: { src: `/${script.fileName}`, async: true, fetchpriority: 'high' },
              injectTo: 'head',
            },
            ...connections(foreignOrigins(apiUrl), new URL(auth.domain).origin),
            { tag: 'script', attrs: { src: '/theme.js' }, injectTo: 'head' },
          ],
        };
      },
    },
    generateBundle() {
      if (script) this.emitFile({ type: 'asset', ...script });
    },
  };
}

/** What each route needs beyond what the page loads anyway. */
export function filesByRoute(
  routes: Record<string, RouteModules>,
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): Record<string, RouteFiles> {
  const loadedAnyway = new Set(withImports(entry, bundle));
  const filesFor = (modules: readonly string[] = []): EarlyFiles => {
    const chunks = new Set(modules.flatMap((module) => withImports(chunkWith(module, bundle), bundle)));
    const early = [...chunks].filter((chunk) => !loadedAnyway.has(chunk));
    return {
      modules: early.map(({ fileName }) => fileName),
      others: early.flatMap(({ viteMetadata }) => [
        ...(viteMetadata?.importedCss ?? []),
        ...(viteMetadata?.importedAssets ?? []),
      ]),
    };
  };
  return Object.fromEntries(
    Object.entries(routes).map(([path, { always, withSession }]) => [
      path,
      { always: filesFor(always), withSession: filesFor(withSession) },
    ]),
  );
}

/** The API and the token endpoint are asked without cookies, the provider's hidden frame with them. */
function connections(api: readonly string[], identityProvider: string) {
  const link = (href: string, attrs: Record<string, boolean> = {}) => ({
    tag: 'link',
    attrs: { rel: 'preconnect', href, ...attrs },
    injectTo: 'head' as const,
  });
  const withoutCookies = [...new Set([...api, identityProvider])];
  return [...withoutCookies.map((href) => link(href, { crossorigin: true })), link(identityProvider)];
}

function chunkWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${module}`))) return output;
  }
  throw new Error(`routeModules.ts names ${module}, which is not part of the application`);
}

/** A chunk and every chunk that it imports, directly or not. */
export function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (found.has(chunk)) return [];
  found.add(chunk);
  for (const name of chunk.imports) {
    const output = bundle[name];
    if (output?.type === 'chunk') withImports(output, bundle, found);
  }
  return [...found];
}
