import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const place = globalThis as { hearkenDocument?: unknown };

/** jsdom, once for each thread: making it anew for every file takes longer than many a file's tests. */
const lastingJsdom: Environment = {
  name: 'lasting-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    place.hearkenDocument ??= await jsdom.setup(global, options);
    return { teardown: () => undefined };
  },
};

export default lastingJsdom;
