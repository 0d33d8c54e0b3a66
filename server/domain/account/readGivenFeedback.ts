import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { conversationFeedback, feedbackLogs, genericFeedback } from '../../db/tables';

type Row = Record<string, unknown>;

/** The feedback that a person has given, with what was noted on it and without who of staff did. */
export async function readGivenFeedback(
  db: Db,
  userId: string,
): Promise<Record<'feedbackOnPages' | 'feedbackOnConversations', Row[]>> {
  const onPages = await db.select().from(genericFeedback).where(eq(genericFeedback.userId, userId));
  const onConversations = await db
    .select()
    .from(conversationFeedback)
    .where(eq(conversationFeedback.userId, userId));
  return {
    feedbackOnPages: await withNotes(db, 'generic', onPages),
    feedbackOnConversations: await withNotes(db, 'conversation', onConversations),
  };
}

async function withNotes(
  db: Db,
  feedbackType: 'generic' | 'conversation',
  given: readonly { id: number }[],
): Promise<Row[]> {
  const ids = given.map(({ id }) => id);
  const logs = await db
    .select()
    .from(feedbackLogs)
    .where(and(eq(feedbackLogs.feedbackType, feedbackType), inArray(feedbackLogs.feedbackId, ids)))
    .orderBy(asc(feedbackLogs.id));
  return given.map((each) => ({
    ...each,
    notes: logs
      .filter(({ feedbackId }) => feedbackId === each.id)
      .map(({ createdAt, logEntry }) => ({ createdAt, logEntry })),
  }));
}
