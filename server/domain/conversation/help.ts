import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { ChatEntry } from '../../../src/api/chat';
import type { Assessment } from '../../assistant/safety/assess';
import { helpFor, helpHtml } from '../../assistant/safety/helpFor';
import type { Need } from '../../assistant/safety/need';
import type { Db } from '../../db/database';
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
    const beside = { ...place, sessionId: session.id, messageId: message.id, now };
    const answer = await storeHelp(tx, needKind, beside, { html, scores });
    const reader = { origin, country, languageCode: person.languageCode };
    return { userInputChatId: message.id, data: toEntry(answer, reader) };
  });
}

interface Beside {
  userId: string;
  sessionId: number;
  /** The visit to a module that the message stands in. */
  sessionModuleId: number;
  /** The message that it answers. */
  messageId: number;
  now: Date;
}

/** Puts help into the conversation, as an entry at its end, and notes why. Within a transaction. */
async function storeHelp(
  tx: Db,
  needKind: Need['kind'],
  { sessionId, messageId: replyTo, now, ...place }: Beside,
  { html, scores }: { html: string; scores: Omit<Assessment, 'need'> },
) {
  const [entry] = await tx
    .insert(chats)
    .values({ ...place, kind: 'ContentFilter', needKind, text: html, createdAt: now, replyTo })
    .returning();
  if (!entry) throw new Error('The help was not stored');
  await writeDevLog(tx, { userId: place.userId, sessionId, now }, [
    { category: 'ContentFilter', text: { refused: false, scores: { need: needKind, ...scores } } },
  ]);
  return entry;
}

/** Puts help for who is in danger behind a reply: the danger was seen when words of it were out already (D-120). */
export async function storeLateHelp(
  tx: Db,
  { languageCode }: Pick<Person, 'languageCode'>,
  { need: _need, ...scores }: Assessment,
  beside: Beside,
): Promise<void> {
  const html = helpHtml(helpFor('danger', languageCode, null));
  await storeHelp(tx, 'danger', beside, { html, scores });
}

/** The help that was put behind replies since the message before this one: whoever has sent it doesn't know of it. */
export async function helpSince(
  db: Db,
  userId: string,
  messageId: number,
  reader: Reader,
): Promise<{ besides?: ChatEntry[] }> {
  const theirs = eq(chats.userId, userId);
  const before = db
    .select({ id: max(chats.id) })
    .from(chats)
    .where(and(theirs, eq(chats.kind, 'UserInput'), lt(chats.id, messageId)));
  const late = and(eq(chats.kind, 'ContentFilter'), eq(chats.needKind, 'danger'));
  const rows = await db
    .select()
    .from(chats)
    .where(and(theirs, late, gt(chats.id, sql`coalesce(${before}, 0)`)))
    .orderBy(asc(chats.id));
  return rows.length > 0 ? { besides: rows.map((row) => toEntry(row, reader)) } : {};
}
