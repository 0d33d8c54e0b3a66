import { asc, eq } from 'drizzle-orm';
import type { SessionChat, SessionData } from '../../../src/api/admin/sessionData';
import type { Db } from '../../db/database';
import { chats, modules, sessionModules, sessions } from '../../db/tables';

type ChatRow = typeof chats.$inferSelect;

const toSessionChat = (row: ChatRow): SessionChat => ({
  Id: row.id,
  ChatType: row.kind === 'UserInput' ? 0 : 1,
  Message: row.text,
  TimeStamp: row.createdAt.toISOString(),
  SelfHarmDetectionScore: row.selfHarmDetectionScore,
  SelfHarmIndicationScore: row.selfHarmIndicationScore,
  SelfHarmDetected: row.selfHarmDetected,
  RelevancyScore: row.relevancyScore,
  IrrelevancyDetected: row.irrelevancyDetected,
  ExcludeFromChat: row.excludeFromChat,
  ...(row.kind === 'ContentFilter' && { IsHtml: true }),
});

/** Reads a session with its modules and chats, or null if there is none with that id. */
export async function readSessionData(db: Db, sessionId: number): Promise<SessionData | null> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) return null;
  const visits = await db
    .select({ visit: sessionModules, name: modules.name })
    .from(sessionModules)
    .innerJoin(modules, eq(modules.id, sessionModules.moduleId))
    .where(eq(sessionModules.sessionId, sessionId))
    .orderBy(asc(sessionModules.id));
  const rows = await db
    .select({ chat: chats })
    .from(chats)
    .innerJoin(sessionModules, eq(sessionModules.id, chats.sessionModuleId))
    .where(eq(sessionModules.sessionId, sessionId))
    .orderBy(asc(chats.id));
  return {
    ClientSummary: session.clientSummary,
    SessionSummary: session.summary,
    Started: session.startedAt.toISOString(),
    Closed: session.closedAt?.toISOString() ?? null,
    SessionModules: visits.map(({ visit, name }) => ({
      Module: { Name: name },
      Started: visit.startedAt.toISOString(),
      Closed: visit.closedAt?.toISOString() ?? null,
      Summary: visit.summary,
      Chats: rows
        .filter(({ chat }) => chat.sessionModuleId === visit.id)
        .map(({ chat }) => toSessionChat(chat)),
    })),
  };
}
