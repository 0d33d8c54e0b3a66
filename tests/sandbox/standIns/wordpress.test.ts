import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../sandbox/settings';
import { listAllNews, refreshNews } from '../../../src/api/admin/news';
import { openingLimitMs } from '../../server/support/openingLimit';
import { tokensOf } from '../support/browser';
import { openSandbox, type TestSandbox } from '../support/openSandbox';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openSandbox();
  const person = await sandbox.person({ permissions: ['read:admin'] });
  token = (await tokensOf(sandbox, person)).access_token;
}, openingLimitMs);
afterAll(() => sandbox.close());

const send = ({ method, path }: typeof listAllNews | typeof refreshNews) =>
  fetch(sandbox.url + path, { method, headers: { Authorization: `Bearer ${token}` } });
const siteAnswers = (status: number, body: unknown) =>
  sandbox.door('POST', 'faults', { method: 'GET', path: '/wordpress/wp-json/wp/v2/posts', status, body });

describe('without WORDPRESS_URL the news', () => {
  it("come from the sandbox's own site", async () => {
    expect(readSettings({}).newsSite).toBe('');
    await siteAnswers(200, [
      {
        id: 7,
        date_gmt: '2030-03-01T10:00:00',
        modified_gmt: '2030-03-01T10:00:00',
        title: { rendered: 'Rest &amp; recovery' },
        content: { rendered: '<p>Rest.</p>' },
      },
    ]);
    expect((await send(refreshNews)).status).toBe(204);
    expect(await (await send(listAllNews)).json()).toMatchObject([{ title: 'Rest & recovery' }]);
    // The site of a sandbox without the demonstration has no posts of its own.
    expect((await send(refreshNews)).status).toBe(204);
  });

  it('are not refreshed while that site fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await siteAnswers(503, 'closed');
    expect((await send(refreshNews)).status).toBe(502);
    logged.mockRestore();
  });
});

describe('with WORDPRESS_URL the news', () => {
  it('come from there', () => {
    expect(readSettings({ WORDPRESS_URL: ' https://blog.example.com ' }).newsSite).toBe(
      'https://blog.example.com',
    );
  });
});
