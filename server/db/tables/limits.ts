import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** How much of a limit is used up, for all processes together. Moments are in the database's own time. */
export const limits = pgTable(
  'limits',
  {
    /** A hash of which limit it is and of whom: neither an address nor an id stands here. */
    key: text().primaryKey(),
    /** Tries in a row, where they are counted. */
    count: integer().notNull().default(0),
    /** From when on the row says nothing any more. */
    until: moment().notNull(),
  },
  (table) => [index().on(table.until)],
);
