import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const headers = {
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Serves the files in media/: the pictures of conversation and news, and the intro video, in parts where a player asks
 * for them. No token is needed, as a picture or a player can't send one.
 */
export function mountMedia(app: Hono): void {
  app.use('/media/*', async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    await next();
  });
  app.use('/media/*', serveStatic({ root: fileURLToPath(new URL('.', import.meta.url)) }));
}
