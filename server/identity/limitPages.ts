import type { Db } from '../db/database';
import { clientAddress } from '../http/clientAddress';
import type { Limits, RateName } from '../limits/limits';
import { networkOf } from '../limits/networkOf';
import { limitKey, spend } from '../limits/spend';
import { inWords } from './pages/inWords';
import { messagePage, toHearken } from './pages/messagePage';
import type { Middleware } from './pages/page';

const limited: Readonly<Record<string, RateName>> = {
  '/authorize': 'signIn',
  '/set-password': 'passwordLink',
};

/**
 * Refuses with 429 pages to an address that opens them much too often. A sign-in without a page is let through: nothing is
 * stored for it, and the application's hidden frame could not tell when to try again.
 */
export function limitPages(db: Db, limits: Limits, appOrigin: string): Middleware {
  return async (ctx, next) => {
    const rate = ctx.query.prompt === 'none' ? undefined : limited[ctx.path];
    const wait = rate ? await spend(db, limitKey(rate, networkOf(clientAddress(ctx.req))), limits[rate]) : 0;
    if (wait === 0) {
      await next();
      return;
    }
    ctx.status = 429;
    ctx.set('Retry-After', String(wait));
    await messagePage(ctx, {
      appOrigin,
      title: 'Too many tries',
      text: `There were too many from where you are in a short time. Nothing is lost: go back, and try again in ${inWords(wait)}.`,
      rest: toHearken(appOrigin, 'Back to Hearken'),
    });
  };
}
