import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type {
  ConversationFeedbackItem,
  ConversationFeedbackList,
  ConversationFeedbackRow,
  GenericFeedbackItem,
  GenericFeedbackList,
} from '../../../src/api/admin/feedback';
import type { Db } from '../../db/database';
import { conversationFeedback, feedbackLogs, genericFeedback, users } from '../../db/tables';
import { noSuchFeedback, type Place } from './items';
import { categories, isAmong, type ListQuery, states, viewOf } from './view';

const sender = { name: users.name, email: users.email };

/** A page of the feedback on pages (S53). */
export async function readGenericList(db: Db, query: ListQuery): Promise<GenericFeedbackList> {
  const table = genericFeedback;
  const wanted = and(
    isAmong(table.category, query.FeedbackType, categories),
    isAmong(table.state, query.Status, states),
  );
  const { frame, orderBy, limit, offset } = viewOf(query, await db.$count(table, wanted), {
    categories: [...categories],
    fields: {
      // As the words are read, not in the order in which the type lists them.
      FeedbackType: sql`${table.category}::text`,
      Page: table.page,
      State: table.state,
      CreatedAt: table.createdAt,
      UpdatedAt: table.updatedAt,
      Trello: table.trelloId,
    },
    id: table.id,
  });
  const rows = await db
    .select({ item: table, actor: sender })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .where(wanted)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { data: rows.map(toGenericItem), ...frame };
}

/** A page of the reported conversations, without their sessions (S54). */
export async function readConversationList(db: Db, query: ListQuery): Promise<ConversationFeedbackList> {
  const { data: _session, ...columns } = getTableColumns(conversationFeedback);
  const wanted = isAmong(columns.state, query.Status, states);
  const { frame, orderBy, limit, offset } = viewOf(query, await db.$count(conversationFeedback, wanted), {
    categories: [],
    fields: {
      State: columns.state,
      CreatedAt: columns.createdAt,
      UpdatedAt: columns.updatedAt,
      Trello: columns.trelloId,
    },
    id: columns.id,
  });
  const rows = await db
    .select(columns)
    .from(conversationFeedback)
    .where(wanted)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { data: rows.map(toConversationRow), ...frame };
}

export async function readGenericItem(db: Db, id: number): Promise<GenericFeedbackItem> {
  const [row] = await db
    .select({ item: genericFeedback, actor: sender })
    .from(genericFeedback)
    .leftJoin(users, eq(users.id, genericFeedback.userId))
    .where(eq(genericFeedback.id, id));
  if (!row) return noSuchFeedback();
  return {
    ...toGenericItem(row),
    ...(await readLastChange(db, { type: 'generic', id }, row.item.updatedAt)),
  };
}

export async function readConversationItem(db: Db, id: number): Promise<ConversationFeedbackItem> {
  const [row] = await db.select().from(conversationFeedback).where(eq(conversationFeedback.id, id));
  if (!row) return noSuchFeedback();
  const lastChange = await readLastChange(db, { type: 'conversation', id }, row.updatedAt);
  return { ...toConversationRow(row), ...lastChange, data: row.data };
}

/** Who has changed an item at its last change; nobody yet where staff have not. */
async function readLastChange(db: Db, { type, id }: Place, updatedAt: Date) {
  const [log] = await db
    .select({ changedBy: feedbackLogs.createdBy })
    .from(feedbackLogs)
    .where(
      and(
        eq(feedbackLogs.feedbackType, type),
        eq(feedbackLogs.feedbackId, id),
        eq(feedbackLogs.createdAt, updatedAt),
      ),
    )
    .orderBy(desc(feedbackLogs.id))
    .limit(1);
  return { ...log, changedAt: updatedAt.toISOString() };
}

type GenericRow = typeof genericFeedback.$inferSelect;

const toGenericItem = ({
  item: { userId: _userId, opinion: _opinion, createdAt, updatedAt, ...item },
  actor,
}: {
  item: GenericRow;
  actor: { name: string; email: string } | null;
}): GenericFeedbackItem => ({
  ...item,
  actor,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const toConversationRow = ({
  id,
  chatId,
  feedback,
  state,
  trelloId,
  createdAt,
  updatedAt,
}: Omit<typeof conversationFeedback.$inferSelect, 'data'>): ConversationFeedbackRow => ({
  id,
  chatId,
  feedback,
  state,
  trelloId,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
