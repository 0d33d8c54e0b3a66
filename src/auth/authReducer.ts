import type { SdkState } from './Auth0Adapter';
import { noClaims, type TokenClaims } from './claims';
import type { AuthState } from './context';

/** What the provider of the authentication state holds. */
export interface AuthProviderState {
  auth: AuthState;
  /** The person is on the way to the identity provider's sign-out: whatever is found out now comes too late. */
  isLeaving: boolean;
}

export type AuthAction =
  /** The identity provider could not be asked whether there is a session; `error` where it is a login that failed so. */
  | { type: 'lookUpFailed'; error: Error | undefined }
  /** There is a session; `claims` is null when no token could be had for now. */
  | { type: 'sessionFound'; session: Omit<SdkState, 'accessToken'>; claims: TokenClaims | null }
  /** There is none, or, where it is unreachable, nobody knows. */
  | { type: 'sessionMissing'; error: Error | undefined; isUnreachable: boolean }
  | { type: 'tokenReceived'; claims: TokenClaims }
  /** The person signs out here. */
  | { type: 'signOutStarted' }
  | { type: 'signedOutElsewhere' };

const signedOut: AuthState = {
  ...noClaims,
  isLoading: false,
  isAuthenticated: false,
  user: undefined,
  idTokenClaims: undefined,
  error: undefined,
  isUnreachable: false,
  signedOutElsewhere: false,
};

/** @param mayBeSignedIn whether there may be a session, which is then looked up */
export const initialAuthState = (mayBeSignedIn: boolean): AuthProviderState => ({
  auth: { ...signedOut, isLoading: mayBeSignedIn },
  isLeaving: false,
});

/** The authentication state after an event. */
export function authReducer(state: AuthProviderState, action: AuthAction): AuthProviderState {
  const { auth, isLeaving } = state;
  switch (action.type) {
    case 'lookUpFailed':
      return { ...state, auth: { ...signedOut, error: action.error, isUnreachable: true } };
    case 'sessionFound': {
      if (isLeaving) return state;
      const { roles, permissions } = action.claims ?? auth;
      const isUnreachable = action.claims === null;
      return { ...state, auth: { ...signedOut, ...action.session, roles, permissions, isUnreachable } };
    }
    case 'sessionMissing': {
      if (isLeaving) return state;
      const { error, isUnreachable } = action;
      const { signedOutElsewhere } = auth;
      return { ...state, auth: { ...signedOut, error, isUnreachable, signedOutElsewhere } };
    }
    case 'tokenReceived':
      // Every call brings one: only other claims draw the pages anew.
      if (!auth.isAuthenticated || areSame(action.claims, auth)) return state;
      return { ...state, auth: { ...auth, ...action.claims } };
    case 'signOutStarted':
      return { auth: { ...signedOut, isLoading: true }, isLeaving: true };
    case 'signedOutElsewhere':
      return { auth: { ...signedOut, signedOutElsewhere: true }, isLeaving: false };
  }
}

const areSame = (some: TokenClaims, others: TokenClaims) => textOf(some) === textOf(others);
const textOf = ({ roles, permissions }: TokenClaims) => JSON.stringify([roles, permissions]);
