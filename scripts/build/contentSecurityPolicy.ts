import type { Config } from '../../src/shared/config/configSchema.ts';
import { foreignOrigins } from '../../src/shared/config/foreignOrigins.ts';

/**
 * The content security policy of the built application, from the hosts that it is configured with. It holds in a
 * header and in a meta element alike; `frame-ancestors` is left out because only a header may carry it.
 */
export function contentSecurityPolicy({ apiUrl, ipLookupUrl, videoHosts, auth }: Config): string {
  const api = foreignOrigins(apiUrl);
  const identityProvider = origin(auth.domain);
  const videos = videoHosts.map(origin);

  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:', ...api],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...api, ...videos],
    'connect-src': ["'self'", ...api, identityProvider, origin(ipLookupUrl)],
    'frame-src': [identityProvider, ...videos],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'auth0-worker', 'service-worker'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const origin = (address: string) =>
  new URL(/^https?:\/\//.test(address) ? address : `https://${address}`).origin;
