import { type ExtraConfigColumn, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import type { SessionData } from '../../../src/api/admin/sessionData';
import { moment } from './moment';
import { users } from './users';

export const feedbackState = pgEnum('feedback_state', ['New', 'InProgress', 'Resolved', 'Closed']);
export const feedbackType = pgEnum('feedback_type', ['generic', 'conversation']);
export const feedbackCategory = pgEnum('feedback_category', ['suggestion', 'bug', 'compliment']);

/** For the orders in which staff look at a list; backwards they serve the other direction as well (contract 3.9). */
const sortIndexes = (
  table: Record<'id' | 'state' | 'trelloId' | 'createdAt' | 'updatedAt', ExtraConfigColumn>,
) =>
  [table.state, table.trelloId, table.createdAt, table.updatedAt].map((column) =>
    index().on(column.asc().nullsFirst(), table.id),
  );

/** Feedback on a page of the application (contract 2.2, U08). */
export const genericFeedback = pgTable(
  'generic_feedback',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    category: feedbackCategory().notNull(),
    opinion: integer().notNull(),
    feedback: text().notNull(),
    page: text().notNull(),
    state: feedbackState().notNull().default('New'),
    /** The short number of the linked card on the task board; null for none (D-98). */
    trelloId: integer(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), ...sortIndexes(table)],
);

/** A reported conversation (contract 2.2, U09). */
export const conversationFeedback = pgTable(
  'conversation_feedback',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The reported entry. No foreign key: the report and its snapshot outlive the chat. */
    chatId: integer().notNull(),
    feedback: text().notNull(),
    state: feedbackState().notNull().default('New'),
    /** The short number of the linked card on the task board; null for none (D-98). */
    trelloId: integer(),
    /** The session as it stood when it was reported. */
    data: jsonb().$type<SessionData>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), ...sortIndexes(table)],
);

/** What was done with an item of feedback, and what staff noted on it (contract 3.9). */
export const feedbackLogs = pgTable(
  'feedback_logs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Which of the two tables the item is in. */
    feedbackType: feedbackType().notNull(),
    feedbackId: integer().notNull(),
    createdAt: moment().notNull(),
    /** Name and e-mail as they were then. */
    createdBy: text().notNull(),
    createdByEmail: text().notNull(),
    logEntry: text().notNull(),
  },
  (table) => [index().on(table.feedbackType, table.feedbackId, table.id)],
);
