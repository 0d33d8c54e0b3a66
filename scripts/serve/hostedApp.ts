import { loadEnv } from 'vite';
import type { ServerSettings } from '../../server/settings';
import type { AppConfig } from '../buildApp';
import { providerVariables } from '../providerVariables';
import { root } from '../root';

/**
 * What the application is built with for a hosted server: names and texts from the environment and the `.env` files, and
 * where the server is. On the server's own origin it calls a path: no browser has to ask for leave before.
 */
export function hostedApp({ publicUrl, appUrl }: Pick<ServerSettings, 'publicUrl' | 'appUrl'>): AppConfig {
  const given = loadEnv('production', root, 'VITE_');
  const variables = {
    ...given,
    ...providerVariables(publicUrl),
    VITE_API_URL: appUrl === publicUrl ? '/' : publicUrl,
    VITE_IP_LOOKUP_URL: given.VITE_IP_LOOKUP_URL || `${publicUrl}/ip`,
  };
  const { NODE_ENV: _ours, ...others } = process.env;
  return { variables, environment: { ...others, ...variables } };
}
