import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { UnsecuredJWT } from 'jose';
import type Provider from 'oidc-provider';
import { describe, expect, it } from 'vitest';
import { createFindCaller } from '../../../sandbox/doors/callers';
import type { Account } from '../../../server/identity/accounts';

// Stands in for the provider: who has which grant, and whose session comes with a cookie.
const provider = {
  RefreshToken: { find: async (text: string) => (text === 'fresh' ? { accountId: 'refresher' } : undefined) },
  AuthorizationCode: {
    find: async (text: string) => (text === 'code' ? { accountId: 'arriver' } : undefined),
  },
  Session: {
    get: async ({ cookie }: { cookie?: string }) => ({ accountId: cookie && `holder of ${cookie}` }),
  },
  createContext: ({ headers }: IncomingMessage) => ({ cookie: headers.cookie }),
} as unknown as Provider;

const accounts = { find: async (id: string) => ({ id }) as Account };
const findCaller = createFindCaller(provider, accounts);

interface Asking {
  method?: string;
  url?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

async function callerOf({ method = 'GET', url = '/api/chats', headers = {}, form }: Asking) {
  const text = new URLSearchParams(form).toString();
  const request = Object.assign(Readable.from(text === '' ? [] : [Buffer.from(text)]), {
    method,
    url,
    headers: { 'content-length': String(text.length), ...headers },
  });
  const caller = await findCaller(request as unknown as IncomingMessage, {} as ServerResponse);
  return caller?.id ?? null;
}

const bearer = (sub: string) => ({ authorization: `Bearer ${new UnsecuredJWT({ sub }).encode()}` });
const exchange = { method: 'POST', url: '/oauth/token' };

describe('the caller', () => {
  it('is the one whose access token comes, before all else', async () => {
    expect(await callerOf({ headers: bearer('ada') })).toBe('ada');
    expect(await callerOf({ headers: { ...bearer('ada'), cookie: 'ring' } })).toBe('ada');
    expect(await callerOf({ ...exchange, headers: bearer('ada'), form: { code: 'code' } })).toBe('ada');
  });

  it('is the one whose refresh token or code is exchanged', async () => {
    expect(await callerOf({ ...exchange, form: { refresh_token: 'fresh' } })).toBe('refresher');
    expect(await callerOf({ ...exchange, form: { code: 'code' } })).toBe('arriver');
    expect(await callerOf({ ...exchange, form: { refresh_token: 'fresh', code: 'code' } })).toBe('refresher');
  });

  it('is nobody whose token or code is not known', async () => {
    expect(await callerOf({ ...exchange, form: { refresh_token: 'stale' } })).toBeNull();
    expect(await callerOf({ ...exchange, form: { code: 'guessed' } })).toBeNull();
    expect(await callerOf({ ...exchange, form: { grant_type: 'none' } })).toBeNull();
  });

  it('is told by a code only where codes are exchanged', async () => {
    expect(await callerOf({ method: 'POST', url: '/api/chats', form: { code: 'code' } })).toBeNull();
    expect(await callerOf({ ...exchange, url: '/oauth/token?x=1', form: { code: 'code' } })).toBe('arriver');
    expect(await callerOf({ ...exchange, url: '/x/oauth/token', form: { code: 'code' } })).toBeNull();
    expect(await callerOf({ method: 'PUT', url: '/oauth/token', form: { code: 'code' } })).toBeNull();
  });

  it('is else the one whose session it is', async () => {
    expect(await callerOf({ headers: { cookie: 'ring' } })).toBe('holder of ring');
    expect(await callerOf({ ...exchange, headers: { cookie: 'ring' }, form: { code: 'guessed' } })).toBe(
      'holder of ring',
    );
  });

  it.each(['Bearer nonsense', 'Basic YTpi', 'Bearer', 'x Bearer a.b.c', 'Bearer a.b.c d', ''])(
    'is nobody by the header "%s"',
    async (authorization) => expect(await callerOf({ headers: { authorization } })).toBeNull(),
  );

  it('is told by a token only where that is all that stands after Bearer', async () => {
    const { authorization } = bearer('ada');
    expect(await callerOf({ headers: { authorization: authorization.replace(' ', '   ') } })).toBe('ada');
    expect(await callerOf({ headers: { authorization: `x ${authorization}` } })).toBeNull();
    expect(await callerOf({ headers: { authorization: `${authorization} more` } })).toBeNull();
  });

  it('is nobody without a token, a grant or a cookie', async () => {
    expect(await callerOf({})).toBeNull();
  });
});
