import { describe, expect, it } from 'vitest';
import { bearerOf, checkAccess } from '../../../server/api/access';
import { Refusal } from '../../../server/domain/refusal';
import type { Access } from '../../../src/api/call';

const person = { sub: 'auth0|ada', roles: ['AppUser'], permissions: ['read:admin', 'edit:users'] };

/** Why the person may not do what needs this; null if they may. */
function refusalOf(access: Exclude<Access, 'anonymous'>, who = person): Partial<Refusal> | null {
  try {
    checkAccess(access, who);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, message: error.message };
  }
}

describe('access', () => {
  it('is given to whoever is signed in where nothing more is asked for', () => {
    expect(refusalOf({}, { ...person, roles: [], permissions: [] })).toBeNull();
  });

  it('is given to whoever has the role and every permission', () => {
    expect(refusalOf({ role: 'AppUser', permissions: ['edit:users', 'read:admin'] })).toBeNull();
  });

  it('is refused without the role, whatever the permissions', () => {
    expect(refusalOf({ role: 'AppUser' }, { ...person, roles: ['Tester'] })).toEqual({
      status: 403,
      message: 'This needs the role AppUser.',
    });
  });

  it('is refused without one of the permissions, whichever it is', () => {
    const refused = { status: 403, message: 'This needs the permission edit:terms.' };
    expect(refusalOf({ permissions: ['read:admin', 'edit:terms'] })).toEqual(refused);
    expect(refusalOf({ permissions: ['edit:terms', 'read:admin'] })).toEqual(refused);
  });
});

describe('the bearer token', () => {
  it.each([
    ['Bearer abc.def', 'abc.def'],
    ['bearer   abc', 'abc'],
  ])('of "%s" is %s', (header, token) => expect(bearerOf(header)).toBe(token));

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearerabc', 'Basic abc', 'Bearer a b', 'x Bearer abc'])(
    'of "%s" is none',
    (header) => expect(bearerOf(header)).toBeNull(),
  );
});
