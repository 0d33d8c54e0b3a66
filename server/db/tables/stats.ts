import { bigint, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { promptLogs, sessions } from './chats';
import { moment } from './moment';
import { users } from './users';

/** What the server did for a person, line by line, for developers (contract 3.11). It goes with its session. */
export const devLogs = pgTable(
  'dev_logs',
  {
    /** Several a message, as of costs: 32 bits would be used up before those of chats. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for what happened while no session was open. */
    sessionId: integer().references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    /** What kind of line, e.g. `GptCall`. */
    category: text().notNull(),
    /** JSON, of a shape that the category tells; empty where the prompt log has it. */
    text: text().notNull(),
    /** What was asked and answered, which is kept once: in the prompt log, with which the line goes. */
    promptLogId: bigint({ mode: 'number' }).references(() => promptLogs.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.sessionId, table.id),
    index().on(table.createdAt),
    index().on(table.promptLogId),
  ],
);

const price = () => numeric({ precision: 18, scale: 9, mode: 'number' }).notNull();

/** What a person's chats have cost (contract 3.11). It tells nothing of what was said, and stays when chats go. */
export const costs = pgTable(
  'costs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    /** What was paid for, e.g. `Prompt tokens`. */
    type: text().notNull(),
    note: text().notNull(),
    itemCount: integer().notNull(),
    /** In US dollars, to the billionth. */
    costPrItem: price(),
    totalCost: price(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);
