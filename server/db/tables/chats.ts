import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { promptVersions } from './prompts';
import { users } from './users';

/** A part of the coaching; the one with id 1 is internal and never leads a conversation. */
export const modules = pgTable('modules', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  /** The topics and feelings (assistant/understand) that lead a conversation here. */
  themes: text().array().notNull(),
});

/** A stretch of conversation, from its opening until it is closed or has gone stale. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: moment().notNull(),
    lastActiveAt: moment().notNull(),
    closedAt: moment(),
    summary: text(),
    /** A summary of all sessions so far, as it stood when this one was closed. */
    clientSummary: text(),
    /** When that was made; a model's comes later than the one by rule. Null where it was made before this was kept. */
    clientSummaryAt: moment(),
    /** Whether a language model may still put better summaries in the place of those by rule. */
    summaryDue: boolean().notNull().default(false),
    /** When it was taken out of the shared data; the person keeps it (contract 3.7). */
    unsharedAt: moment(),
  },
  (table) => [
    index().on(table.userId, table.startedAt),
    uniqueIndex('sessions_one_open').on(table.userId).where(sql`${table.closedAt} is null`),
    // For the job that closes what has gone stale.
    index('sessions_open').on(table.lastActiveAt).where(sql`${table.closedAt} is null`),
    // For the shared data, and for the job that takes old sessions out of it.
    index('sessions_shared').on(table.startedAt).where(sql`${table.unsharedAt} is null`),
  ],
);

/** A module as it was visited within a session; going back to a module later is another visit. */
export const sessionModules = pgTable(
  'session_modules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    startedAt: moment().notNull(),
    closedAt: moment(),
    summary: text(),
    /** As in `sessions`. */
    summaryDue: boolean().notNull().default(false),
  },
  (table) => [index().on(table.sessionId)],
);

/** Why a reply is not whole: the person stopped it, or the process that wrote it was gone. */
export const replyEnding = pgEnum('reply_ending', ['stopped', 'interrupted']);

export const chatKind = pgEnum('chat_kind', ['UserInput', 'ChatResponse', 'VideoRenderer', 'ContentFilter']);

/** What a message asks for when it speaks of a need (assistant/safety/need). */
export const needKind = pgEnum('need_kind', [
  'danger',
  'home-violence',
  'threat',
  'child',
  'eating',
  'someone-else',
  'self-harm',
]);

/** One entry of a conversation (contract 2.1). The ids give the order. */
export const chats = pgTable(
  'chats',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionModuleId: integer()
      .notNull()
      .references(() => sessionModules.id, { onDelete: 'cascade' }),
    kind: chatKind().notNull(),
    /** What was said; for a VideoRenderer its address, for a ContentFilter HTML. */
    text: text().notNull(),
    /** The user input that this entry answers; null for user inputs and for what the coach says unasked. */
    replyTo: integer().references((): AnyPgColumn => chats.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    /** The need that a ContentFilter answers: the help beside its text is made anew of it, for whoever reads. */
    needKind: needKind(),
    /** Null for whole replies and for what is none. */
    ending: replyEnding(),
    /** The scores, 0 to 1, and what follows from them; null for the coach's entries (contract 3.7). */
    selfHarmDetectionScore: real(),
    selfHarmIndicationScore: real(),
    selfHarmDetected: boolean(),
    relevancyScore: real(),
    irrelevancyDetected: boolean(),
    excludeFromChat: boolean(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.sessionModuleId, table.id),
    index().on(table.replyTo),
  ],
);

/** What was asked of the assistant by one of its prompts, and what came back (contract 2.1, D-28). */
export const promptLogs = pgTable(
  'prompt_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The reply or greeting that came of it; null for a summary. */
    chatId: integer().references(() => chats.id, { onDelete: 'cascade' }),
    /** The session that a summary is of; null for what goes with its chat. */
    sessionId: integer().references(() => sessions.id, { onDelete: 'cascade' }),
    promptKey: text().notNull(),
    promptVersionId: integer().references(() => promptVersions.id, { onDelete: 'set null' }),
    requestJson: text().notNull(),
    responseJson: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.chatId),
    index().on(table.sessionId),
    index().on(table.promptVersionId),
    index().on(table.createdAt),
  ],
);
