import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lastChange } from './lastChange';
import { moment } from './moment';

/** Where people come from: `/signup?source=…`, and how many of them are invited at once (D-60). */
export const signupSources = pgTable(
  'signup_sources',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Letters and digits; unique without regard to case. */
    source: text().notNull(),
    description: text().notNull(),
    maxAutoSignups: integer().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    ...lastChange(),
  },
  (table) => [uniqueIndex('signup_sources_source').on(sql`lower(${table.source})`)],
);

/** Somebody who signed up. Removing the account that came of it removes the row (D-60). */
export const prospects = pgTable(
  'prospects',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** As it stood in the address, kept when the source is deleted. */
    source: text().notNull(),
    ipAddress: text().notNull(),
    createdAt: moment().notNull(),
    firstMailAt: moment(),
    secondMailAt: moment(),
    thirdMailAt: moment(),
    /** What the mails' unsubscribe link carries. */
    unsubscribeKey: text().notNull().unique(),
    unsubscribedAt: moment(),
    /** When the account was made, and which one. */
    activatedAt: moment(),
    userId: text(),
  },
  (table) => [
    index('prospects_source').on(sql`lower(${table.source})`),
    index().on(table.userId),
    index().on(table.createdAt, table.id),
    // For the jobs that remind those who have not come yet, and forget them.
    index('prospects_waiting').on(table.firstMailAt).where(sql`${table.activatedAt} is null`),
  ],
);

/** A code that makes an account, once and within 7 days (D-60). */
export const activationCodes = pgTable(
  'activation_codes',
  {
    code: text().primaryKey(),
    prospectId: integer()
      .notNull()
      .references(() => prospects.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.prospectId)],
);
