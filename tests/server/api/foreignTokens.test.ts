import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  type CryptoKey,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/root';
import { listUsers } from '../../../src/api/admin/users';
import { sendChat } from '../../../src/api/chat';
import { getUserStatus } from '../../../src/api/user';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

// Not our provider: one with the shape of a tenant of Auth0. The check is that of docs/auth0.md.
const audience = 'https://api.hearken.example';
const rolesClaim = 'https://hearken.example/roles';
const sub = 'auth0|650b3a7f';

let api: Api;
let tenant: Server;
let issuer: string;
let published: JWK[] = [];

beforeAll(async () => {
  tenant = createServer((_, response) => response.end(JSON.stringify({ keys: published })));
  await new Promise<void>((resolve) => tenant.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(tenant.address() as AddressInfo).port}/`;
  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), { cooldownDuration: 0 });
  api = await startApi();
  api.accounts.set(sub, {
    ...{
      id: sub,
      email: 'ada@example.com',
      name: 'Ada Berg',
      roles: [],
      permissions: [],
      tokenGeneration: 1,
    },
  });
  api.guarding.verifyToken = async (jwt) => {
    try {
      const checks = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['exp', 'sub'] };
      const { payload } = await jwtVerify(jwt, keys, checks);
      const { sub = '', permissions = [], [rolesClaim]: roles = [] } = payload as Payload;
      return { sub, roles, permissions };
    } catch {
      return null;
    }
  };
}, openingLimitMs);
afterAll(async () => {
  tenant.close();
  await api.close();
});

interface Payload {
  sub?: string;
  permissions?: string[];
  [rolesClaim]?: string[];
}

/** A key that the tenant signs with from now on, beside those before or in their place. */
async function newKey(kid: string, { forget = false } = {}): Promise<CryptoKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  published = forget ? [key] : [...published, key];
  return privateKey;
}

const good = () => ({
  iss: issuer,
  aud: [audience, `${issuer}userinfo`],
  azp: 'tenant-app',
  scope: 'openid profile email offline_access',
  permissions: ['read:admin', 'edit:users'],
  [rolesClaim]: ['AppUser'],
});

const sign = (key: CryptoKey, kid: string, claims: object = {}) =>
  new SignJWT({ ...good(), ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

describe("the API behind a tenant's tokens", () => {
  it('checks them with the lines of docs/auth0.md', () => {
    const page = readFileSync(path.join(root, 'docs/auth0.md'), 'utf8');
    const [, documented = ''] = /```ts\n(.*?)```/s.exec(page) ?? [];
    const lines = documented.trim().split(/\n\s*/);
    expect(lines).toHaveLength(3);
    const here = readFileSync(import.meta.filename, 'utf8');
    for (const line of lines) expect(here).toContain(line);
  });

  it('knows who asks and what they may, and makes their record', async () => {
    const token = await sign(await newKey('one'), 'one');
    expect((await api.send(getUserStatus, token)).status).toBe(200);
    const query = { search: 'ada@', page: 1, pageSize: 20 };
    expect((await api.send(listUsers, token, { query })).data.items).toMatchObject([{ name: 'Ada Berg' }]);
  });

  it('takes the next key of the tenant as it comes, and the former one until it goes', async () => {
    const first = await sign(await newKey('two'), 'two');
    const second = await sign(await newKey('three'), 'three');
    for (const token of [first, second]) expect((await api.send(getUserStatus, token)).status).toBe(200);
    const third = await sign(await newKey('four', { forget: true }), 'four');
    expect((await api.send(getUserStatus, third)).status).toBe(200);
    expect((await api.send(getUserStatus, first)).status).toBe(401);
  });

  it('refuses what is for another API, from another tenant, or lacks a right', async () => {
    const key = await newKey('five');
    const statusOf = async (claims: object) =>
      (await api.send(getUserStatus, await sign(key, 'five', claims))).status;
    expect(await statusOf({ aud: ['https://other.example', `${issuer}userinfo`] })).toBe(401);
    expect(await statusOf({ iss: issuer.slice(0, -1) })).toBe(401);
    expect(await statusOf({ permissions: [] })).toBe(200);
    const query = { search: '', page: 1, pageSize: 20 };
    const guest = await sign(key, 'five', { [rolesClaim]: undefined });
    expect((await api.send(sendChat, guest, { body: { input: 'Hello' } })).status).toBe(403);
    const without = await sign(key, 'five', { permissions: ['read:admin'] });
    expect((await api.send(listUsers, without, { query })).status).toBe(403);
  });
});
