import { describe, expect, it } from 'vitest';
import { readClaims } from '../../src/auth/claims';

const rolesClaim = 'https://roles.example';

function tokenWith(claims: object): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `header.${payload}.signature`;
}

describe('the grants of an access token', () => {
  it('are its roles and permissions', () => {
    const token = tokenWith({ [rolesClaim]: ['AppUser'], permissions: ['read:admin', 'edit:users'] });
    expect(readClaims(token, rolesClaim)).toEqual({
      roles: ['AppUser'],
      permissions: ['read:admin', 'edit:users'],
    });
  });

  it('read names outside ASCII', () => {
    expect(readClaims(tokenWith({ [rolesClaim]: ['Ærø Employee'] }), rolesClaim).roles).toEqual([
      'Ærø Employee',
    ]);
  });

  it('are read whatever letters their encoding has', () => {
    const roles = ['>>>???', '~~~ÿÿÿ', '?>~?>~?>~'];
    const token = tokenWith({ [rolesClaim]: roles });
    expect(token).toMatch(/-.*_|_.*-/);
    expect(readClaims(token, rolesClaim).roles).toEqual(roles);
  });

  it('leave out what is no text', () => {
    const token = tokenWith({ [rolesClaim]: [1, 'AppUser', null], permissions: [{}, 'read:admin'] });
    expect(readClaims(token, rolesClaim)).toEqual({ roles: ['AppUser'], permissions: ['read:admin'] });
  });

  it.each([
    ['without the claims', tokenWith({})],
    ['with claims of a wrong type', tokenWith({ [rolesClaim]: 'AppUser', permissions: { read: 'admin' } })],
    ['that cannot be read', 'not-a-token'],
  ])('are none for a token %s', (_case, token) => {
    expect(readClaims(token, rolesClaim)).toEqual({ roles: [], permissions: [] });
  });
});
