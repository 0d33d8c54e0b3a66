import { and, asc, eq } from 'drizzle-orm';
import type { ChatEntry } from '../../../src/api/chat';
import { themesOf } from '../../assistant/coach/understand';
import { chats, sessionModules, sessions } from '../../db/tables';
import type { Person } from '../account/person';
import type { ModelCall } from '../logs/modelCall';
import { recordCalls, recordCosts } from '../logs/recordCalls';
import type { Tools } from '../tools';
import { type Reader, toEntry } from './entries';
import { helpSince, storeLateHelp } from './help';
import { endReply, type RunningReply } from './runningReply';
import type { SafetyVerdict } from './safetyCheck';
import { findSession, openSession } from './sessions';
import { enterModule } from './visits';

/** What a message and its reply are answered with (contract 2.1). */
export interface Answered {
  userInputChatId: number;
  data: ChatEntry;
  /** Other entries since the message before. */
  besides?: ChatEntry[];
}

interface Exchange {
  running: RunningReply;
  reply: string;
  /** Why the reply is not whole; null for one that is. */
  ending: 'stopped' | 'interrupted' | null;
  /** What has been asked of a language model for it. */
  calls: readonly ModelCall[];
}

/**
 * Stores both sides at once, in the open session or, if there is none any more, in a new one.
 *
 * @returns null when the reply had been ended before: somebody else has stored it, or the history was deleted
 */
export function storeExchange(
  { db, clock, origin, country }: Pick<Tools, 'db' | 'clock'> & Reader,
  person: Person,
  { running, reply: text, ending, calls }: Exchange,
): Promise<Answered | null> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { id, replyId, input, receivedAt, assessment } = running;
    const open = await findSession(tx, person, now);
    if (!(await endReply(tx, id))) return null;
    const session = open ?? (await openSession(tx, person, receivedAt));
    const themes = themesOf(input, person.languageCode);
    const sessionModuleId = await enterModule(tx, session, themes, person, receivedAt);
    await tx.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, session.id));

    const place = { userId: person.id, sessionModuleId };
    const both = await tx
      .insert(chats)
      .values([
        { ...place, ...assessment, id, kind: 'UserInput', text: input, createdAt: receivedAt },
        { ...place, id: replyId, kind: 'ChatResponse', text, ending, createdAt: now, replyTo: id },
      ])
      .returning();
    const reply = both.find((row) => row.id === replyId);
    if (!reply) throw new Error('The reply was not stored');
    await recordCalls(tx, calls, { userId: person.id, sessionId: session.id, chatId: replyId, now });
    if (assessment.selfHarmDetected) {
      const beside = { ...place, sessionId: session.id, messageId: id, now };
      await storeLateHelp(tx, person, assessment, beside);
    }
    const reader = { origin, country, languageCode: person.languageCode };
    return {
      userInputChatId: id,
      data: toEntry(reply, reader),
      ...(await helpSince(tx, person.id, id, reader)),
    };
  });
}

/** The stored reply to what a person said; null when there is none. */
export async function readAnswered(
  { db, origin, country }: Pick<Tools, 'db'> & Reader,
  { id: userId, languageCode }: Pick<Person, 'id' | 'languageCode'>,
  inputId: number,
): Promise<Answered | null> {
  const [reply] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.replyTo, inputId), eq(chats.userId, userId)))
    .orderBy(asc(chats.id));
  if (!reply) return null;
  const reader = { origin, country, languageCode };
  const { besides = [] } = await helpSince(db, userId, inputId, reader);
  const others = besides.filter(({ id }) => id !== reply.id);
  return {
    userInputChatId: inputId,
    data: toEntry(reply, reader),
    ...(others.length > 0 && { besides: others }),
  };
}

/**
 * Lets an opinion of a message count that came when the reply was stored already: its scores, what it has cost, and help
 * behind the reply where it sees danger.
 */
export function storeLateVerdict(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  person: Person,
  messageId: number,
  { assessment: { need, ...scores }, calls }: SafetyVerdict,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [message] = await tx
      .update(chats)
      .set(scores)
      .where(and(eq(chats.id, messageId), eq(chats.userId, person.id)))
      .returning({ sessionModuleId: chats.sessionModuleId });
    // The person may have deleted it.
    if (!message) return recordCosts(tx, calls, { userId: person.id, now });
    const [place] = await tx
      .select({ sessionId: sessionModules.sessionId, replyId: chats.id })
      .from(chats)
      .innerJoin(sessionModules, eq(sessionModules.id, chats.sessionModuleId))
      .where(and(eq(chats.replyTo, messageId), eq(chats.kind, 'ChatResponse')));
    if (!place) return;
    const { sessionId, replyId } = place;
    await recordCalls(tx, calls, { userId: person.id, sessionId, chatId: replyId, now });
    if (scores.selfHarmDetected) {
      const beside = { userId: person.id, ...message, sessionId, messageId, now };
      await storeLateHelp(tx, person, { need, ...scores }, beside);
    }
  });
}
