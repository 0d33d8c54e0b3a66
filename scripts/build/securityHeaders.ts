import type { Plugin } from 'vite';
import { formatHeaders, type HeaderRule } from '../../server/site/headersFile.ts';
import type { Config } from '../../src/shared/config/configSchema.ts';
import { contentSecurityPolicy, type InlineTexts, inlineTexts } from './contentSecurityPolicy.ts';

const twoYears = 63_072_000;
const oneYear = 31_536_000;

/** Every header of the static host: the first rule for all files, the others for when they may be kept. */
export function headerRules(config: Config, inline?: InlineTexts): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': `${contentSecurityPolicy(config, inline)}; frame-ancestors 'none'`,
        'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        // Activation codes and unsubscribe keys stand in addresses: no other host may read them.
        'Referrer-Policy': 'no-referrer',
        // The sign-in popup has to be able to answer its opener.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      },
    },
    { pattern: '/', headers: { 'Cache-Control': 'no-cache' } },
    { pattern: '/index.html', headers: { 'Cache-Control': 'no-cache' } },
    { pattern: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
    { pattern: '/assets/*', headers: { 'Cache-Control': `public, max-age=${oneYear}, immutable` } },
  ];
}

/** Writes the headers of the static host to `_headers`, and the policy into the page where no server sets headers. */
export function securityHeaders(config: () => Config): Plugin {
  let inline: InlineTexts;
  return {
    name: 'hearken:security-headers',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        inline = inlineTexts(html);
        return withPolicy(html, contentSecurityPolicy(config(), inline));
      },
    },
    generateBundle() {
      const source = formatHeaders(headerRules(config(), inline));
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  };
}

/** The policy goes right behind the charset, which has to stand in the first kilobyte, and before any script. */
function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset="utf-8" \/>/i;
  if (!charset.test(html))
    throw new Error('index.html has no <meta charset="utf-8" /> to put the policy behind');
  return html.replace(
    charset,
    (found) => `${found}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
