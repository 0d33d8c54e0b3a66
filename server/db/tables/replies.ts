import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/**
 * A message that has been accepted and whose reply is still being written. It becomes two chats at the end, or goes
 * without a trace; until then its row is all that processes know of each other's work.
 */
export const runningReplies = pgTable(
  'running_replies',
  {
    /** The id that the input will have among the chats. */
    id: integer().primaryKey(),
    /** The id that the reply will have there. */
    replyId: integer().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    input: text().notNull(),
    receivedAt: moment().notNull(),
    /** How the message was scored, for the chat that it becomes. */
    assessment: jsonb().notNull(),
    /** Set by whoever wants it to end with what has come; the process that writes the reply looks here. */
    isStopped: boolean().notNull().default(false),
    /** When the process that writes the reply was last heard of, by the database's own clock. */
    aliveAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** The pieces of a running reply, as they were written down; the ids give the order. */
export const replyPieces = pgTable(
  'reply_pieces',
  {
    /** Some twenty a reply: the 32 bits of other ids would be used up first here. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inputId: integer()
      .notNull()
      .references(() => runningReplies.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (table) => [index().on(table.inputId, table.id)],
);
