import { index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import type { SessionData } from '../sessionData';
import { moment, users } from './users';

export const feedbackState = pgEnum('feedback_state', ['New', 'InProgress', 'Resolved', 'Closed']);
export const feedbackCategory = pgEnum('feedback_category', ['suggestion', 'bug', 'compliment']);

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
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
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
    /** The session as it stood when it was reported. */
    data: jsonb().$type<SessionData>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);
