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

/** Where the style and the mark of the provider's pages are. */
export const pageFiles: ReadonlySet<string> = new Set(Object.keys(files));

export interface Page {
  title: string;
  content: Html;
}

/** Answers with a page of the provider. */
export async function sendPage(
  ctx: KoaContextWithOIDC,
  { appOrigin, ...page }: Page & { appOrigin: string },
): Promise<void> {
  ctx.set(pageHeaders(appOrigin));
  ctx.body = await drawPage(page);
}

/**
 * What goes with a page: no script, its own style only, never in a frame.
 *
 * @param appOrigin where the form's answer ends up; a browser checks it along the whole way of redirects
 */
export const pageHeaders = (appOrigin: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
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

/** A page as text. */
export const drawPage = async ({ title, content }: Page): Promise<string> =>
  String(
    await html`<!doctype html>
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
`,
  );
