/** How to reach the identity provider (contract 1, Configuration). */
export interface AuthSettings {
  domain: string;
  clientId: string;
  audience: string;
  rolesClaim: string;
  refreshTokens: boolean;
  refreshTokensFallback: boolean;
  cache: 'memory' | 'localstorage';
  organization: string | null;
  maxAgeSeconds: number | null;
}

/** The one path of ours that the provider sends people back to. */
export const callbackPath = '/';
