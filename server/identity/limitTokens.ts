import type { Db } from '../db/database';
import { clientAddress } from '../http/clientAddress';
import type { Limits } from '../limits/limits';
import { networkOf } from '../limits/networkOf';
import { limitKey, spend } from '../limits/spend';
import type { Middleware } from './pages/page';

/** Refuses tokens with 429 to an address that asks for them much too often. */
export function limitTokens(db: Db, { token }: Limits, appOrigin: string): Middleware {
  return async (ctx, next) => {
    const isAsked = ctx.path === '/oauth/token' && ctx.method === 'POST';
    const wait = isAsked ? await spend(db, limitKey('token', networkOf(clientAddress(ctx.req))), token) : 0;
    if (wait === 0) {
      await next();
      return;
    }
    ctx.vary('Origin');
    if (ctx.get('Origin') === appOrigin) ctx.set('Access-Control-Allow-Origin', appOrigin);
    ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': String(wait) });
    ctx.status = 429;
    ctx.body = { error: 'too_many_requests', error_description: 'Too many requests in a short time' };
  };
}
