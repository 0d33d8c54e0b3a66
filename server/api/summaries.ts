import { and, asc, desc, eq, isNotNull, min, sql } from 'drizzle-orm';
import { getModuleSummary, getSessionSummary, getSummary } from '../../src/api/developer/summaries';
import type { Db } from '../db/database';
import { modules, sessionModules, sessions } from '../db/tables';
import { refuse } from '../domain/refusal';
import { handle } from './handle';

const noSummary = 'There is no such summary.';

/** The calls on what the assistant remembers of the signed-in person; a session has its summary once it is closed. */
export const summaryHandlers = [
  handle(getSummary, async ({ db, clock, person }) => {
    const { id, startedAt, closedAt, clientSummary } = sessions;
    const theirs = and(eq(sessions.userId, person.id), isNotNull(sessions.summary));
    const newestFirst = [desc(startedAt), desc(id)];
    const rows = await db
      .select({ id, startedAt })
      .from(sessions)
      .where(theirs)
      .orderBy(...newestFirst);
    const [latest] = await db
      .select({ closedAt, clientSummary })
      .from(sessions)
      .where(theirs)
      .orderBy(...newestFirst)
      .limit(1);
    return {
      userName: person.name,
      generated: (latest?.closedAt ?? clock.now()).toISOString(),
      clientSummary: latest?.clientSummary ?? '',
      sessionIds: rows.map(({ id, startedAt }) => ({ sessionId: id, created: startedAt.toISOString() })),
    };
  }),

  handle(getSessionSummary, async ({ db, person, params: { sessionId } }) => {
    const [session] = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, person.id)));
    if (!session || session.summary === null) refuse(404, noSummary);
    const visited = await readModules(db, session.id);
    return {
      sessionId: session.id,
      created: session.startedAt.toISOString(),
      summary: session.summary,
      modules: visited.map(({ summary: _summary, ...module }) => module),
    };
  }),

  handle(getModuleSummary, async ({ db, person, params: { sessionId, moduleId } }) => {
    const [session] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, person.id), isNotNull(sessions.summary)));
    const visited = session ? await readModules(db, session.id) : [];
    return visited.find((module) => module.moduleId === moduleId) ?? refuse(404, noSummary);
  }),
];

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
