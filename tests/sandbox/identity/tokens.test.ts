import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { audience, generationClaim, rolesClaim } from '../../../sandbox/identity/settings';
import { createVerifyToken } from '../../../sandbox/identity/tokens';

const issuer = 'http://login.test/';
const account = {
  id: 'auth0|1',
  email: 'ada@example.com',
  name: 'Ada',
  roles: ['AppUser'],
  permissions: [],
  tokenGeneration: 3,
};
const claims: JWTPayload = {
  iss: issuer,
  aud: audience,
  sub: account.id,
  permissions: ['read:admin'],
  [rolesClaim]: ['AppUser'],
  [generationClaim]: 3,
};
const now = Math.floor(Date.now() / 1000);

let verify: ReturnType<typeof createVerifyToken>;
let sign: (payload: JWTPayload) => Promise<string>;
beforeAll(async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' };
  const find = async (id: string) => (id === account.id ? account : null);
  verify = createVerifyToken({ accounts: { find }, issuer, signing });
  sign = (payload) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'one' }).sign(privateKey);
});

describe('an access token', () => {
  it('says who calls and what they may', async () => {
    expect(await verify(await sign({ ...claims, exp: now + 60 }))).toEqual({
      sub: account.id,
      roles: ['AppUser'],
      permissions: ['read:admin'],
    });
  });

  it.each<[string, JWTPayload]>([
    ['without an end', {}],
    ['that has expired', { exp: now - 60 }],
    ['of another issuer', { exp: now + 60, iss: 'http://other.test/' }],
    ['for another audience', { exp: now + 60, aud: 'https://other.test' }],
    ['of an account that is gone', { exp: now + 60, sub: 'auth0|2' }],
    ['that was ended since', { exp: now + 60, [generationClaim]: 2 }],
    ['that tells no roles', { exp: now + 60, [rolesClaim]: undefined }],
  ])('%s is no good, however well it is signed', async (_which, changes) => {
    expect(await verify(await sign({ ...claims, ...changes }))).toBeNull();
  });
});
