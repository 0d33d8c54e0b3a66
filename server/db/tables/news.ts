import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** News, taken over from a WordPress site (contract 3.7). */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The id of the post at the site it comes from. */
    postId: integer().notNull().unique(),
    title: text().notNull(),
    /** HTML. */
    content: text().notNull(),
    author: text().notNull(),
    createdAt: moment().notNull(),
    modifiedAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);

/** Who has read what. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    readAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.newsId] }), index().on(table.newsId)],
);
