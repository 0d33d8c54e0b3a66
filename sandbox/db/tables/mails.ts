import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../server/db/tables/moment';

/** Mails that the product would have sent; the outbox door shows them (design: doors). */
export const mails = pgTable(
  'mails',
  {
    id: serial().primaryKey(),
    /** In lower case. */
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index().on(table.to)],
);
