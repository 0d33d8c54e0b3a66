import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { lifetimes } from '../../server/identity/settings';

/** Signs a person in at the provider without its login page: the reply carries the session's cookies. */
export type OpenSession = (
  accountId: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

/** Makes the way into a session that needs no password; it is for the doors alone. */
export function createOpenSession(provider: Provider): OpenSession {
  return async (accountId, request, response) => {
    const session = new provider.Session();
    session.loginAccount({ accountId });
    await session.save(lifetimes.session);
    const { cookies } = provider.createContext(request, response);
    cookies.set(provider.cookieName('session'), session.jti, {
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
    });
  };
}
