import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { greet } from '../../assistant/coach/greet';
import type { Db } from '../../db/database';
import { chats, sessionModules, sessions } from '../../db/tables';
import type { Person } from '../account/person';
import type { ModelCall } from '../logs/modelCall';
import { recordCalls, recordCosts } from '../logs/recordCalls';
import type { Tools } from '../tools';
import { askByPrompt } from './askByPrompt';
import { continueSession, findSession, latestSessionId, openSession } from './sessions';
import { tagValues } from './tagValues';
import { currentVisit } from './visits';

/** How long a model may take over a greeting; nobody opens the chat to wait for one. */
const greetingLimitMs = 4_000;

/**
 * Continues the open session, or opens one and lets the coach speak first (contract 2.1, U01): a greeting the first
 * time, afterwards a short welcome back. A model's words that are not there in time are the built-in coach's.
 */
export async function continueOrOpen(
  tools: Pick<Tools, 'db' | 'clock' | 'assistant'>,
  person: Person,
): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now();
  const greeting = await askForGreeting(tools, person, now);
  await db.transaction(async (tx) => {
    const open = await findSession(tx, person, now);
    if (open) {
      await tx.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, open.id));
      // Another tab was faster; what the words have cost they have cost.
      if (greeting) await recordCosts(tx, [greeting], { userId: person.id, now });
    } else {
      await openWith(tx, person, greeting, now);
    }
  });
}

/** Asks the model to speak first, where it has to; outside of any transaction, as that takes its time. */
async function askForGreeting(
  tools: Pick<Tools, 'db' | 'clock' | 'assistant'>,
  person: Person,
  now: Date,
): Promise<ModelCall | null> {
  const { db, assistant } = tools;
  if (assistant.model === undefined) return null;
  if (await continueSession(db, person, now)) return null;
  const isFirst = (await latestSessionId(db, person.id)) === null;
  return askByPrompt(tools, {
    key: isFirst ? 'greeting' : 'welcomeBack',
    values: tagValues(db, person, null),
    person,
    sessionId: null,
    limitMs: greetingLimitMs,
  });
}

async function openWith(db: Db, person: Person, greeting: ModelCall | null, now: Date): Promise<void> {
  const lastSession = await lastWords(db, person.id);
  const session = await openSession(db, person, now);
  const visit = await currentVisit(db, session);
  const { name, languageCode: language } = person;
  const [chat] = await db
    .insert(chats)
    .values({
      userId: person.id,
      sessionModuleId: visit.id,
      kind: 'ChatResponse',
      text: greeting?.reply.text ?? greet({ name, language, lastSession, turn: session.id }),
      createdAt: now,
    })
    .returning({ id: chats.id });
  if (!chat) throw new Error('The greeting was not stored');
  if (greeting)
    await recordCalls(db, [greeting], { userId: person.id, sessionId: session.id, chatId: chat.id, now });
}

/** What the person said in their last session; null if they never had one. */
async function lastWords(db: Db, userId: string): Promise<string[] | null> {
  const [last] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.closedAt)))
    .orderBy(desc(sessions.id))
    .limit(1);
  if (!last) return null;
  const said = await db
    .select({ text: chats.text })
    .from(chats)
    .innerJoin(sessionModules, eq(sessionModules.id, chats.sessionModuleId))
    .where(and(eq(sessionModules.sessionId, last.id), eq(chats.kind, 'UserInput')))
    .orderBy(chats.id);
  return said.map(({ text }) => text);
}
