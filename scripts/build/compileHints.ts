import type { Plugin } from 'vite';

/** The files, by their groups in chunks.ts, most of whose functions run before a page shows. */
const atOnce = new Set(['vendor', 'common', 'pages', 'signIn', 'signed-in', 'chat']);

/**
 * Has a browser compile these files as a whole while they arrive, beside its main thread. By itself it leaves each function
 * until it is called, and compiles it on the main thread, where everything waits for it. Chrome and Edge since 136
 * (https://v8.dev/blog/explicit-compile-hints); to others it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'hearken:compile-hints',
    apply: 'build',
    generateBundle: {
      // It has to be the first line, before what Vite itself puts there.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && atOnce.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
