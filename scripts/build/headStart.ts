import { minifySync, type Plugin, type Rolldown } from 'vite';
import type { Config } from '../../src/shared/config/configSchema.ts';
import { foreignOrigins } from '../../src/shared/config/foreignOrigins.ts';
import { type EarlyFiles, headStartScript, type RouteFiles } from './headStartScript.ts';
import type { RouteModules } from './routeModules.ts';

/** Behind the policy, which has to come before any script. */
const placeholder = '<!-- head start -->';

/**
 * Lets the lazy chunks that a route needs load in parallel with the entry instead of after it: a small script
 * inside the page fetches early what fits the address, in one wave with the entry. Also opens the
 * connections to the API and the identity provider early.
 */
export function headStart(routes: Record<string, RouteModules>, config: () => Config): Plugin {
  return {
    name: 'hearken:head-start',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('The head start needs the finished bundle');
        const { apiUrl, auth } = config();
        const { html: rest, styles } = takeStyles(html);
        const modules = withImports(chunk, bundle).map(({ fileName }) => fileName);
        const script = headStartScript(
          { modules, styles },
          filesByRoute(routes, chunk, bundle),
          auth.clientId,
        );
        if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
        const element = `<script>${minifySync('headStart.js', script).code.trim()}</script>`;
        return {
          html: rest.replace(placeholder, () => element),
          tags: connections(foreignOrigins(apiUrl), new URL(auth.domain).origin),
        };
      },
    },
  };
}

/** Takes the entry's style sheets out of the page: as elements of it they would hold back the first paint. */
function takeStyles(html: string): { html: string; styles: string[] } {
  const styles: string[] = [];
  const rest = html.replace(/\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g, (_, address: string) => {
    styles.push(address);
    return '';
  });
  return { html: rest, styles };
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

/**
 * The file that an import of a module loads: where modules are put into one chunk, a small file of its own stands for each
 * of them.
 */
function chunkWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const isMeant = (id: string | null) => id?.endsWith(`/${module}`) ?? false;
  const found =
    chunks.find(({ facadeModuleId }) => isMeant(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isMeant));
  if (!found) throw new Error(`routeModules.ts names ${module}, which is not part of the application`);
  return found;
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
