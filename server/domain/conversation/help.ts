import { eq } from 'drizzle-orm';
import type { ChatEntry } from '../../../src/api/chat';
import type { Assessment } from '../../assistant/safety/assess';
import { helpFor, helpHtml } from '../../assistant/safety/helpFor';
import type { Need } from '../../assistant/safety/need';
import { chats, sessions } from '../../db/tables';
import type { Person } from '../account/person';
import { writeDevLog } from '../logs/devLog';
import { refuse } from '../refusal';
import type { Tools } from '../tools';
import { type Reader, toEntry } from './entries';
import { findSession, openSession } from './sessions';
import { currentVisit } from './visits';

const filtered = 'The message is triggering our content filter.';

interface Said {
  input: string;
  receivedAt: Date;
  assessment: Assessment;
}

/**
 * Answers somebody in need at once, in fixed words and without asking a model. Danger to the writer is refused with 400
 * CONTENT_FILTER and nothing is stored, as the contract has it (U03); the refusal carries the help. Any other need
 * gets an entry that carries it, stored with the message.
 */
export async function answerNeed(
  tools: Tools & Reader,
  person: Person,
  need: Need,
  said: Said,
): Promise<{ userInputChatId: number; data: ChatEntry }> {
  const help = helpFor(need.kind, person.languageCode, tools.country ?? null);
  if (need.tier === 'care') return store(tools, person, need.kind, { ...said, html: helpHtml(help) });
  await writeDevLog(tools.db, { userId: person.id, sessionId: null, now: said.receivedAt }, [
    { category: 'ContentFilter', text: { refused: true, scores: said.assessment } },
  ]);
  refuse(400, filtered, { code: 'CONTENT_FILTER', help });
}

/** Stores both sides where the conversation stands: a need leads to no other module. */
function store(
  { db, clock, origin, country }: Tools & Reader,
  person: Person,
  needKind: Need['kind'],
  { input, receivedAt, assessment: { need: _need, ...scores }, html }: Said & { html: string },
) {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const session = (await findSession(tx, person, now)) ?? (await openSession(tx, person, receivedAt));
    await tx.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, session.id));
    const visit = await currentVisit(tx, session);
    const place = { userId: person.id, sessionModuleId: visit.id };
    const [message] = await tx
      .insert(chats)
      .values({ ...place, ...scores, kind: 'UserInput', text: input, createdAt: receivedAt })
      .returning();
    if (!message) throw new Error('The input was not stored');
    const [answer] = await tx
      .insert(chats)
      .values({ ...place, kind: 'ContentFilter', needKind, text: html, createdAt: now, replyTo: message.id })
      .returning();
    if (!answer) throw new Error('The help was not stored');
    await writeDevLog(tx, { userId: person.id, sessionId: session.id, now }, [
      { category: 'ContentFilter', text: { refused: false, scores: { need: needKind, ...scores } } },
    ]);
    const reader = { origin, country, languageCode: person.languageCode };
    return { userInputChatId: message.id, data: toEntry(answer, reader) };
  });
}
