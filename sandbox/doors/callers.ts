import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import type { Account, Accounts } from '../../server/identity/accounts';
import { peekBody } from './peekBody';

/** Finds out on whose behalf a request comes, without using up what it brings; null when nobody can be told. */
export type FindCaller = (request: IncomingMessage, response: ServerResponse) => Promise<Account | null>;

/**
 * Makes the look-up of a request's account: by its access token (an expired one as well), by the code or refresh
 * token that it sends to /oauth/token, else by the provider's session.
 */
export function createFindCaller(provider: Provider, accounts: Pick<Accounts, 'find'>): FindCaller {
  return async (request, response) => {
    const id =
      subjectOf(request) ??
      (await grantee(provider, request)) ??
      (await signedIn(provider, request, response));
    return id ? accounts.find(id) : null;
  };
}

function subjectOf(request: IncomingMessage): string | undefined {
  const [, jwt] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!jwt) return undefined;
  try {
    return decodeJwt(jwt).sub;
  } catch {
    return undefined;
  }
}

async function grantee(provider: Provider, request: IncomingMessage): Promise<string | undefined> {
  if (request.method !== 'POST' || !request.url?.startsWith('/oauth/token')) return undefined;
  const form = new URLSearchParams((await peekBody(request)).toString());
  const refreshToken = form.get('refresh_token');
  const code = form.get('code');
  if (refreshToken) return (await provider.RefreshToken.find(refreshToken))?.accountId;
  return code ? (await provider.AuthorizationCode.find(code))?.accountId : undefined;
}

async function signedIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | undefined> {
  if (!request.headers.cookie) return undefined;
  return (await provider.Session.get(provider.createContext(request, response))).accountId;
}
