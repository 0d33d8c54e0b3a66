import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const place = globalThis as { hearkenDocument?: unknown };

/** jsdom, once for each thread: libraries that last as long as it hold on to its document. */
const lastingJsdom: Environment = {
  name: 'lasting-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    place.hearkenDocument ??= await jsdom.setup(global, options);
    return { teardown: () => undefined };
  },
};

export default lastingJsdom;
