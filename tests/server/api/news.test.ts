import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedContent } from '../../../sandbox/seed/content';
import { news } from '../../../server/db/tables';
import { withOwnPictures } from '../../../server/domain/ownMedia';
import { listNews, listUnreadNews, markAllNewsRead, markNewsItemRead } from '../../../src/api/news';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());

const newcomer = () => api.newPerson({ record: 'todo' });
const all = async (person: string) => (await api.send(listNews, person)).data;
const unread = async (person: string) => (await api.send(listUnreadNews, person)).data;

describe('the news', () => {
  it('may be none', async () => {
    const person = await newcomer();
    expect(await all(person)).toEqual([]);
    expect(await unread(person)).toEqual([]);
    expect((await api.send(markAllNewsRead, person)).status).toBe(204);
  });

  it('are listed newest first, with what this person has read', async () => {
    await seedContent(api.db, api.clock.now());
    const person = await newcomer();
    const items = await all(person);
    expect(items).toHaveLength(12);
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(items.every(({ isRead }) => !isRead)).toBe(true);
    expect(await unread(person)).toEqual(items);

    const [first, second] = items;
    const read = () => api.send(markNewsItemRead, person, { params: { id: second?.id ?? 0 } });
    expect((await read()).status).toBe(204);
    expect((await read()).status).toBe(204);
    expect((await all(person)).filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual([second?.id]);
    const left = await unread(person);
    expect([left.length, left[0]?.id, left[1]?.id]).toEqual([11, first?.id, items[2]?.id]);
    // What one person reads is unread to another.
    expect(await unread(await newcomer())).toHaveLength(12);
  });

  it('are all read at once, and only what comes later is unread', async () => {
    const person = await newcomer();
    await api.send(markNewsItemRead, person, { params: { id: (await all(person))[3]?.id ?? 0 } });
    expect((await api.send(markAllNewsRead, person)).status).toBe(204);
    expect(await unread(person)).toEqual([]);
    expect((await all(person)).every(({ isRead }) => isRead)).toBe(true);

    const createdAt = api.clock.now();
    const item = { postId: 5000, title: 'Fresh', content: '<p>Fresh</p>', author: 'Jonas Reiter' };
    await api.db.insert(news).values({ ...item, createdAt, modifiedAt: createdAt });
    expect((await unread(person)).map(({ title }) => title)).toEqual(['Fresh']);
    expect((await all(person))[0]?.title).toBe('Fresh');
  });

  it('refuse to mark what there is not', async () => {
    expect(await api.send(markNewsItemRead, await newcomer(), { params: { id: 99_999 } })).toMatchObject({
      status: 404,
      error: { message: 'There is no such news item.' },
    });
  });

  it('show pictures of our own by their whole address, and these are there', async () => {
    const pictures = (await all(await newcomer())).flatMap(({ content }) =>
      [...content.matchAll(/<img src="([^"]*)"/g)].map(([, address = '']) => address),
    );
    expect(pictures).toHaveLength(3);
    for (const address of pictures) {
      expect(address).toMatch(/^http:\/\/api\.test\/media\/\w+\.svg$/);
      const response = await api.request('GET', new URL(address).pathname);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        200,
        expect.stringContaining('image/svg+xml'),
      ]);
    }
  });
});

describe('pictures in HTML', () => {
  it.each([
    ['<img src="/media/a.svg" alt="A">', '<img src="http://x.test/media/a.svg" alt="A">'],
    ['<img alt="A" src="/media/a.svg">', '<img alt="A" src="http://x.test/media/a.svg">'],
    ['<img src="https://elsewhere.test/a.png">', '<img src="https://elsewhere.test/a.png">'],
    ['<a href="/media/a.svg">src="/media/a.svg"</a>', '<a href="/media/a.svg">src="/media/a.svg"</a>'],
  ])('%s becomes %s', (html, expected) => {
    expect(withOwnPictures(html, 'http://x.test')).toBe(expected);
  });
});
