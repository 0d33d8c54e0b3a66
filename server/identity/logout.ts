import type Provider from 'oidc-provider';
import type { Db } from '../db/database';
import { revokeGrant } from './adapter';
import { errors } from './oidc';
import type { Middleware } from './pages/page';
import { clientId } from './settings';

/**
 * `GET /v2/logout` (contract I04): ends the provider's session and what was granted in it, then goes to `returnTo`,
 * which must be the application's origin.
 */
export function createLogout(provider: Provider, db: Db, appOrigin: string): Middleware {
  const allowed = [appOrigin, `${appOrigin}/`];

  return async (ctx, next) => {
    if (ctx.path !== '/v2/logout' || ctx.method !== 'GET') {
      await next();
      return;
    }
    const { client_id: client = clientId, returnTo = appOrigin } = ctx.query;
    if (client !== clientId) throw new errors.InvalidRequest(`Unknown client: ${client}`);
    if (typeof returnTo !== 'string' || !allowed.includes(returnTo)) {
      throw new errors.InvalidRequest(`The returnTo address is not one of this application: ${returnTo}`);
    }

    const session = await provider.Session.get(ctx);
    const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
    await Promise.all(grants.map((grantId) => revokeGrant(db, grantId)));
    await session.destroy();

    ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax', signed: true });
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 302;
    ctx.redirect(returnTo);
  };
}
