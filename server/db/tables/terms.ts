import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { lastChange } from './lastChange';
import { moment } from './moment';
import { users } from './users';

/** A version of the terms and conditions; its state follows from the two marks and the time (contract 3.5, D-85). */
export const terms = pgTable('terms', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  validFrom: moment().notNull(),
  /** HTML. */
  content: text().notNull(),
  createdAt: moment().notNull(),
  createdBy: text().notNull(),
  /** False for drafts. */
  activated: boolean().notNull().default(false),
  ...lastChange(),
});

/** Who has signed which version, when and from where. */
export const termsSignatures = pgTable(
  'terms_signatures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    termsId: integer()
      .notNull()
      .references(() => terms.id),
    signedAt: moment().notNull(),
    /** Whatever text the app sent, e.g. `unknown` (D-12). */
    ipAddress: text().notNull(),
  },
  (table) => [unique().on(table.userId, table.termsId), index().on(table.termsId)],
);

/** Who has confirmed the age, when, from where and with which words. */
export const ageVerifications = pgTable('age_verifications', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment().notNull(),
  ipAddress: text().notNull(),
  content: text().notNull(),
});
