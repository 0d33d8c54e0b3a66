import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '../../../src/api/call';
import type { sendConversationFeedback, sendGenericFeedback } from '../../../src/api/feedback';
import type { Db } from '../../db/database';
import { chats, conversationFeedback, genericFeedback, sessionModules } from '../../db/tables';
import { readSessionData } from '../conversation/readSessionData';
import { isId } from '../ids';
import { refuse } from '../refusal';

interface Giver {
  userId: string;
  now: Date;
}

/** Stores what a person thinks of a page. */
export async function giveGenericFeedback(
  db: Db,
  given: BodyOf<typeof sendGenericFeedback>,
  { userId, now }: Giver,
): Promise<void> {
  await db.insert(genericFeedback).values({ ...given, userId, createdAt: now, updatedAt: now });
}

/** Stores what a person thinks of a reply, with the session that it stands in; 404 for a chat that is not theirs. */
export async function giveConversationFeedback(
  db: Db,
  { chatId, feedback }: BodyOf<typeof sendConversationFeedback>,
  { userId, now }: Giver,
): Promise<void> {
  const sessionId = isId(chatId) ? await findSessionOf(db, userId, chatId) : null;
  const data = sessionId === null ? null : await readSessionData(db, sessionId);
  if (!data) refuse(404, 'There is no such chat.');
  await db
    .insert(conversationFeedback)
    .values({ userId, chatId, feedback, data, createdAt: now, updatedAt: now });
}

async function findSessionOf(db: Db, userId: string, chatId: number): Promise<number | null> {
  const [chat] = await db
    .select({ sessionId: sessionModules.sessionId })
    .from(chats)
    .innerJoin(sessionModules, eq(sessionModules.id, chats.sessionModuleId))
    .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
  return chat?.sessionId ?? null;
}
