import { act } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { type Auth, AuthContext, type AuthState, type SignedInUser } from '../../src/auth/context';

export const ann: SignedInUser = { sub: 'auth0|ann', name: 'Ann', email: 'ann@example.com' };
export const bob: SignedInUser = { sub: 'auth0|bob', name: 'Bob', email: 'bob@example.com' };

export const signedOut: AuthState = {
  isLoading: false,
  isAuthenticated: false,
  isUnreachable: false,
  user: undefined,
  idTokenClaims: undefined,
  error: undefined,
  roles: [],
  permissions: [],
};

/** While it is not known yet whether anybody is signed in. */
export const checking: AuthState = { ...signedOut, isLoading: true };

/** Ann, an app user without permissions, unless told otherwise. */
export const signedIn = (changes: Partial<AuthState> = {}): AuthState => ({
  ...signedOut,
  isAuthenticated: true,
  user: ann,
  roles: ['AppUser'],
  ...changes,
});

export type FakeAuth = ReturnType<typeof createFakeAuth>;

/** Stands in for the session: a test says who is signed in and sees what the screens ask of it. */
export function createFakeAuth(initial: AuthState) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    login: vi.fn<Auth['login']>(async () => undefined),
    loginWithPopup: vi.fn<Auth['loginWithPopup']>(async () => undefined),
    logout: vi.fn<Auth['logout']>(async () => undefined),
    tokens: {
      get: vi.fn<Auth['tokens']['get']>(async () => 'token'),
      renew: vi.fn<Auth['tokens']['renew']>(async () => 'renewed'),
    },
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next: AuthState) =>
      act(() => {
        state = next;
        for (const listener of listeners) listener();
      }),
  };
}

export function FakeAuthProvider({ session, children }: { session: FakeAuth; children: ReactNode }) {
  const { login, loginWithPopup, logout, tokens, subscribe, read } = session;
  const state = useSyncExternalStore(subscribe, read);
  return <AuthContext value={{ ...state, login, loginWithPopup, logout, tokens }}>{children}</AuthContext>;
}
