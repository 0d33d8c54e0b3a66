import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { root } from '../../scripts/root';
import { readClaims } from '../../src/auth/claims';
import { readConfig } from '../../src/shared/config/configSchema';
import { playPopup, startSdk } from '../support/popupLogin';
import { server } from '../support/server';

// What a tenant of Auth0 is told and answers, with the real SDK and the configuration of docs/auth0.md.
const page = readFileSync(path.join(root, 'docs/auth0.md'), 'utf8');
const lines = page.match(/^VITE_\w+=.*$/gm) ?? [];
const { config, problems } = readConfig({
  VITE_API_URL: 'https://api.example.com',
  VITE_IP_LOOKUP_URL: 'https://api.example.com/ip',
  ...Object.fromEntries(lines.map((line) => line.split('='))),
});
if (!config) throw new Error(problems.join(' '));
const { domain, clientId, audience, rolesClaim } = config.auth;
/** By which name the tenant's own code puts the roles into a token. */
const [, claim = ''] = /setCustomClaim\('(.*?)'/.exec(page) ?? [];

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const jwt = (claims: object) => `${part({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${part(claims)}.c2ln`;

it('is asked at its own addresses, and its tokens are understood', async () => {
  const requests: Record<string, string>[] = [];
  let nonce = '';
  server.use(
    http.post(`${domain}/oauth/token`, async ({ request }) => {
      requests.push(Object.fromEntries(new URLSearchParams(await request.text())));
      const now = Math.floor(Date.now() / 1000);
      const all = { iss: `${domain}/`, sub: 'auth0|ann', iat: now, exp: now + 3600 };
      return HttpResponse.json({
        access_token: jwt({
          ...all,
          aud: [audience, `${domain}/userinfo`],
          azp: clientId,
          scope: 'openid profile email offline_access',
          [claim]: ['AppUser', 'Hearken Employee'],
          permissions: ['read:admin', 'edit:users'],
        }),
        id_token: jwt({ ...all, aud: clientId, nonce, name: 'Ann' }),
        refresh_token: 'rotating',
        scope: 'openid profile email offline_access',
        expires_in: 3600,
        token_type: 'Bearer',
      });
    }),
  );
  const sdk = await startSdk(config.auth);
  const { popup, asked, answer } = playPopup(domain);
  const login = sdk.loginWithPopup();
  const question = await asked();
  nonce = question.nonce ?? '';
  answer({ code: 'a-code', state: question.state });
  await login;

  const { origin, pathname } = new URL(popup.location.href);
  expect(origin + pathname).toBe(`${domain}/authorize`);
  expect(question).toMatchObject({
    client_id: clientId,
    audience,
    scope: 'openid profile email offline_access',
    code_challenge_method: 'S256',
  });
  expect(requests).toMatchObject([{ grant_type: 'authorization_code', client_id: clientId }]);
  expect(readClaims(await sdk.getToken({ fresh: false }), rolesClaim)).toEqual({
    roles: ['AppUser', 'Hearken Employee'],
    permissions: ['read:admin', 'edit:users'],
  });
});
