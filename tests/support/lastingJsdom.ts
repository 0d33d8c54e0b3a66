import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { quickStyles } from './quickStyles';

const { jsdom } = builtinEnvironments;
const place = globalThis as { hearkenDocument?: unknown };

/** jsdom, once for each thread: making it anew for every file takes longer than many a file's tests. */
const lastingJsdom: Environment = {
  name: 'lasting-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    place.hearkenDocument ??= await makeDocument(global, options);
    return { teardown: () => undefined };
  },
};

async function makeDocument(global: typeof globalThis, options: Parameters<Environment['setup']>[1]) {
  await jsdom.setup(global, options);
  const { document } = global;
  const getComputedStyle = quickStyles(global.getComputedStyle);
  // The thread has a copy of what the document's own window has.
  for (const view of [global, document.defaultView]) Object.assign(view ?? {}, { getComputedStyle });
  return document;
}

export default lastingJsdom;
