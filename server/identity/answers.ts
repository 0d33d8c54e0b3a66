import type Provider from 'oidc-provider';
import { isGone } from '../db/isGone';
import { loggable } from '../loggable';
import { goneForSeconds, recordsGone } from '../recordsGone';
import type { Accounts } from './accounts';
import { errors } from './oidc';
import type { Middleware } from './pages/page';
import { problemPage } from './pages/problemPage';
import type { Token } from './tokens';

/**
 * Says no to a code or a refresh token in Auth0's words (contract I02, I03). The Auth0 SDK knows this sentence: it
 * then falls back to the hidden frame instead of failing.
 */
export const refuseGrantsLikeAuth0: Middleware = async (ctx, next) => {
  await next();
  if (ctx.path !== '/oauth/token' || !isOAuthError(ctx.body) || ctx.body.error !== 'invalid_grant') return;
  const isRefresh = ctx.oidc.params?.grant_type === 'refresh_token';
  ctx.status = 403;
  ctx.body = {
    error: 'invalid_grant',
    error_description: isRefresh ? 'Unknown or invalid refresh token.' : 'Invalid authorization code',
  };
};

/**
 * Sends the page that tells the application of a refusal with 200, as Auth0 does: the page itself is fine, and a
 * browser's console reports every other status as an error on each visit of somebody who is signed out.
 */
export const answerFramesWith200: Middleware = async (ctx, next) => {
  await next();
  const isMessage = ctx.path.startsWith('/authorize') && ctx.oidc?.params?.response_mode === 'web_message';
  // Our own page for a request that can't be answered to the application forbids framing.
  const isOwnPage = ctx.res.hasHeader('X-Frame-Options');
  if (isMessage && !isOwnPage && ctx.status === 400) ctx.status = 200;
};

const isOAuthError = (body: unknown): body is { error: string } =>
  typeof body === 'object' && body !== null && 'error' in body;

const forTheApplication = /^\/(oauth\/token|oauth\/revoke|userinfo)\/?$/i;

/**
 * Answers preflights of other origins without leave to go on. The library lets every page ask, as it looks who asks
 * only when the request itself comes.
 */
export function refuseForeignPreflights(appOrigin: string): Middleware {
  return async (ctx, next) => {
    const isForeign = ctx.method === 'OPTIONS' && ctx.get('Origin') !== appOrigin;
    if (!isForeign || !forTheApplication.test(ctx.path)) {
      await next();
      return;
    }
    ctx.vary('Origin');
    ctx.status = 204;
  };
}

/**
 * Says that the records can't be reached, on a page or to the application, whatever was asked. A hidden frame gets the
 * library's own message, which the application understands.
 */
export function showWhenGone(provider: Provider, appOrigin: string): Middleware {
  const failed = new WeakSet<object>();
  provider.on('server_error', (ctx, error) => {
    if (isGone(error)) failed.add(ctx);
  });
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isGone(error)) throw error;
      console.error(loggable(error));
      failed.add(ctx);
    }
    if (!failed.has(ctx) || ctx.query.response_mode === 'web_message') return;
    ctx.status = 503;
    ctx.set('Retry-After', String(goneForSeconds));
    if (forTheApplication.test(ctx.path))
      ctx.body = { error: 'temporarily_unavailable', error_description: recordsGone };
    else await problemPage(ctx, appOrigin, recordsGone);
  };
}

/** Shows a page of our own for errors of the pages in front of the provider; its routes answer theirs themselves. */
export function showProblems(appOrigin: string): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      ctx.status = error.statusCode;
      const expired = error instanceof errors.SessionNotFound;
      const reason = expired ? 'This login has expired.' : (error.error_description ?? error.message);
      await problemPage(ctx, appOrigin, reason);
    }
  };
}

/**
 * `GET /userinfo` with the API's access token, as Auth0 allows; the library would ask for a token made for this
 * address alone.
 */
export function createUserInfo(
  verifyToken: (jwt: string) => Promise<Token | null>,
  accounts: Accounts,
  appOrigin: string,
): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/userinfo' || (ctx.method !== 'GET' && ctx.method !== 'POST')) {
      await next();
      return;
    }
    ctx.vary('Origin');
    ctx.set('Cache-Control', 'no-store');
    if (ctx.get('Origin') === appOrigin) ctx.set('Access-Control-Allow-Origin', appOrigin);

    const [, jwt = ''] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? [];
    const token = await verifyToken(jwt);
    const account = token && (await accounts.find(token.sub));
    if (!account) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      ctx.body = { error: 'invalid_token', error_description: 'The access token is not or no longer good.' };
      return;
    }
    ctx.body = { sub: account.id, name: account.name, email: account.email };
  };
}
