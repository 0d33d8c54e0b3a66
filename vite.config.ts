import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkedConfig } from './scripts/build/checkedConfig.ts';
import { headStart } from './scripts/build/headStart.ts';
import { precompressed } from './scripts/build/precompressed.ts';
import { routeModules } from './scripts/build/routeModules.ts';
import { securityHeaders } from './scripts/build/securityHeaders.ts';
import { signInWorker } from './scripts/build/signInWorker.ts';
import { webManifest } from './scripts/build/webManifest.ts';

const { plugin: configCheck, config } = checkedConfig();

export default defineConfig({
  // The sandbox's own build brings its whole configuration along: nobody's .env may change it.
  envDir: process.env.HEARKEN_IGNORE_ENV_FILES ? false : undefined,
  plugins: [
    react(),
    configCheck,
    signInWorker(),
    headStart(routeModules, config),
    webManifest(config),
    securityHeaders(config),
    precompressed(),
  ],
  build: {
    // Every browser since spring 2024; these know light-dark() and nesting, which keeps the styles small.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
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
    env: {
      VITE_API_URL: 'http://api.test',
      VITE_AUTH0_DOMAIN: 'http://login.test',
      VITE_AUTH0_CLIENT_ID: 'test-client',
      VITE_AUTH0_AUDIENCE: 'https://audience.test',
      VITE_IP_LOOKUP_URL: 'http://ip.test',
    },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/sandbox/**', 'tests/scripts/**'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{sandbox,scripts}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
