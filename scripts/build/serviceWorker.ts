import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import type { Config } from '../../src/shared/config/configSchema.ts';
import { serviceWorkerScript } from './serviceWorkerScript.ts';
import { isStaffs } from './weights.ts';

/**
 * Writes the service worker, which keeps the release that it belongs to in the browser, and the release's version into
 * the page. Comes after every plugin that changes the page.
 *
 * @param paths the paths of all screens
 */
export function serviceWorker(paths: readonly string[], config: () => Config): Plugin {
  let publicDir = '';
  return {
    name: 'hearken:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      publicDir = resolved.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!config().serviceWorker) return;
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The service worker needs the finished page');
        const html = String(page.source);
        const named = filesNamedIn(html, (file) => file in bundle || existsSync(path.join(publicDir, file)));
        const files = [...new Set([...keptFromBeginning(bundle), ...named])].sort();
        const publicFiles = named.filter((file) => !(file in bundle));
        const version = versionOf(bundle, (file) => readFileSync(path.join(publicDir, file)), publicFiles);
        page.source = html.replace('</head>', `  <meta name="release" content="${version}" />\n  </head>`);
        const source = minifySync(
          'sw.js',
          serviceWorkerScript({
            version,
            files: files.map((file) => `/${file}`),
            pages: [...new Set(paths.map((each) => each.toLowerCase().split('/')[1] ?? ''))],
          }),
        ).code;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** What visitors and users may come to need, wherever they go; what is for staff alone is kept once it was used. */
function keptFromBeginning(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Set<Rolldown.OutputChunk>();
  const add = (name: string, isLazy: boolean) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || chunks.has(chunk)) return;
    if (isLazy && chunk.moduleIds.some(isStaffs)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports) add(imported, false);
    for (const imported of chunk.dynamicImports) add(imported, true);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry) add(output.fileName, false);
  }
  return [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
}

function filesNamedIn(html: string, isThere: (file: string) => boolean): string[] {
  const addresses = [...html.matchAll(/\s(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file);
  return [...new Set(addresses)].filter(isThere);
}

/** Stands for all that the build holds, the page and the headers that it is sent with included. */
function versionOf(
  bundle: Rolldown.OutputBundle,
  read: (file: string) => Buffer,
  publicFiles: readonly string[],
): string {
  const hash = createHash('sha256');
  for (const output of Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1)))
    hash.update(output.fileName).update(output.type === 'chunk' ? output.code : output.source);
  for (const file of publicFiles) hash.update(file).update(read(file));
  return hash.digest('hex').slice(0, 16);
}
