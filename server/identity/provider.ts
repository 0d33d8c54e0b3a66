import type { Configuration, KoaContextWithOIDC, default as OpenIdProvider } from 'oidc-provider';
import type { Db } from '../db/database';
import type { DatabaseClock } from '../db/databaseClock';
import { loggable } from '../loggable';
import type { Accounts } from './accounts';
import { createAdapter } from './adapter';
import type { Keys } from './keys';
import { errors, Provider } from './oidc';
import { problemPage } from './pages/problemPage';
import { audience, clientId, generationClaim, lifetimes, rolesClaim, scopes } from './settings';

export interface ProviderOptions {
  db: Db;
  time: DatabaseClock;
  accounts: Accounts;
  keys: Keys;
  /** With its trailing slash. */
  issuer: string;
  appOrigin: string;
}

/** The path of the login page of one sign-in under way. */
export const loginPath = (uid: string): string => `/login/${uid}`;

/** Makes the OpenID provider, shaped like Auth0 (contract 4). Its own pages are put in front of it elsewhere. */
export function createProvider({
  db,
  time,
  accounts,
  keys,
  issuer,
  appOrigin,
}: ProviderOptions): OpenIdProvider {
  // Cookies are shared between the ports of a host: two servers must not sign each other out.
  const { port } = new URL(issuer);
  const prefix = port ? `hearken_${port}` : 'hearken';
  const cookieOptions = { httpOnly: true, sameSite: 'lax', signed: true } as const;

  const configuration: Configuration = {
    adapter: createAdapter(db, time),
    clients: [
      {
        client_id: clientId,
        client_name: 'Hearken',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${appOrigin}/`],
      },
    ],
    clientBasedCORS: (_ctx, origin) => origin === appOrigin,
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes,
    // As Auth0 does, name and e-mail stand in the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['name'], email: ['email'], org_id: null, org_name: null },
    // The first one signs.
    jwks: { keys: keys.signing.map((key) => ({ ...key, kty: 'RSA' })) },
    cookies: {
      keys: keys.cookies,
      names: {
        session: `${prefix}_session`,
        interaction: `${prefix}_login`,
        resume: `${prefix}_resume`,
      },
      long: cookieOptions,
      short: cookieOptions,
    },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
      userinfo: '/userinfo',
    },
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.authorizationCode,
      Grant: lifetimes.grant,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      RefreshToken: lifetimes.refreshToken,
      Session: lifetimes.session,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx, _client, oneOf) => oneOf?.[0] ?? audienceOf(ctx),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget(`Service not found: ${resource}`);
          return {
            audience,
            scope: scopes.join(' '),
            accessTokenFormat: 'jwt',
            accessTokenTTL: lifetimes.accessToken,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    extraParams: { audience: keepOfflineAccess, organization: null, screen_hint: null },
    loadExistingGrant: grantEverything,
    rotateRefreshToken: true,
    formats: { customizers: { jwt: (_ctx, _token, { payload }) => byDatabase(payload, time) } },
    expiresWithSession: () => false,
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') && source.scopes.has('offline_access'),
    findAccount: async (_ctx, id) => {
      const account = await accounts.find(id);
      if (!account) return undefined;
      const { email, name } = account;
      return {
        accountId: id,
        claims: (_use, _scope, requested) => ({ sub: id, email, name, ...organizationOf(requested) }),
      };
    },
    extraTokenClaims: async (_ctx, token) => {
      const account = 'accountId' in token && token.accountId ? await accounts.find(token.accountId) : null;
      if (!account) return undefined;
      return {
        azp: clientId,
        permissions: account.permissions,
        [rolesClaim]: account.roles,
        [generationClaim]: account.tokenGeneration,
      };
    },
    interactions: { url: (_ctx, interaction) => loginPath(interaction.uid) },
    renderError: (ctx, out) => problemPage(ctx, appOrigin, out.error_description ?? out.error),
  };

  const provider = new Provider(issuer, configuration);
  provider.on('server_error', (_ctx, error) => console.error(loggable(error)));
  return provider;
}

/** Lets an access token begin and end by the clock that every process looks at. */
function byDatabase(payload: Record<string, unknown>, { behindMs }: DatabaseClock): void {
  const seconds = Math.round(behindMs() / 1000);
  for (const name of ['iat', 'exp']) payload[name] = Number(payload[name]) + seconds;
}

/** Auth0's name for a resource indicator; without one the API it is, as with a tenant's default audience. */
function audienceOf(ctx: KoaContextWithOIDC): string {
  const given = ctx.oidc.params?.audience;
  return typeof given === 'string' && given ? given : audience;
}

/**
 * OpenID Connect gives offline_access after a consent page only, so the provider strikes it from other requests.
 * Auth0 needs none for an application of one's own; this check puts it back. It hangs on the audience because checks
 * of extra parameters run last, and also when the parameter is left out.
 */
function keepOfflineAccess(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const wanted = String(ctx.query.scope ?? '').split(' ');
  if (params && wanted.includes('offline_access') && !ctx.oidc.requestParamScopes.has('offline_access')) {
    params.scope = `${params.scope} offline_access`;
  }
}

/** The application is the house's own: every scope is granted without a consent page. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { provider, session, account } = ctx.oidc;
  const accountId = account?.accountId;
  const grantId = session?.grantIdFor(clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant = known?.accountId === accountId && known ? known : new provider.Grant({ accountId, clientId });

  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(audience, scopes.join(' '));
  grant.addOIDCClaims(['org_id', 'org_name']);
  await grant.save();
  askForOrganization(ctx);
  return grant;
}

/** `organization` is no OpenID parameter; as a claim asked for it travels with the code into the ID token. */
function askForOrganization(ctx: KoaContextWithOIDC): void {
  const value = ctx.oidc.params?.organization;
  if (typeof value !== 'string' || !value) return;
  const claim = value.startsWith('org_')
    ? { org_id: { value } }
    : { org_name: { value: value.toLowerCase() } };
  Object.assign(ctx.oidc.claims, { id_token: { ...ctx.oidc.claims.id_token, ...claim } });
}

function organizationOf(requested: Record<string, { value?: string } | null>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of ['org_id', 'org_name']) {
    const value = requested[name]?.value;
    if (value) found[name] = value;
  }
  return found;
}
