import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { news } from '../../../../server/db/tables';
import { NewsSiteFailure, type Post } from '../../../../server/integrations/newsSite';
import { listAllNews, refreshNews } from '../../../../src/api/admin/news';
import { listNews, listUnreadNews, markNewsItemRead } from '../../../../src/api/news';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin'] });
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(news);
});

const post = (postId: number, changes: Partial<Post> = {}): Post => ({
  postId,
  title: `Post ${postId}`,
  content: `<p>Content ${postId}</p>`,
  author: 'Ada Berg',
  createdAt: new Date(`2030-01-0${postId}T10:00:00Z`),
  modifiedAt: new Date(`2030-01-0${postId}T11:00:00Z`),
  ...changes,
});
const siteHas = (...posts: Post[]) => {
  api.answering.newsSite = { readPosts: async () => posts };
};
const refresh = () => api.send(refreshNews, staff);
const list = async () => (await api.send(listAllNews, staff)).data;

describe('a refresh', () => {
  it('takes the posts over, newest first', async () => {
    siteHas(post(3), post(1), post(2));
    expect((await refresh()).status).toBe(204);
    expect((await list()).map(({ title }) => title)).toEqual(['Post 3', 'Post 2', 'Post 1']);
    expect((await list())[0]).toEqual({
      id: expect.any(Number),
      title: 'Post 3',
      content: '<p>Content 3</p>',
      author: 'Ada Berg',
      createdAt: '2030-01-03T10:00:00.000Z',
      modifiedAt: '2030-01-03T11:00:00.000Z',
    });
  });

  it('adds what is new and changes what has changed, and people keep what they have read', async () => {
    siteHas(post(2), post(1));
    await refresh();
    const [newer, older] = await list();
    const person = await api.newPerson();
    for (const item of [newer, older])
      await api.send(markNewsItemRead, person, { params: { id: item?.id ?? 0 } });

    const modifiedAt = new Date('2030-02-01T00:00:00Z');
    siteHas(
      post(3),
      post(2, { title: 'Changed', content: '<p>New</p>', author: 'Kim', modifiedAt }),
      post(1),
    );
    expect((await refresh()).status).toBe(204);
    const [newest, ...others] = await list();
    expect(newest?.title).toBe('Post 3');
    expect(others).toEqual([
      {
        ...newer,
        title: 'Changed',
        content: '<p>New</p>',
        author: 'Kim',
        modifiedAt: modifiedAt.toISOString(),
      },
      older,
    ]);
    expect((await api.send(listUnreadNews, person)).data.map(({ title }) => title)).toEqual(['Post 3']);
    expect((await api.send(listNews, person)).data[1]).toMatchObject({ title: 'Changed', isRead: true });
  });

  it('keeps what the site no longer has', async () => {
    siteHas(post(1));
    await refresh();
    siteHas();
    expect((await refresh()).status).toBe(204);
    expect(await list()).toHaveLength(1);
  });

  it('that fails leaves everything as it was', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    siteHas(post(1));
    await refresh();
    api.answering.newsSite = {
      readPosts: async () => {
        throw new NewsSiteFailure('the site is closed');
      },
    };
    expect(await refresh()).toMatchObject({
      status: 502,
      error: { message: 'The news could not be fetched from WordPress. Please try again in a moment.' },
    });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('the site is closed'));
    expect(await list()).toHaveLength(1);
    logged.mockRestore();
  });
});

describe('the news', () => {
  it('are an empty list at first', async () => {
    expect(await list()).toEqual([]);
  });

  it('show the pictures of this server', async () => {
    siteHas(post(1, { content: '<p><img src="/media/lake.svg" alt="A lake"></p>' }));
    await refresh();
    expect((await list())[0]?.content).toContain('src="http://api.test/media/lake.svg"');
  });
});
