import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** What a mail says; gone as soon as it has gone out, or can't. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
  unsubscribeKey?: string;
}

/** Mails that wait to go out, and for a while those that could not be delivered. What has gone out leaves no row. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The first part of its Message-ID: the same in every try, so that a receiver can drop a double. */
    messageId: text().notNull(),
    /** In lower case. */
    to: text().notNull(),
    /** Whom it is to, in words that stay when the person is gone, e.g. `Prospect 12`. */
    about: text(),
    /** Null once it can't be delivered. */
    words: jsonb().$type<MailWords>(),
    /** How often it was begun to be sent. */
    tries: integer().notNull().default(0),
    /** When it is to be tried next, in the database's own time. Whoever sends it moves this on: that is the lease. */
    dueAt: moment().notNull().defaultNow(),
    /** When it was given up, in the database's own time. */
    failedAt: moment(),
    /** Why the last try failed, without an address. */
    failure: text(),
    /** Whether staff have been told that it was given up. */
    isTold: boolean().notNull().default(false),
  },
  (table) => [index().on(table.dueAt), index().on(table.to)],
);
