import { text } from 'node:stream/consumers';
import type { Middleware } from './pages/page';

type Context = Parameters<Middleware>[0];

/** Reads a form of the provider's pages, refusing one that is longer than any of them can be. */
export async function readForm(ctx: Context, longest: number): Promise<URLSearchParams> {
  if ((ctx.request.length ?? Number.POSITIVE_INFINITY) > longest) ctx.throw(413);
  return new URLSearchParams(await text(ctx.req));
}

/** Goes on to another address, which is then asked for with GET. */
export function goTo(ctx: Context, address: string): void {
  ctx.status = 303;
  ctx.redirect(address);
  ctx.set('Cache-Control', 'no-store');
}
