import type { IdToken, User } from '@auth0/auth0-react';
import { createContext, useContext } from 'react';
import type { Permission } from '../api/call';
import type { TokenSource } from '../api/client';
import type { TokenClaims } from './claims';

export type SignedInUser = User & { sub: string };

/** The authentication state (spec 3 and 4) with what the access token grants. */
export interface AuthState extends TokenClaims {
  isLoading: boolean;
  isAuthenticated: boolean;
  /** The identity claims without the protocol's own. */
  user: SignedInUser | undefined;
  idTokenClaims: IdToken | undefined;
  error: Error | undefined;
  /** The provider could not be asked whether a session exists; nobody is signed out for that. */
  isUnreachable: boolean;
  /** The person has just signed out in another tab; here they are asked before they are sent to the login. */
  signedOutElsewhere?: boolean;
}

export interface LoginOptions {
  /** Takes the place of the page in the browser's history: Back from the login would only lead there again. */
  replace?: boolean;
}

export interface Auth extends AuthState {
  /** Starts the redirect login; afterwards the person is at `target`, a path of this site. */
  login(target?: string, how?: LoginOptions): Promise<void>;
  /** Signs in through a popup; throws the provider's errors (D-64: offered, called by no screen). */
  loginWithPopup(): Promise<void>;
  /** Ends the session here and at the provider and returns to the site's origin. */
  logout(): Promise<void>;
  tokens: TokenSource;
}

export const AuthContext = createContext<Auth | null>(null);

/** The authentication state and its actions. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

/** Whether the signed-in person holds every one of the given permissions. */
export function usePermission(...permissions: Permission[]): boolean {
  const { permissions: held } = useAuth();
  return permissions.every((permission) => held.includes(permission));
}
