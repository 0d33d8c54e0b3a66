import type { Permission } from '../api/call';

/** What the access token grants (spec 6). */
export interface TokenClaims {
  roles: readonly string[];
  permissions: readonly Permission[];
}

export const noClaims: TokenClaims = { roles: [], permissions: [] };

/**
 * Reads roles and permissions from an access token. Missing claims are empty lists (contract 4); the signature is the
 * server's business, what is read here only decides what is shown.
 */
export function readClaims(accessToken: string, rolesClaim: string): TokenClaims {
  const claims = decodePayload(accessToken);
  return { roles: texts(claims[rolesClaim]), permissions: texts(claims.permissions) as Permission[] };
}

function decodePayload(token: string): Record<string, unknown> {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
