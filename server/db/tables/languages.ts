import { pgTable, text } from 'drizzle-orm/pg-core';

/** The languages a person can prefer. */
export const languages = pgTable('languages', {
  /** BCP 47 language code, e.g. `en`. */
  code: text().primaryKey(),
  /** The language's own name, e.g. `Dansk`. */
  name: text().notNull(),
});
