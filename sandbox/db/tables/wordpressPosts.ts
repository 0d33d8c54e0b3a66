import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../server/db/tables/moment';

/** The posts of the WordPress site that stands in for a real one; the product itself never reads them here. */
export const wordpressPosts = pgTable('wordpress_posts', {
  id: integer().primaryKey(),
  /** Plain text; the site encodes it as WordPress does. */
  title: text().notNull(),
  /** HTML. */
  content: text().notNull(),
  author: text().notNull(),
  publishedAt: moment().notNull(),
  modifiedAt: moment().notNull(),
});
