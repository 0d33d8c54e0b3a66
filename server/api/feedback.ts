import { and, desc, eq } from 'drizzle-orm';
import { getScore, sendConversationFeedback, sendGenericFeedback, sendScore } from '../../src/api/feedback';
import { chats, conversationFeedback, genericFeedback, scores, sessionModules } from '../db/tables';
import { readSessionData } from '../domain/conversation/readSessionData';
import { isId } from '../domain/ids';
import { refuse } from '../domain/refusal';
import { handle } from './handle';

/** The calls of the feedback dialogs and of the wizard's feedback step (contract 2.2). */
export const feedbackHandlers = [
  handle(sendGenericFeedback, async ({ db, clock, body, person }) => {
    const now = clock.now();
    await db.insert(genericFeedback).values({ ...body, userId: person.id, createdAt: now, updatedAt: now });
  }),

  handle(sendConversationFeedback, async ({ db, clock, body: { chatId, feedback }, person }) => {
    const [chat] = !isId(chatId)
      ? []
      : await db
          .select({ sessionId: sessionModules.sessionId })
          .from(chats)
          .innerJoin(sessionModules, eq(sessionModules.id, chats.sessionModuleId))
          .where(and(eq(chats.id, chatId), eq(chats.userId, person.id)));
    const data = chat && (await readSessionData(db, chat.sessionId));
    if (!data) refuse(404, 'There is no such chat.');
    const now = clock.now();
    const report = { userId: person.id, chatId, feedback, data, createdAt: now, updatedAt: now };
    await db.insert(conversationFeedback).values(report);
  }),

  handle(getScore, async ({ db, person }) => {
    const [latest] = await db
      .select({ score: scores.score })
      .from(scores)
      .where(eq(scores.userId, person.id))
      .orderBy(desc(scores.id))
      .limit(1);
    if (!latest) refuse(404, 'There is no score yet.');
    return { score: latest.score };
  }),

  handle(sendScore, async ({ db, clock, body: { score }, person }) => {
    await db.insert(scores).values({ userId: person.id, score, createdAt: clock.now() });
  }),
];
