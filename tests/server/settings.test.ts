import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/root';
import { isIn } from '../../server/http/networks';
import { databaseOf, readServerSettings, serverVariables } from '../../server/settings';

describe('the settings of a hosted server', () => {
  it('are for this machine alone when nothing is set', () => {
    const settings = readServerSettings({});
    expect(settings).toMatchObject({
      publicUrl: 'http://localhost:8080',
      appUrl: 'http://localhost:8080',
      host: '127.0.0.1',
      port: 8080,
      servesApp: true,
      mail: null,
      newsSite: '',
      taskBoard: null,
    });
    expect(databaseOf(settings)).toEqual({ dir: '.data/database' });
  });

  it('have the application where the server is, unless APP_URL says where', () => {
    const env = { PUBLIC_URL: 'https://api.example.com/' };
    expect(readServerSettings(env)).toMatchObject({
      publicUrl: 'https://api.example.com',
      appUrl: 'https://api.example.com',
    });
    expect(readServerSettings({ ...env, APP_URL: ' https://example.com ' })).toMatchObject({
      publicUrl: 'https://api.example.com',
      appUrl: 'https://example.com',
    });
  });

  it('name a Postgres, mail and a directory', () => {
    const settings = readServerSettings({
      DATABASE_URL: 'postgres://hearken:secret@db/hearken',
      DATA_DIR: '/var/lib/hearken',
      SMTP_URL: 'smtp://localhost:1025',
      MAIL_FROM: 'Hearken <hello@example.com>',
    });
    expect(databaseOf(settings)).toEqual({ url: 'postgres://hearken:secret@db/hearken', poolSize: 10 });
    expect(settings.mail).toEqual({ url: 'smtp://localhost:1025', from: 'Hearken <hello@example.com>' });
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:secret@db/hearken'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', 'many'],
    ['PUBLIC_URL', 'hearken.example.com'],
    ['PUBLIC_URL', 'https://example.com/hearken'],
    ['PUBLIC_URL', 'http://hearken.example.com'],
    ['APP_URL', 'ftp://example.com'],
    ['SERVER_PORT', '80 80'],
    ['SERVER_PORT', '70000'],
    ['ASSISTANT_URL', 'https://me:secret@models.example.com/v1'],
    ['WORDPRESS_URL', 'https://me:secret@blog.example.com'],
    ['SERVE_APP', 'yes'],
    ['WORDPRESS_URL', 'blog.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'loopback, proxy.example.com'],
  ])('are refused in a sentence that begins with %s for %s', (name, value) => {
    const read = () => readServerSettings({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
    expect(read).not.toThrow('secret');
  });

  it('ask for MAIL_FROM when mails are to go out', () => {
    expect(() => readServerSettings({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM is missing/);
  });

  it('trust the networks that are named, and nobody else', () => {
    const { trustedProxies } = readServerSettings({ TRUSTED_PROXIES: 'loopback, 10.1.0.0/16,2001:db8::1' });
    const trusted = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.200.3', '2001:db8::1'];
    expect(trusted.filter((address) => !isIn(trustedProxies, address))).toEqual([]);
    expect(['10.2.0.1', '2001:db8::2', ''].filter((address) => isIn(trustedProxies, address))).toEqual([]);
    expect(isIn(readServerSettings({}).trustedProxies, '127.0.0.1')).toBe(false);
  });
});

describe('the table of variables in docs/hosting.md', () => {
  it('has each of them, and no other', () => {
    const page = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8');
    const [table = ''] = page.split('## Its variables')[1]?.split('\n## ') ?? [];
    const named = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    expect(named.sort()).toEqual([...serverVariables].sort());
  });
});
