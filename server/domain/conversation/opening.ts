import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { greet } from '../../assistant/coach/greet';
import type { Db } from '../../db/database';
import { chats, sessionModules, sessions } from '../../db/tables';
import type { Person } from '../account/person';
import { findSession, openSession } from './sessions';
import { currentVisit } from './visits';

/**
 * Continues the open session, or opens one and lets the coach speak first (contract 2.1, U01): a greeting the first
 * time, afterwards a short welcome back.
 */
export async function continueOrOpen(db: Db, person: Person, now: Date): Promise<void> {
  const open = await findSession(db, person, now);
  if (open) {
    await db.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, open.id));
    return;
  }
  const earlier = await lastWords(db, person.id);
  const session = await openSession(db, person, now);
  const visit = await currentVisit(db, session);
  await db.insert(chats).values({
    userId: person.id,
    sessionModuleId: visit.id,
    kind: 'ChatResponse',
    text: greet({ name: person.name, language: person.languageCode, lastSession: earlier, turn: session.id }),
    createdAt: now,
  });
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
