import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { budgets } from './scripts/build/budgets.ts';
import { calmSelectors } from './scripts/build/calmSelectors.ts';
import { checkedConfig } from './scripts/build/checkedConfig.ts';
import { chunks } from './scripts/build/chunks.ts';
import { compileHints } from './scripts/build/compileHints.ts';
import { headStart } from './scripts/build/headStart.ts';
import { helpContacts } from './scripts/build/helpContacts.ts';
import { inlineParts } from './scripts/build/inlineParts.ts';
import { precompressed } from './scripts/build/precompressed.ts';
import { productionRouter } from './scripts/build/productionRouter.ts';
import { routeModules } from './scripts/build/routeModules.ts';
import { securityHeaders } from './scripts/build/securityHeaders.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { signInWorker } from './scripts/build/signInWorker.ts';
import { webManifest } from './scripts/build/webManifest.ts';
import { weights } from './scripts/build/weights.ts';
import { urlVariable } from './scripts/postgres/variables.ts';
import { screens } from './src/shared/address/screens.ts';

const { plugin: configCheck, config } = checkedConfig();

/** Nobody's .env counts here, and test files share a thread: none may leave anything behind for the next one. */
const inTests = {
  env: {
    VITE_API_URL: 'http://api.test',
    VITE_AUTH0_DOMAIN: 'http://login.test',
    VITE_AUTH0_CLIENT_ID: 'test-client',
    VITE_AUTH0_AUDIENCE: 'https://audience.test',
    VITE_IP_LOOKUP_URL: 'http://ip.test',
  },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  pool: 'threads',
  isolate: false,
  testTimeout: 30_000,
} satisfies TestProjectInlineConfiguration['test'];

const inBrowser = {
  plugins: [react(), signInWorker()],
  resolve: {
    // jsdom has no canvas to draw charts on.
    alias: { 'react-chartjs-2': path.resolve('tests/admin/shared/charts/fakeCharts.tsx') },
  },
  test: { ...inTests, environment: './tests/support/lastingJsdom.ts', setupFiles: ['tests/setup.ts'] },
} satisfies TestProjectInlineConfiguration;

/** What mocks modules, or loads them anew, would do so for the files after it: these get a thread of their own. */
const apart = [
  'tests/app/App.test.tsx',
  'tests/auth/Auth0Adapter.test.tsx',
  'tests/auth/signIn.test.tsx',
  'tests/auth/signInFirst.test.ts',
  'tests/auth/AuthProvider.test.tsx',
  'tests/app/loginRedirect.test.tsx',
  'tests/app/opening.test.tsx',
];

/** What a real Postgres alone can show waits for `npm run unit:postgres`. */
const onEmbedded = {
  include: ['tests/{server,sandbox,scripts}/**/*.test.ts'],
  exclude: ['tests/server/postgres/**'],
};

/** All of the server that may open a database; the sandbox is embedded wherever it runs (D-153). */
const onPostgres = {
  include: ['tests/server/**/*.test.ts'],
  exclude: ['tests/server/{assistant,openapi}/**'],
};

export default defineConfig({
  // The sandbox's own build brings its whole configuration along: nobody's .env may change it.
  envDir: process.env.HEARKEN_IGNORE_ENV_FILES ? false : undefined,
  plugins: [
    react(),
    configCheck,
    calmSelectors(),
    productionRouter(),
    signInWorker(),
    inlineParts(config),
    helpContacts(),
    headStart(routeModules, config),
    webManifest(config),
    securityHeaders(config),
    serviceWorker(
      Object.values(screens).map(({ path }) => path),
      config,
    ),
    compileHints(),
    precompressed(),
    // Only the build whose whole configuration is known: a long name of a product is no mistake.
    weights({ routes: routeModules, budgets, isStrict: Boolean(process.env.HEARKEN_IGNORE_ENV_FILES) }),
  ],
  build: {
    // Every browser since spring 2024; these know light-dark() and nesting, which keeps the styles small.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // All of them know the link by themselves.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: chunks } },
  },
  css: {
    preprocessorOptions: {
      // Bootstrap 5 is written in the older Sass.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  test: {
    // Every core and two more, since tests wait now and then; Vitest's own choice leaves one out, half of a small machine.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        ...inBrowser,
        test: {
          ...inBrowser.test,
          name: 'app',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{server,sandbox,scripts}/**', ...apart],
        },
      },
      {
        ...inBrowser,
        test: { ...inBrowser.test, name: 'apart', include: apart, isolate: true },
      },
      {
        test: {
          ...inTests,
          name: 'node',
          environment: 'node',
          ...(process.env[urlVariable] ? onPostgres : onEmbedded),
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
