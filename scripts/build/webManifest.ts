import type { Plugin } from 'vite';
import type { Config } from '../../src/shared/config/configSchema.ts';

const fileName = 'manifest.webmanifest';

/** Writes the web app manifest, which carries the configured product name. */
export function webManifest(config: () => Config): Plugin {
  const text = () => JSON.stringify(manifestOf(config().productName));
  return {
    name: 'hearken:web-manifest',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(text());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: text() });
    },
  };
}

const manifestOf = (name: string) => ({
  // Stays the same whatever else changes: by it the browser knows what it has installed.
  id: '/',
  name,
  short_name: name,
  description: 'Always someone to talk to',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f2',
  theme_color: '#faf7f2',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
