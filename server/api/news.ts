import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import {
  listNews,
  listUnreadNews,
  markAllNewsRead,
  markNewsItemRead,
  type NewsItem,
} from '../../src/api/news';
import type { Db } from '../db/database';
import { news, newsReads } from '../db/tables';
import { refuse } from '../domain/refusal';
import { handle } from './handle';
import { withOwnPictures } from './media';

/** The calls on the news (contract 2.5). */
export const newsHandlers = [
  handle(listNews, ({ db, person, origin }) => readNews(db, person.id, origin)),

  handle(listUnreadNews, ({ db, person, origin }) =>
    readNews(db, person.id, origin, isNull(newsReads.newsId)),
  ),

  handle(markNewsItemRead, async ({ db, clock, params, person }) => {
    const [item] = await db.select({ id: news.id }).from(news).where(eq(news.id, params.id));
    if (!item) refuse(404, 'There is no such news item.');
    const read = { userId: person.id, newsId: item.id, readAt: clock.now() };
    await db.insert(newsReads).values(read).onConflictDoNothing();
  }),

  handle(markAllNewsRead, async ({ db, clock, person }) => {
    const readAt = clock.now();
    const items = await db.select({ newsId: news.id }).from(news);
    if (items.length === 0) return;
    const reads = items.map(({ newsId }) => ({ userId: person.id, newsId, readAt }));
    await db.insert(newsReads).values(reads).onConflictDoNothing();
  }),
];

/** The news as one person sees it, newest first. */
async function readNews(db: Db, userId: string, origin: string, which?: SQL): Promise<NewsItem[]> {
  const { id, title, content, author, createdAt } = news;
  const isRead = isNotNull(newsReads.newsId).mapWith(Boolean);
  const rows = await db
    .select({ id, title, content, author, createdAt, isRead })
    .from(news)
    .leftJoin(newsReads, and(eq(newsReads.newsId, id), eq(newsReads.userId, userId)))
    .where(which)
    .orderBy(desc(createdAt), desc(id));
  return rows.map((row) => ({
    ...row,
    content: withOwnPictures(row.content, origin),
    createdAt: row.createdAt.toISOString(),
  }));
}
