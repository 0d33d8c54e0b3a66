import type { Page } from '@playwright/test';

/** What the application asked the identity provider for. */
export interface AskedLogin {
  issuer: string;
  clientId: string;
  state: string;
  nonce: string;
}

export interface ProviderAnswers {
  /** The parameters of the callback address; a code and the state when left out. */
  callback?(login: AskedLogin): Record<string, string>;
  /** What the token endpoint answers. */
  token?(login: AskedLogin): { status?: number; body: object };
}

/**
 * Stands in for the identity provider in one page, for answers that the sandbox's own would never give. The callback
 * follows at once, without a login page.
 *
 * @returns the logins asked for so far
 */
export async function playProvider(page: Page, { callback, token }: ProviderAnswers): Promise<AskedLogin[]> {
  const asked: AskedLogin[] = [];

  await page.route(isAuthorize, async (route) => {
    const { origin, searchParams } = new URL(route.request().url());
    const given = (name: string) => searchParams.get(name) ?? '';
    const login = {
      issuer: `${origin}/`,
      clientId: given('client_id'),
      state: given('state'),
      nonce: given('nonce'),
    };
    asked.push(login);
    const answer = callback?.(login) ?? { code: 'a-code', state: login.state };
    const location = `${given('redirect_uri')}?${new URLSearchParams(answer)}`;
    await route.fulfill({ status: 302, headers: { location } });
  });

  await page.route(isToken, async (route) => {
    const login = asked.at(-1);
    if (!login || !token) return route.fallback();
    const { status = 200, body } = token(login);
    await route.fulfill({ status, headers: readableByPages, json: body });
  });

  return asked;
}

export const isAuthorize = ({ pathname }: URL) => pathname === '/authorize';
export const isToken = ({ pathname }: URL) => pathname === '/oauth/token';

export const readableByPages = { 'Access-Control-Allow-Origin': '*' };

export const seconds = () => Math.floor(Date.now() / 1000);

/** The claims of an ID token that passes every check. */
export const goodClaims = ({ issuer, clientId, nonce }: AskedLogin) => ({
  iss: issuer,
  sub: 'person',
  aud: clientId,
  nonce,
  iat: seconds(),
  exp: seconds() + 3600,
  name: 'Robin Example',
  email: 'robin@example.com',
});

/** Writes a token; nobody in the browser verifies its signature (D-63). */
export const jwt = (claims: object, header: object = { alg: 'RS256', typ: 'JWT' }) =>
  [...[header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), 'c2ln'].join(
    '.',
  );

/** A token endpoint's whole answer around an ID token. Its access token grants nothing, so no API call follows. */
export const tokenResponse = (idToken: unknown) => ({
  body: {
    access_token: jwt({ sub: 'person', permissions: [] }),
    id_token: idToken,
    expires_in: 3600,
    scope: 'openid profile email',
    token_type: 'Bearer',
  },
});
