import { expect, test } from './support/test';

test('every page comes with the security headers and is asked for anew', async ({ page }) => {
  const response = await page.goto('/');
  const headers = response?.headers() ?? {};
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': expect.stringMatching(/max-age=63072000/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  for (const directive of [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(headers['content-security-policy']?.split('; ')).toContain(directive);
  }
  // What stands inside the page is allowed by its hash, and nothing else is.
  const directive = (name: string) =>
    headers['content-security-policy']?.split('; ').find((text) => text.startsWith(`${name} `));
  expect(directive('script-src')).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
  expect(directive('style-src')).toMatch(/^style-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
});

test('the page carries the policy itself, for hosts that set no headers', async ({ request }) => {
  const response = await request.get('/chat?somewhere');
  const header = response.headers()['content-security-policy'] ?? '';
  const html = await response.text();
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  expect(header.replace("; frame-ancestors 'none'", '')).toBe(policy);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(html).not.toMatch(/\sstyle=|\son\w+="/);
});

test('assets may be kept for ever, a missing one is a 404, and there are no source maps', async ({
  page,
  request,
}) => {
  const assets: { url: string; cache: string | undefined }[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) {
      assets.push({ url: response.url(), cache: response.headers()['cache-control'] });
    }
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(assets.length).toBeGreaterThan(2);
  expect([...new Set(assets.map(({ cache }) => cache))]).toEqual(['public, max-age=31536000, immutable']);

  for (const path of ['/assets/gone.js', '/assets/gone.css', '/gone.png', '/_headers']) {
    const missing = await request.get(path);
    expect(missing.status(), path).toBe(404);
    expect(await missing.text(), path).not.toContain('<html');
  }
  const [script] = assets.filter(({ url }) => url.endsWith('.js'));
  expect((await request.get(`${script?.url}.map`)).status()).toBe(404);
});
