import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { audience, generationClaim, rolesClaim } from '../../../server/identity/settings';
import { createVerifyToken, publicKey } from '../../../server/identity/tokens';

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

let sign: (payload: JWTPayload, header?: Partial<JWTHeaderParameters>, key?: CryptoKey) => Promise<string>;
let signing: JWK;
beforeAll(async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  signing = { ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' };
  sign = (payload, header = {}, key = privateKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'one', ...header }).sign(key);
});

const findKey = () => createLocalJWKSet({ keys: [publicKey(signing)] });
const find = async (id: string) => (id === account.id ? account : null);
const verify = (jwt: string) =>
  createVerifyToken({ accounts: { find }, time: { now: () => new Date() }, issuer, findKey: findKey() })(jwt);

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
    ['whose roles are no texts', { exp: now + 60, [rolesClaim]: [1] }],
    ['that tells no permissions', { exp: now + 60, permissions: undefined }],
    ['whose permissions are no texts', { exp: now + 60, permissions: [1] }],
    ['without a subject', { exp: now + 60, sub: undefined }],
    ['that does not count its account’s tokens', { exp: now + 60, [generationClaim]: undefined }],
    [
      'of an account that is gone, and that counts nothing',
      { exp: now + 60, sub: 'auth0|2', [generationClaim]: undefined },
    ],
  ])('%s is no good, however well it is signed', async (_which, changes) => {
    expect(await verify(await sign({ ...claims, ...changes }))).toBeNull();
  });

  it('of another kind, such as an id token, is no good', async () => {
    expect(await verify(await sign({ ...claims, exp: now + 60 }, { typ: 'JWT' }))).toBeNull();
  });

  it('signed with another key, in another way, or not at all, is no good', async () => {
    const good = { ...claims, exp: now + 60 };
    const other = await generateKeyPair('RS256');
    expect(await verify(await sign(good, {}, other.privateKey))).toBeNull();
    const [, payload] = (await sign(good)).split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    expect(await verify(`${unsigned}.${payload}.`)).toBeNull();
    expect(await verify('forged')).toBeNull();
  });

  it('is neither good nor bad while the accounts cannot be read', async () => {
    const accounts = { find: () => Promise.reject(new Error('The database is closed')) };
    const check = createVerifyToken({
      accounts,
      time: { now: () => new Date() },
      issuer,
      findKey: findKey(),
    });
    await expect(check(await sign({ ...claims, exp: now + 60 }))).rejects.toThrow('The database is closed');
  });
});

describe('the public key', () => {
  it('has nothing of the private one', () => {
    expect(Object.keys(publicKey(signing)).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});
