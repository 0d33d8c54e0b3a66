import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Theme } from '../../assistant/coach/understand';
import { summarise } from '../../assistant/summary';
import type { Db } from '../../db/database';
import { chats, sessionModules } from '../../db/tables';
import { writeDevLog } from '../logs/devLog';
import { chooseModule, listModules } from './modules';
import type { Session, Speaker } from './types';

/** The module visit under way in a session. */
export async function currentVisit(db: Db, session: Session) {
  const [visit] = await db
    .select()
    .from(sessionModules)
    .where(and(eq(sessionModules.sessionId, session.id), isNull(sessionModules.closedAt)))
    .orderBy(desc(sessionModules.id))
    .limit(1);
  if (!visit) throw new Error(`Session ${session.id} is in no module`);
  return visit;
}

/** Goes on in the module for these themes: the visit under way, or another after closing it. Returns the visit's id. */
export async function enterModule(
  db: Db,
  session: Session,
  themes: readonly Theme[],
  person: Speaker,
  now: Date,
): Promise<number> {
  const visit = await currentVisit(db, session);
  const module = chooseModule(themes, await listModules(db), visit.moduleId);
  if (visit.moduleId === module.id) return visit.id;
  await closeVisit(db, visit.id, person, now);
  const [next] = await db
    .insert(sessionModules)
    .values({ sessionId: session.id, moduleId: module.id, startedAt: now })
    .returning({ id: sessionModules.id });
  if (!next) throw new Error('The module visit was not stored');
  await writeDevLog(db, { userId: person.id, sessionId: session.id, now }, [
    { category: 'Module', text: { event: 'entered', moduleId: module.id, module: module.name } },
  ]);
  return next.id;
}

/**
 * Closes a module visit with a summary by rule of what was said in it.
 *
 * @returns that summary, and of how many messages it is
 */
export async function closeVisit(
  db: Db,
  visitId: number,
  person: Speaker,
  now: Date,
): Promise<{ summary: string | null; messages: number }> {
  const said = await db
    .select({ text: chats.text })
    .from(chats)
    .where(and(eq(chats.sessionModuleId, visitId), eq(chats.kind, 'UserInput')))
    .orderBy(asc(chats.id));
  const summary = summarise(
    said.map(({ text }) => text),
    person.languageCode,
  );
  await db
    .update(sessionModules)
    .set({ closedAt: now, summary, summaryDue: summary !== null })
    .where(eq(sessionModules.id, visitId));
  return { summary, messages: said.length };
}
