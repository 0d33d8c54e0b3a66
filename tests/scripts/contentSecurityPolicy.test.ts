import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlineTexts } from '../../scripts/build/contentSecurityPolicy';
import { headerRules } from '../../scripts/build/securityHeaders';
import { headersFor } from '../../server/site/headersFile';
import { type Config, readConfig } from '../../src/shared/config/configSchema';

const variables = {
  VITE_API_URL: 'https://api.example.com/',
  VITE_AUTH0_DOMAIN: 'login.example.com',
  VITE_AUTH0_CLIENT_ID: 'client',
  VITE_AUTH0_AUDIENCE: 'https://audience.example.com',
  VITE_IP_LOOKUP_URL: 'https://ip.example.com/lookup?format=json',
  VITE_VIDEO_HOSTS: 'videos.example.com,https://more.example.com',
};

function configured(changes: Record<string, string> = {}): Config {
  const { config } = readConfig({ ...variables, ...changes });
  if (!config) throw new Error('The test’s own configuration is wrong');
  return config;
}

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ', 1)[0], text.split(' ').slice(1)]));

it('lets the page reach the configured hosts and no others', () => {
  const directives = directivesOf(contentSecurityPolicy(configured()));
  expect(directives['connect-src']).toEqual([
    "'self'",
    'https://api.example.com',
    'https://login.example.com',
    'https://ip.example.com',
  ]);
  expect(directives['frame-src']).toEqual([
    'https://login.example.com',
    'https://videos.example.com',
    'https://more.example.com',
  ]);
  expect(directives['media-src']).toContain('https://videos.example.com');
  expect(directives['default-src']).toEqual(["'none'"]);
});

it('names a host once that does two things', () => {
  const local = 'http://localhost:5174';
  const config = configured({
    VITE_API_URL: local,
    VITE_AUTH0_DOMAIN: local,
    VITE_IP_LOOKUP_URL: `${local}/ip`,
  });
  expect(directivesOf(contentSecurityPolicy(config))['connect-src']).toEqual(["'self'", local]);
});

it.each(['/', '/backend'])('names no host for an API at the path %s of the page’s own', (path) => {
  const directives = directivesOf(contentSecurityPolicy(configured({ VITE_API_URL: path })));
  expect(directives['connect-src']).toEqual([
    "'self'",
    'https://login.example.com',
    'https://ip.example.com',
  ]);
  expect(directives['img-src']).toEqual(["'self'", 'https:', 'data:']);
});

it('allows scripts of the site itself only, and texts as scripts to nobody', () => {
  const directives = directivesOf(contentSecurityPolicy(configured()));
  expect(directives['script-src']).toEqual(["'self'"]);
  expect(directives['style-src']).toEqual(["'self'"]);
  expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
});

it('allows what stands inside the page by its hash alone', () => {
  const html = '<style>a{}</style><script>go()</script><script type="module" src="/a.js"></script>';
  const directives = directivesOf(contentSecurityPolicy(configured(), inlineTexts(html)));
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(directives['script-src']).toEqual(["'self'", hashOf('go()')]);
  expect(directives['style-src']).toEqual(["'self'", hashOf('a{}')]);
});

it('forbids framing in the header, the only place where that counts', () => {
  const page = headersFor(headerRules(configured()), '/index.html');
  expect(page['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy(configured())).not.toContain('frame-ancestors');
});

it('keeps hashed assets for a year and has the page asked for each time', () => {
  const rules = headerRules(configured());
  expect(headersFor(rules, '/assets/index-abc.js')['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(headersFor(rules, '/index.html')['Cache-Control']).toBe('no-cache');
});
