import { minifySync, type Plugin, type Rolldown } from 'vite';
import type { AuthSettings } from '../../src/auth/settings.ts';
import type { Config } from '../../src/shared/config/configSchema.ts';
import { foreignOrigins } from '../../src/shared/config/foreignOrigins.ts';
import { escaped } from './checkedConfig.ts';
import { type EarlyFiles, headStartScript, type RouteFiles, type SignInStart } from './headStartScript.ts';
import { type RouteModules, signIn } from './routeModules.ts';

/** Behind the policy, which has to come before any script. */
const placeholder = '<!-- head start -->';

/**
 * Lets the lazy chunks that a route needs load in parallel with the entry instead of after it: a small script
 * inside the page fetches early what fits the address, in one wave with the entry. Where there may be a session it sets off
 * the sign-in as well. Also opens the connections to the API and the identity provider early.
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
        const { html: rest, styles } = takeLinks(html);
        const modules = withImports(chunk, bundle).map(({ fileName }) => fileName);
        const script = headStartScript({
          signIn: signInStart(bundle),
          entry: { modules, styles },
          routes: filesByRoute(routes, chunk, bundle),
        });
        if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
        const settings: AuthSettings = auth;
        const text = minifySync('headStart.js', script).code.trim();
        const element = `<script data-sign-in="${escaped(JSON.stringify(settings))}">${text}</script>`;
        return {
          html: rest.replace(placeholder, () => element),
          tags: connections(foreignOrigins(apiUrl), new URL(auth.domain).origin),
        };
      },
    },
  };
}

/**
 * Takes the links to the entry's files out of the page: as elements of it style sheets would hold back the first paint, and
 * modules come before what the script finds more urgent.
 */
function takeLinks(html: string): { html: string; styles: string[] } {
  const styles: string[] = [];
  const rest = html
    .replace(/\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g, (_, address: string) => {
      styles.push(address);
      return '';
    })
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
  return { html: rest, styles };
}

function signInStart(bundle: Rolldown.OutputBundle): SignInStart {
  const chunk = chunkWith(signIn, bundle);
  return { module: chunk.fileName, files: earlyFiles(withImports(chunk, bundle)) };
}

const earlyFiles = (chunks: readonly Rolldown.OutputChunk[]): EarlyFiles => ({
  modules: chunks.map(({ fileName }) => fileName),
  others: chunks.flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]),
});

/** What each route needs beyond what the page loads anyway. */
export function filesByRoute(
  routes: Record<string, RouteModules>,
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): Record<string, RouteFiles> {
  const loadedAnyway = new Set(withImports(entry, bundle));
  const filesFor = (modules: readonly string[] = []): EarlyFiles => {
    const chunks = new Set(modules.flatMap((module) => withImports(chunkWith(module, bundle), bundle)));
    return earlyFiles([...chunks].filter((chunk) => !loadedAnyway.has(chunk)));
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
