import { millisecondsInHour } from 'date-fns/constants';
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { summarise, summariseClient } from '../../assistant/summary';
import type { Db } from '../../db/database';
import { chats, runningReplies, sessionModules, sessions } from '../../db/tables';
import { lockPerson, refuseSignedOut } from '../account/person';
import { writeDevLog } from '../logs/devLog';
import { rangeOfSetting, readNumber } from '../settings/readSetting';
import { listModules } from './modules';
import type { Session, Speaker } from './types';
import { closeVisit, currentVisit } from './visits';

/**
 * The open session, or null; one that has gone stale is closed on the way. Sessions of one person are opened, changed
 * and closed one after the other: until the transaction ends, nobody else can.
 */
export async function findSession(transaction: Db, person: Speaker, now: Date): Promise<Session | null> {
  const known = await lockPerson(transaction, person.id);
  // Removed meanwhile: nothing may be stored any more.
  if (!known || known.deletedAt) refuseSignedOut();
  const session = await readOpenSession(transaction, person);
  if (!session) return null;
  if (await isFresh(transaction, session, now)) return session;
  await endSession(transaction, session, person, { now });
  return null;
}

/** Whether a session is not to be closed yet. Within the shortest time that can be set nothing has to be looked up. */
async function isFresh(db: Db, { lastActiveAt }: Session, now: Date): Promise<boolean> {
  const idleMs = now.getTime() - lastActiveAt.getTime();
  if (idleMs <= (rangeOfSetting('sessionIdleHours').min ?? 0) * millisecondsInHour) return true;
  return idleMs <= (await readNumber(db, now, 'sessionIdleHours')) * millisecondsInHour;
}

/** The same on its own, for whoever stores nothing yet: what is open and fresh is read without keeping anybody waiting. */
export async function continueSession(db: Db, person: Speaker, now: Date): Promise<Session | null> {
  const session = await readOpenSession(db, person);
  if (!session || (await isFresh(db, session, now))) return session;
  return db.transaction((tx) => findSession(tx, person, now));
}

async function readOpenSession(db: Db, { id }: Speaker): Promise<Session | null> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), isNull(sessions.closedAt)));
  return session ?? null;
}

/** Opens a session in the first enabled module. Only after `findSession` has found none. */
export async function openSession(db: Db, person: Speaker, now: Date): Promise<Session> {
  const [session] = await db
    .insert(sessions)
    .values({ userId: person.id, startedAt: now, lastActiveAt: now })
    .returning();
  if (!session) throw new Error('The session was not stored');
  const [module] = await listModules(db);
  if (!module) throw new Error('There is no module to start a session in');
  await db.insert(sessionModules).values({ sessionId: session.id, moduleId: module.id, startedAt: now });
  const place = { userId: person.id, sessionId: session.id, now };
  await writeDevLog(db, place, [
    { category: 'Session', text: { event: 'opened', sessionId: session.id } },
    { category: 'Module', text: { event: 'entered', moduleId: module.id, module: module.name } },
  ]);
  return session;
}

/**
 * Closes a session that `findSession` has found, with the summaries by rule of its last module, of itself and of the
 * person's sessions so far. `summariseDue` can ask a model for better ones afterwards.
 *
 * @param moments `now`, and when the session has ended: when something was said last unless told otherwise
 */
export async function endSession(
  db: Db,
  session: Session,
  person: Speaker,
  moments: { now: Date; closedAt?: Date },
) {
  const { now, closedAt = session.lastActiveAt } = moments;
  const visit = await currentVisit(db, session);
  const visited = await closeVisit(db, visit.id, person, closedAt);
  const said = await db
    .select({ text: chats.text })
    .from(chats)
    .innerJoin(sessionModules, eq(sessionModules.id, chats.sessionModuleId))
    .where(and(eq(sessionModules.sessionId, session.id), eq(chats.kind, 'UserInput')))
    .orderBy(asc(chats.id));
  // Most sessions are one visit. The person's row is locked meanwhile: nothing is worked out twice.
  const isAll = said.length === visited.messages;
  const summary = isAll ? visited.summary : summarise(texts(said), person.languageCode);
  const clientSummary = await summariseAll(db, person, summary);
  await db
    .update(sessions)
    .set({ closedAt, summary, clientSummary, clientSummaryAt: now, summaryDue: summary !== null })
    .where(eq(sessions.id, session.id));
  await writeDevLog(db, { userId: person.id, sessionId: session.id, now: closedAt }, [
    { category: 'Session', text: { event: 'closed', sessionId: session.id, summary } },
  ]);
}

/** Closes the session that the person is in, if any. */
export const endOpenSession = (db: Db, person: Speaker, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const session = await findSession(tx, person, now);
    if (session) await endSession(tx, session, person, { now, closedAt: now });
  });

async function summariseAll(db: Db, person: Speaker, latest: string | null): Promise<string | null> {
  const [held] = await db.select({ sessions: count() }).from(sessions).where(eq(sessions.userId, person.id));
  const recent = await db
    .select({ summary: sessions.summary })
    .from(sessions)
    .where(and(eq(sessions.userId, person.id), isNotNull(sessions.summary)))
    .orderBy(desc(sessions.id))
    .limit(4);
  const summaries = [latest, ...recent.map(({ summary }) => summary)].filter((text) => text !== null);
  return summariseClient(summaries.reverse(), held?.sessions ?? 0);
}

const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);

/** Deletes all that a person and the coach have said, and what is just being answered. */
export async function deleteHistory(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    // Summaries repeat what was said, so the sessions go too; chats and logs follow by cascade.
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(runningReplies).where(eq(runningReplies.userId, userId));
  });
}

/** The id of a person's latest session, open or closed; null if they never had one. */
export async function latestSessionId(db: Db, userId: string): Promise<number | null> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
    .limit(1);
  return session?.id ?? null;
}
