import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { AdminNewsItem } from '../../../src/api/admin/news';
import type { NewsItem } from '../../../src/api/news';
import type { Db } from '../../db/database';
import { news, newsReads } from '../../db/tables';
import { firstOr404 } from '../or404';
import { withOwnPictures } from '../ownMedia';

const newestFirst = [desc(news.createdAt), desc(news.id)];

/** The news as staff see them. */
export async function readAllNews(db: Db, origin: string): Promise<AdminNewsItem[]> {
  const { id, title, content, author, createdAt, modifiedAt } = news;
  const rows = await db
    .select({ id, title, content, author, createdAt, modifiedAt })
    .from(news)
    .orderBy(...newestFirst);
  return rows.map((row) => ({ ...toItem(row, origin), modifiedAt: row.modifiedAt.toISOString() }));
}

/** The news as one person sees them. */
export async function readNews(db: Db, userId: string, origin: string, which?: SQL): Promise<NewsItem[]> {
  const { id, title, content, author, createdAt } = news;
  const isRead = isNotNull(newsReads.newsId).mapWith(Boolean);
  const rows = await db
    .select({ id, title, content, author, createdAt, isRead })
    .from(news)
    .leftJoin(newsReads, and(eq(newsReads.newsId, id), eq(newsReads.userId, userId)))
    .where(which)
    .orderBy(...newestFirst);
  return rows.map((row) => toItem(row, origin));
}

/** Those of them that the person has not read. */
export const readUnreadNews = (db: Db, userId: string, origin: string): Promise<NewsItem[]> =>
  readNews(db, userId, origin, isNull(newsReads.newsId));

const toItem = <Row extends { content: string; createdAt: Date }>(row: Row, origin: string) => ({
  ...row,
  content: withOwnPictures(row.content, origin),
  createdAt: row.createdAt.toISOString(),
});

/** Notes that a person has read an item; 404 when there is none with that id. */
export async function markRead(db: Db, userId: string, id: number, readAt: Date): Promise<void> {
  const found = await db.select({ id: news.id }).from(news).where(eq(news.id, id));
  firstOr404(found, 'There is no such news item.');
  await db.insert(newsReads).values({ userId, newsId: id, readAt }).onConflictDoNothing();
}

/** Notes that a person has read every item that there is. */
export async function markAllRead(db: Db, userId: string, readAt: Date): Promise<void> {
  const items = await db.select({ newsId: news.id }).from(news);
  if (items.length === 0) return;
  const reads = items.map(({ newsId }) => ({ userId, newsId, readAt }));
  await db.insert(newsReads).values(reads).onConflictDoNothing();
}
