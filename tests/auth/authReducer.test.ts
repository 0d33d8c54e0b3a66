import { describe, expect, it } from 'vitest';
import {
  type AuthAction,
  type AuthProviderState,
  authReducer,
  initialAuthState,
} from '../../src/auth/authReducer';
import type { TokenClaims } from '../../src/auth/claims';
import { ann } from '../support/fakeAuth';

const user: TokenClaims = { roles: ['AppUser'], permissions: [] };
const staff: TokenClaims = { roles: ['AppUser'], permissions: ['read:admin'] };
const session = { isAuthenticated: true, user: ann, idTokenClaims: { __raw: 'id-token' }, error: undefined };
const found = (claims: TokenClaims | null): AuthAction => ({ type: 'sessionFound', session, claims });
const missing: AuthAction = { type: 'sessionMissing', error: undefined, isUnreachable: false };

const stateAfter = (...actions: AuthAction[]): AuthProviderState =>
  actions.reduce(authReducer, initialAuthState(true));
const nobody = {
  isAuthenticated: false,
  user: undefined,
  idTokenClaims: undefined,
  roles: [],
  permissions: [],
};

describe('at first', () => {
  it('it is not known who is there, if there may be a session', () => {
    expect(initialAuthState(true)).toMatchObject({ auth: { ...nobody, isLoading: true }, isLeaving: false });
  });

  it('nobody is there, if there can be none', () => {
    expect(initialAuthState(false).auth).toMatchObject({ ...nobody, isLoading: false, isUnreachable: false });
  });
});

describe('a session', () => {
  it('that was found signs its person in, with what the token grants', () => {
    expect(stateAfter(found(staff)).auth).toMatchObject({
      ...session,
      ...staff,
      isLoading: false,
      isUnreachable: false,
      signedOutElsewhere: false,
    });
  });

  it('without a token for now grants what was known before', () => {
    expect(stateAfter(found(null)).auth).toMatchObject({ ...nobody, ...session, isUnreachable: true });
    expect(stateAfter(found(staff), found(null)).auth).toMatchObject({
      ...session,
      ...staff,
      isUnreachable: true,
    });
  });

  it('that could not be looked up may still be there, and counts when it is found after all', () => {
    expect(stateAfter({ type: 'lookUpFailed', error: undefined }).auth).toMatchObject({
      ...nobody,
      isLoading: false,
      isUnreachable: true,
    });
    expect(stateAfter({ type: 'lookUpFailed', error: undefined }, found(user)).auth).toMatchObject({
      ...session,
      isUnreachable: false,
    });
  });

  it('that is gone leaves nobody, and nothing that it granted', () => {
    expect(stateAfter(found(staff), missing).auth).toMatchObject({ ...nobody, isLoading: false });
  });

  it('of which the provider reports an error, or nothing, says so', () => {
    const error = new Error('Invalid state');
    expect(stateAfter({ ...missing, error }).auth).toMatchObject({ ...nobody, error, isUnreachable: false });
    expect(stateAfter({ ...missing, isUnreachable: true }).auth).toMatchObject({
      ...nobody,
      isUnreachable: true,
    });
  });
});

describe('a token', () => {
  it('that grants the same changes nothing', () => {
    const before = stateAfter(found(staff));
    expect(authReducer(before, { type: 'tokenReceived', claims: { ...staff } })).toBe(before);
  });

  it.each([
    ['permissions', user],
    ['roles', { ...staff, roles: [] }],
  ])('that grants other %s counts at once', (_what, claims) => {
    const { auth } = stateAfter(found(staff), { type: 'tokenReceived', claims });
    expect(auth).toMatchObject({ ...session, ...claims });
  });

  it.each([
    ['while it is not known who is there', stateAfter()],
    ['after a sign-out here', stateAfter(found(user), { type: 'signOutStarted' })],
    ['after a sign-out elsewhere', stateAfter(found(user), { type: 'signedOutElsewhere' })],
  ])('grants nothing %s', (_when, state) => {
    expect(authReducer(state, { type: 'tokenReceived', claims: staff })).toBe(state);
  });
});

describe('a sign-out', () => {
  it('here leaves nobody, and shows nothing until the page is gone', () => {
    expect(stateAfter(found(staff), { type: 'signOutStarted' })).toMatchObject({
      auth: { ...nobody, isLoading: true, signedOutElsewhere: false },
      isLeaving: true,
    });
  });

  it.each([
    ['a session', found(staff)],
    ['that there is none', missing],
  ])('here is not undone by %s that is found late', (_what, late) => {
    const leaving = stateAfter(found(user), { type: 'signOutStarted' });
    expect(authReducer(leaving, late)).toBe(leaving);
  });

  it('here that leads nowhere ends as a look-up that failed', () => {
    expect(
      stateAfter(found(user), { type: 'signOutStarted' }, { type: 'lookUpFailed', error: undefined }).auth,
    ).toMatchObject({
      ...nobody,
      isLoading: false,
      isUnreachable: true,
    });
  });

  it('elsewhere leaves nobody and says so, until somebody signs in again', () => {
    expect(stateAfter(found(staff), { type: 'signedOutElsewhere' })).toMatchObject({
      auth: { ...nobody, isLoading: false, signedOutElsewhere: true },
      isLeaving: false,
    });
    expect(stateAfter(found(staff), { type: 'signedOutElsewhere' }, missing).auth).toMatchObject({
      ...nobody,
      signedOutElsewhere: true,
    });
    const again = stateAfter(found(staff), { type: 'signedOutElsewhere' }, found(user));
    expect(again.auth).toMatchObject({ ...session, ...user, signedOutElsewhere: false });
  });
});
