import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '../../scripts/site';
import { inLink, otherAddresses, ownAddresses } from '../server/support/addresses';

const script = 'console.info("hello")';
let directory: string;
let site: Site;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(directory, 'assets'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(directory, name), content);
  write('index.html', '<p>the page</p>');
  write('assets/app-1.js', script);
  write('assets/app-1.js.br', brotliCompressSync(script));
  write('_headers', '/*\n  X-Everywhere: yes\n\n/assets/*\n  Cache-Control: immutable\n');
  site = await startSite({ directory, port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true });
});

const get = (address: string, options?: RequestInit) => fetch(site.address + address, options);

describe('the site server', () => {
  it('answers this machine, whatever localhost means, and no other', async () => {
    const { port } = new URL(site.address);
    for (const host of ownAddresses().map(inLink))
      expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
    for (const host of otherAddresses().map(inLink))
      await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed');
  });

  it.each([
    '/',
    '/chat',
    '/admin/prompts?page=2',
    '/unsubscribe?key=a.b.c',
    '/version-1.2',
    '/foo/bar.html',
    '//x.com',
  ])('answers %s with the page', async (address) => {
    const response = await get(address, { headers: { 'Sec-Fetch-Dest': 'document' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<p>the page</p>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-everywhere')).toBe('yes');
  });

  it.each(['/assets/gone-1.js', '/assets/gone', '/_headers', '/assets/app-1.js.br'])(
    'has no %s, not even for who opens it',
    async (address) => {
      const response = await get(address, { headers: { Accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('the page');
      expect(response.headers.get('x-everywhere')).toBe('yes');
    },
  );

  it('never gives the page to what asks for a script', async () => {
    expect((await get('/chunk', { headers: { 'Sec-Fetch-Dest': 'script' } })).status).toBe(404);
    expect((await get('/gone.svg')).status).toBe(404);
  });

  it('gives the page to a browser that does not say what it asks for', async () => {
    expect((await get('/chat')).status).toBe(200);
    expect((await get('/version-1.2', { headers: { Accept: 'text/html' } })).status).toBe(200);
  });

  it('serves assets with the headers of their rule, compressed for who can read that', async () => {
    const compressed = await get('/assets/app-1.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    expect(compressed.headers.get('cache-control')).toBe('immutable');
    expect(await compressed.text()).toBe(script);

    const plain = await get('/assets/app-1.js', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it('answers 304 to who has the file already', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('answers HEAD without a body and refuses to write', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });

  it('goes on with the files that were there at its start', async () => {
    writeFileSync(path.join(directory, 'index.html'), '<p>another page</p>');
    expect(await (await get('/')).text()).toBe('<p>the page</p>');
  });

  it('outlives addresses that are none', async () => {
    await get('//').catch(() => undefined);
    await get('/%E0%A4%A');
    expect((await get('/')).status).toBe(200);
  });
});
