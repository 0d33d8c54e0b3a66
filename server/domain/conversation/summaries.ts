import { and, asc, desc, eq, isNotNull, min, sql } from 'drizzle-orm';
import type { ModuleSummary, SessionSummary, Summary } from '../../../src/api/developer/summaries';
import type { Db } from '../../db/database';
import { modules, sessionModules, sessions } from '../../db/tables';
import { refuse } from '../refusal';

const noSummary = 'There is no such summary.';

/** What the assistant remembers of a person, and the sessions that have a summary, the latest first. */
export async function readSummary(db: Db, person: { id: string; name: string }, now: Date): Promise<Summary> {
  const { id, startedAt, closedAt, clientSummary, clientSummaryAt } = sessions;
  const theirs = and(eq(sessions.userId, person.id), isNotNull(sessions.summary));
  const newestFirst = [desc(startedAt), desc(id)];
  const rows = await db
    .select({ id, startedAt })
    .from(sessions)
    .where(theirs)
    .orderBy(...newestFirst);
  const [latest] = await db
    .select({ closedAt, clientSummary, clientSummaryAt })
    .from(sessions)
    .where(theirs)
    .orderBy(...newestFirst)
    .limit(1);
  return {
    userName: person.name,
    generated: (latest?.clientSummaryAt ?? latest?.closedAt ?? now).toISOString(),
    clientSummary: latest?.clientSummary ?? '',
    sessionIds: rows.map(({ id, startedAt }) => ({ sessionId: id, created: startedAt.toISOString() })),
  };
}

/** The summary of one of the person's sessions; 404 while it has none. */
export async function readSessionSummary(db: Db, userId: string, sessionId: number): Promise<SessionSummary> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (!session || session.summary === null) refuse(404, noSummary);
  const visited = await readModules(db, session.id);
  return {
    sessionId: session.id,
    created: session.startedAt.toISOString(),
    summary: session.summary,
    modules: visited.map(({ summary: _summary, ...module }) => module),
  };
}

/** The summary of a module within one of the person's sessions; 404 while the session has none. */
export async function readModuleSummary(
  db: Db,
  userId: string,
  { sessionId, moduleId }: { sessionId: number; moduleId: number },
): Promise<ModuleSummary> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNotNull(sessions.summary)));
  const visited = session ? await readModules(db, session.id) : [];
  return visited.find((module) => module.moduleId === moduleId) ?? refuse(404, noSummary);
}

/** The modules of a session in which something was said, each once: coming back to a module adds to its summary. */
async function readModules(db: Db, sessionId: number) {
  const created = min(sessionModules.startedAt);
  const rows = await db
    .select({
      moduleId: modules.id,
      moduleName: modules.name,
      created,
      summary: sql<string>`string_agg(${sessionModules.summary}, E'\\n' order by ${sessionModules.id})`,
    })
    .from(sessionModules)
    .innerJoin(modules, eq(modules.id, sessionModules.moduleId))
    .where(and(eq(sessionModules.sessionId, sessionId), isNotNull(sessionModules.summary)))
    .groupBy(modules.id, modules.name)
    .orderBy(asc(created), asc(modules.id));
  return rows.map(({ created, ...row }) => ({ ...row, created: created?.toISOString() ?? '' }));
}
