import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordpressPosts } from '../../../sandbox/db/tables';
import { seedNews } from '../../../sandbox/seed/content/news';
import { seedNewsSite } from '../../../sandbox/seed/content/news/site';
import { createWordPress, standInPath } from '../../../sandbox/standIns/wordpress';
import type { Database } from '../../../server/db/database';
import { news } from '../../../server/db/tables';
import { createNewsSite, NewsSiteFailure } from '../../../server/integrations/newsSite';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';

const now = new Date('2030-06-15T12:00:00.500Z');

/** The requests that a site got, and how another site than the stand-in answers. */
let asked: string[];
let other: (path: string) => { status?: number; headers?: Record<string, string>; body: string } | null;
let database: Database;
let server: Server;
let url: string;

beforeAll(async () => {
  database = await borrowDatabase();
  const standIn = getRequestListener(createWordPress(database.db).fetch);
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.startsWith(standInPath)) {
      void standIn(request, response);
      return;
    }
    const reply = other(path);
    if (reply) response.writeHead(reply.status ?? 200, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, openingLimitMs);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});
beforeEach(async () => {
  asked = [];
  await database.db.delete(wordpressPosts);
});

const wpPost = (changes: object = {}) => ({
  id: 7,
  date: '2030-03-01T11:00:00',
  date_gmt: '2030-03-01T10:00:00',
  modified_gmt: '2030-03-02T10:00:00',
  title: { rendered: 'Hello' },
  content: { rendered: '<p>Hello</p>\n', protected: false },
  _embedded: { author: [{ id: 1, name: 'Ada Berg' }] },
  ...changes,
});
const siteAnswers = (body: unknown, status = 200, headers = {}) => {
  other = () => ({ status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
};
const read = (address = url, timeLimitMs?: number) => createNewsSite(address, timeLimitMs).readPosts();

describe('a WordPress site', () => {
  it('is asked for its posts with their authors, and its moments are UTC', async () => {
    siteAnswers([wpPost()]);
    expect(await read(`${url}/blog/`)).toEqual([
      {
        postId: 7,
        title: 'Hello',
        content: '<p>Hello</p>\n',
        author: 'Ada Berg',
        createdAt: new Date('2030-03-01T10:00:00Z'),
        modifiedAt: new Date('2030-03-02T10:00:00Z'),
      },
    ]);
    expect(asked).toEqual(['/blog/wp-json/wp/v2/posts?_embed=author&per_page=100&page=1']);
  });

  it.each([
    ['Rest &amp; recovery &#8211; it&#8217;s &hellip; fine', 'Rest & recovery – it’s … fine'],
    ['5 &lt; 6 &#x2764;&nbsp;', '5 < 6 ❤'],
    ['An <em>open</em> letter', 'An open letter'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ])('has the title %s read as %s', async (rendered, title) => {
    siteAnswers([wpPost({ title: { rendered } })]);
    expect((await read())[0]?.title).toBe(title);
  });

  it.each([[undefined], [{}], [{ author: [] }], [{ author: [{ code: 'rest_user_invalid_id' }] }]])(
    'that keeps its authors to itself (%j) leaves them empty',
    async (_embedded) => {
      siteAnswers([wpPost({ _embedded })]);
      expect((await read())[0]?.author).toBe('');
    },
  );

  it('is read page by page', async () => {
    other = (path) => {
      const page = Number(new URL(path, url).searchParams.get('page'));
      return { headers: { 'X-WP-TotalPages': '3' }, body: JSON.stringify([wpPost({ id: page })]) };
    };
    expect((await read()).map(({ postId }) => postId)).toEqual([1, 2, 3]);
  });

  it.each([
    ['an error', { code: 'rest_forbidden' }, 403],
    ['HTML', '<h1>Hello</h1>', 200],
    ['no list', {}, 200],
    ['a post without a title', [{ ...wpPost(), title: undefined }], 200],
    ['a post with a wrong date', [wpPost({ date_gmt: 'soon' })], 200],
  ])('that answers %s fails', async (_what, body, status) => {
    siteAnswers(body, status);
    await expect(read()).rejects.toThrow(NewsSiteFailure);
  });

  it('that refuses one of its pages fails as a whole: none of its news would be missed otherwise', async () => {
    const headers = { 'X-WP-TotalPages': '2' };
    other = (path) =>
      path.endsWith('page=2')
        ? { status: 429, headers, body: '{"code":"too_many_requests"}' }
        : { headers, body: JSON.stringify([wpPost()]) };
    await expect(read()).rejects.toThrow('answered 429: {"code":"too_many_requests"}');
  });

  it('that answers with more than its posts could be fails', async () => {
    siteAnswers([wpPost({ content: { rendered: 'long '.repeat(4_000_000) } })]);
    await expect(read()).rejects.toThrow(/answered with more than 16000000 bytes/);
  });

  it('that leads round in circles fails', async () => {
    other = (path) => ({ status: 301, headers: { Location: path }, body: '' });
    await expect(read()).rejects.toThrow(NewsSiteFailure);
  });

  it('that hangs or is not there fails', async () => {
    other = () => null;
    await expect(read(url, 50)).rejects.toThrow(NewsSiteFailure);
    await expect(read('http://127.0.0.1:9')).rejects.toThrow(NewsSiteFailure);
  });
});

describe('the stand-in', () => {
  const get = async (query: string) => {
    const response = await fetch(`${url}${standInPath}/wp-json/wp/v2/posts${query}`);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  it('gives its posts as WordPress does', async () => {
    await seedNewsSite(database.db, now);
    const { headers, body } = await get('?_embed&per_page=3');
    expect(headers.get('X-WP-Total')).toBe('14');
    expect(headers.get('X-WP-TotalPages')).toBe('5');
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({
      title: { rendered: expect.stringContaining('Rest &amp; recovery: &#8220;') },
      date_gmt: expect.stringMatching(/^2030-06-15T\d\d:\d\d:\d\d$/),
      _embedded: { author: [{ name: 'Sofie Brandt' }] },
    });
    expect((await get('?per_page=3&page=5')).body).toHaveLength(2);
    expect((await get('')).body).toHaveLength(10);
    expect((await get('')).body[0]).not.toHaveProperty('_embedded');
  });

  it('refuses pages that there are not', async () => {
    await seedNewsSite(database.db, now);
    for (const query of ['?page=3', '?page=0', '?page=x', '?per_page=101', '?per_page=0'])
      expect([query, (await get(query)).status]).toEqual([query, 400]);
  });

  it('has two posts more than the news, and changed one since', async () => {
    await seedNews(database.db, now);
    await seedNewsSite(database.db, now);
    const posts = await read(`${url}${standInPath}`);
    const known = new Map(
      (await database.db.select().from(news).orderBy(desc(news.createdAt))).map((item) => [
        item.postId,
        item,
      ]),
    );
    const unknownOnes = posts.filter(({ postId }) => !known.has(postId));
    expect(unknownOnes.map(({ title }) => title)).toEqual([
      'Rest & recovery: “I only sat down for a moment”',
      'What’s new – small things that you asked for',
    ]);
    const changed = posts.filter((post) => {
      const item = known.get(post.postId);
      return item && (item.title !== post.title || item.content !== post.content);
    });
    expect(changed.map(({ postId }) => postId)).toEqual([1184]);
    expect(posts).toHaveLength(known.size + 2);
  });
});
