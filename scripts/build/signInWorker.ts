import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = [
  'src/auth/tokenRequest.worker.js',
  'node_modules/@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js',
];

/**
 * Makes the sign-in SDK's worker one classic script of our own origin, with our part before the SDK's. The module
 * `virtual:sign-in-worker` is its address.
 */
export function signInWorker(): Plugin {
  return {
    name: 'hearken:sign-in-worker',
    async resolveId(id) {
      if (id !== 'virtual:sign-in-worker') return null;
      const texts = await Promise.all(parts.map((part) => readFile(path.join(root, part), 'utf8')));
      const file = path.join(root, '.cache', 'sign-in-worker.js');
      await mkdir(path.dirname(file), { recursive: true });
      // Another build may be reading the file: it finds either the former one or this one, whole.
      const draft = `${file}.${randomUUID()}`;
      // The SDK's source map is not beside it.
      await writeFile(draft, texts.join('\n').replace(/^\/\/# sourceMappingURL=.*$/gm, ''));
      await rename(draft, file);
      return `${file}?url`;
    },
  };
}
