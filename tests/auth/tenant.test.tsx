import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { readClaims } from '../../src/auth/claims';
import { playPopup, startSdk } from '../support/popupLogin';
import { server } from '../support/server';

// What a tenant of Auth0 is told and answers, with the real SDK and the configuration of docs/auth0.md.
const host = 'login.example.com';
const settings = { domain: host, clientId: 'tenant-app', audience: 'https://api.hearken.example' };
const rolesClaim = 'https://hearken.example/roles';

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const jwt = (claims: object) => `${part({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${part(claims)}.c2ln`;

it('is asked at its own addresses, and its tokens are understood', async () => {
  const requests: Record<string, string>[] = [];
  let nonce = '';
  server.use(
    http.post(`https://${host}/oauth/token`, async ({ request }) => {
      requests.push(Object.fromEntries(new URLSearchParams(await request.text())));
      const now = Math.floor(Date.now() / 1000);
      const all = { iss: `https://${host}/`, sub: 'auth0|ann', iat: now, exp: now + 3600 };
      return HttpResponse.json({
        access_token: jwt({
          ...all,
          aud: [settings.audience, `https://${host}/userinfo`],
          azp: settings.clientId,
          scope: 'openid profile email offline_access',
          [rolesClaim]: ['AppUser', 'Hearken Employee'],
          permissions: ['read:admin', 'edit:users'],
        }),
        id_token: jwt({ ...all, aud: settings.clientId, nonce, name: 'Ann' }),
        refresh_token: 'rotating',
        scope: 'openid profile email offline_access',
        expires_in: 3600,
        token_type: 'Bearer',
      });
    }),
  );
  const sdk = await startSdk(settings);
  const { popup, asked, answer } = playPopup(`https://${host}`);
  const login = sdk.loginWithPopup();
  const question = await asked();
  nonce = question.nonce ?? '';
  answer({ code: 'a-code', state: question.state });
  await login;

  const { origin, pathname } = new URL(popup.location.href);
  expect(origin + pathname).toBe(`https://${host}/authorize`);
  expect(question).toMatchObject({
    client_id: 'tenant-app',
    audience: 'https://api.hearken.example',
    scope: 'openid profile email offline_access',
    code_challenge_method: 'S256',
  });
  expect(requests).toMatchObject([{ grant_type: 'authorization_code', client_id: 'tenant-app' }]);
  expect(readClaims(await sdk.getToken({ fresh: false }), rolesClaim)).toEqual({
    roles: ['AppUser', 'Hearken Employee'],
    permissions: ['read:admin', 'edit:users'],
  });
});
