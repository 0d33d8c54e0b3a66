import { createHash } from 'node:crypto';
import type { Config } from '../../src/shared/config/configSchema.ts';
import { foreignOrigins } from '../../src/shared/config/foreignOrigins.ts';

/** The scripts and styles that stand inside the page. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Finds the scripts and styles that stand inside a page. */
export function inlineTexts(html: string): InlineTexts {
  const found = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => text);
  return {
    scripts: found(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: found(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

/**
 * The content security policy of the built application, from the hosts that it is configured with. It holds in a
 * header and in a meta element alike; `frame-ancestors` is left out because only a header may carry it.
 *
 * @param inline what stands inside the page itself, which is allowed by its hash
 */
export function contentSecurityPolicy(
  { apiUrl, ipLookupUrl, videoHosts, auth }: Config,
  inline: InlineTexts = { scripts: [], styles: [] },
): string {
  const api = foreignOrigins(apiUrl);
  const identityProvider = origin(auth.domain);
  const videos = videoHosts.map(origin);

  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashOf)],
    'style-src': ["'self'", ...inline.styles.map(hashOf)],
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

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
