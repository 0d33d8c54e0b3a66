import { afterEach, describe, expect, it } from 'vitest';
import { hasSessionCookie, isLoginCallback } from '../../src/auth/sessionCookie';

const name = 'auth0.client.is.authenticated';
const set = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is the cookie that the SDK sets in the same way
  document.cookie = cookie;
};

afterEach(() => {
  for (const stored of [name, `_legacy_${name}`, 'auth0.other.is.authenticated'])
    set(`${stored}=; Max-Age=0`);
});

describe('the session cookie', () => {
  it('says that somebody may be signed in', () => {
    expect(hasSessionCookie('client')).toBe(false);
    set(`${name}=true`);
    expect(hasSessionCookie('client')).toBe(true);
  });

  it('counts in its older form', () => {
    set(`_legacy_${name}=true`);
    expect(hasSessionCookie('client')).toBe(true);
  });

  it('counts among others, and never by a part of its name', () => {
    set(`x${name}=true`);
    set(`auth0._legacy_client.is.authenticated=true`);
    expect(hasSessionCookie('client')).toBe(false);
    set(`${name}=true`);
    expect(hasSessionCookie('client')).toBe(true);
    for (const other of [`x${name}`, 'auth0._legacy_client.is.authenticated']) set(`${other}=; Max-Age=0`);
  });

  it('of another application does not count', () => {
    set('auth0.other.is.authenticated=true');
    expect(hasSessionCookie('client')).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    '?code=1&state=2',
    '?error=access_denied&state=2',
    '?error=access_denied&error_description=No&state=2&x=y',
  ])('is the return from a login with a code or an error and a state: %s', (search) => {
    expect(isLoginCallback(search)).toBe(true);
  });

  it.each(['', '?code=1', '?state=2', '?error=access_denied', '?codes=1&states=2'])(
    'is not the return from a login otherwise: %s',
    (search) => {
      expect(isLoginCallback(search)).toBe(false);
    },
  );
});
