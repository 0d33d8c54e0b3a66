import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/** Where the breathing exercise's picture is served; a VideoRenderer entry may point at it. */
export const breathingPicture = '/media/breathing.svg';

/** Where the start-up's intro video is served: our own drawing and four sine tones, made with Chromium and FFmpeg. */
export const introVideo = '/media/intro.webm';

/**
 * A link as others can follow it. Media of our own are stored by their path alone, as this server's address may
 * change; any other link stays as it is.
 *
 * @param origin this server's address
 */
export const onThisServer = (link: string, origin: string): string =>
  link.startsWith('/') ? new URL(link, origin).href : link;

/** HTML whose pictures of our own, e.g. `<img src="/media/lake.svg">`, can be shown anywhere. */
export const withOwnPictures = (html: string, origin: string): string =>
  html.replaceAll(
    /(<img\b[^>]*?\bsrc=")(\/media\/[^"]*)/g,
    (_whole, before: string, path: string) => before + onThisServer(path, origin),
  );

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
