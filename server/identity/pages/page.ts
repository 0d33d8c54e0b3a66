import { readFile } from 'node:fs/promises';
import { html } from 'hono/html';
import type { KoaContextWithOIDC } from 'oidc-provider';

export type Html = ReturnType<typeof html>;

/** A step in front of the provider's own routes. */
export type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => Promise<void>;

const files: Record<string, { file: string; type: string }> = {
  '/login.css': { file: 'pages.css', type: 'text/css; charset=utf-8' },
  '/login-mark.svg': { file: 'mark.svg', type: 'image/svg+xml' },
};

/** Serves the style and the mark of the provider's pages. */
export const servePageFiles: Middleware = async (ctx, next) => {
  const known = files[ctx.path];
  if (!known) {
    await next();
    return;
  }
  ctx.type = known.type;
  ctx.set({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });
  ctx.body = await readFile(new URL(known.file, import.meta.url));
};

/**
 * Answers with a page of the provider: no script, its own style only, never in a frame.
 *
 * @param appOrigin where the form's answer ends up; a browser checks it along the whole way of redirects
 */
export async function sendPage(
  ctx: KoaContextWithOIDC,
  { appOrigin, title, content }: { appOrigin: string; title: string; content: Html },
): Promise<void> {
  ctx.type = 'text/html; charset=utf-8';
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self'",
      `form-action 'self' ${appOrigin}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} - Hearken</title>
    <link rel="icon" href="/login-mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/login.css" />
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>
`;
  ctx.body = String(await page);
}
