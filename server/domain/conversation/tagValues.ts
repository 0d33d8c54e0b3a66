import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { countOf } from '../../../src/api/admin/promptTags';
import type { TagValues } from '../../assistant/tags';
import type { Db } from '../../db/database';
import { sessionModules, sessions } from '../../db/tables';
import type { Person } from '../account/person';
import { answerText } from '../questionnaire/answerText';
import { recentLines, transcript, visitLines } from './history';
import type { Session } from './types';
import { currentVisit } from './visits';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * What the tags of a prompt stand for, read from the database when a prompt holds them (staff 2).
 *
 * @param session the session under way, if any
 */
export function tagValues(
  db: Db,
  person: Pick<Person, 'id' | 'name' | 'languageCode'>,
  session: Session | null,
): TagValues {
  let last: ReturnType<typeof lastSession> | undefined;
  const lastOnce = () => {
    last ??= lastSession(db, person.id);
    return last;
  };
  return {
    username: async () => person.name,
    language: async () => languageNames.of(person.languageCode ?? 'en') ?? 'English',
    question: async (key) => (key ? answerText(db, person.id, key) : ''),
    lastSessionDate: async () => (await lastOnce())?.startedAt.toISOString().slice(0, 10) ?? '',
    chatHistory: async (argument) =>
      transcript(await recentLines(db, person.id, countOf('chatHistory', argument))),
    clientSummary: async () => (await lastOnce())?.clientSummary ?? '',
    moduleSummary: async (argument) => moduleSummaries(db, eq(sessions.userId, person.id), argument),
    sessionSummary: async (argument) => sessionSummaries(db, eq(sessions.userId, person.id), argument),
    chat: async () => (session ? transcript(await visitLines(db, (await currentVisit(db, session)).id)) : ''),
  };
}

async function lastSession(db: Db, userId: string): Promise<Session | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.closedAt)))
    .orderBy(desc(sessions.id))
    .limit(1);
  return session;
}

/** The latest summaries of module visits, of those that `which` selects; oldest first. */
export async function moduleSummaries(
  db: Db,
  which: SQL | undefined,
  argument: string | null,
): Promise<string> {
  const rows = await db
    .select({ summary: sessionModules.summary })
    .from(sessionModules)
    .innerJoin(sessions, eq(sessions.id, sessionModules.sessionId))
    .where(and(which, isNotNull(sessionModules.summary)))
    .orderBy(desc(sessionModules.id))
    .limit(countOf('moduleSummary', argument));
  return oldestFirst(rows);
}

/** The latest summaries of sessions, of those that `which` selects; oldest first. */
export async function sessionSummaries(
  db: Db,
  which: SQL | undefined,
  argument: string | null,
): Promise<string> {
  const rows = await db
    .select({ summary: sessions.summary })
    .from(sessions)
    .where(and(which, isNotNull(sessions.summary)))
    .orderBy(desc(sessions.id))
    .limit(countOf('sessionSummary', argument));
  return oldestFirst(rows);
}

const oldestFirst = (rows: { summary: string | null }[]) =>
  rows
    .reverse()
    .map(({ summary }) => summary)
    .join('\n');
