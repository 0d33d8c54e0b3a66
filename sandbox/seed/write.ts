import { asc } from 'drizzle-orm';
import { assess } from '../../server/assistant/safety/assess';
import { summarise, summariseClient } from '../../server/assistant/summary';
import type { Db } from '../../server/db/database';
import { chats, modules, sessionModules, sessions } from '../../server/db/tables';
import { insertAll, reserveIds } from './bulk';
import type { TimedSession } from './timeline';

/** The language of the written conversations. */
const language = 'en';

type Rows = {
  sessions: (typeof sessions.$inferInsert & { id: number })[];
  visits: (typeof sessionModules.$inferInsert & { id: number })[];
  chats: (typeof chats.$inferInsert & { id: number })[];
};

/** What a person has talked about; the last session may still be under way. */
export interface Conversations {
  userId: string;
  timeline: readonly TimedSession[];
  lastIsOpen: boolean;
}

/**
 * Stores the conversations of any number of people, in as many statements as for one. Within a transaction only.
 *
 * @returns the stored chats, each person's oldest first
 */
export async function writeSessions(db: Db, people: readonly Conversations[]): Promise<Rows['chats']> {
  const timelines = people.flatMap(({ timeline }) => timeline);
  const parts = timelines.flatMap((session) => session.parts);
  const moduleIds = new Map(
    (await db.select().from(modules).orderBy(asc(modules.id))).map(({ id, name }) => [name, id]),
  );
  const ids = {
    session: await reserveIds(db, sessions, timelines.length),
    visit: await reserveIds(db, sessionModules, parts.length),
    chat: await reserveIds(
      db,
      chats,
      parts.reduce((sum, { entries }) => sum + entries.length, 0),
    ),
  };

  const rows = people.map((person) => rowsOf(person, ids, moduleIds));
  const stored = rows.flatMap((row) => row.chats);
  await insertAll(
    db,
    sessions,
    rows.flatMap((row) => row.sessions),
  );
  await insertAll(
    db,
    sessionModules,
    rows.flatMap((row) => row.visits),
  );
  await insertAll(db, chats, stored);
  return stored;
}

function rowsOf(
  { userId, timeline, lastIsOpen }: Conversations,
  ids: Place['ids'],
  moduleIds: Place['moduleIds'],
) {
  const rows: Rows = { sessions: [], visits: [], chats: [] };
  for (const [index, session] of timeline.entries()) {
    const isOpen = lastIsOpen && index === timeline.length - 1;
    addSession(rows, session, { userId, isOpen, ids, moduleIds });
  }
  return rows;
}

interface Place {
  userId: string;
  isOpen: boolean;
  /** The next free ids. */
  ids: { session: number; visit: number; chat: number };
  moduleIds: Map<string, number>;
}

function addSession(rows: Rows, { parts }: TimedSession, { userId, isOpen, ids, moduleIds }: Place): void {
  const entries = parts.flatMap((part) => part.entries);
  const startedAt = entries[0]?.at;
  const lastActiveAt = entries.at(-1)?.at;
  if (!startedAt || !lastActiveAt) throw new Error('A session without entries');
  const sessionId = ids.session++;

  for (const [index, part] of parts.entries()) {
    const moduleId = moduleIds.get(part.module);
    if (moduleId === undefined) throw new Error(`There is no module ${part.module}`);
    const closedAt = parts[index + 1]?.entries[0]?.at ?? (isOpen ? null : lastActiveAt);
    const said = part.entries.filter(({ kind }) => kind === 'UserInput').map(({ text }) => text);
    rows.visits.push({
      id: ids.visit,
      sessionId,
      moduleId,
      startedAt: part.entries[0]?.at ?? startedAt,
      closedAt,
      summary: closedAt && summaryOf(said),
      summaryDue: false,
    });
    let asked: number | null = null;
    for (const { kind, text, at } of part.entries) {
      const id = ids.chat++;
      const replyTo = kind === 'UserInput' ? null : asked;
      const scores = kind === 'UserInput' ? scoresOf(text) : {};
      rows.chats.push({
        id,
        userId,
        sessionModuleId: ids.visit,
        kind,
        text,
        replyTo,
        createdAt: at,
        ...scores,
      });
      // What the coach adds after a reply answers nothing.
      asked = kind === 'UserInput' ? id : null;
    }
    ids.visit++;
  }

  const said = entries.filter(({ kind }) => kind === 'UserInput').map(({ text }) => text);
  const summary = isOpen ? null : summaryOf(said);
  const earlier = rows.sessions.slice(-4).map((session) => session.summary ?? null);
  const known = [...earlier, summary].filter((text) => text !== null);
  const clientSummary = isOpen ? null : summariseClient(known, rows.sessions.length + 1);
  const closedAt = isOpen ? null : lastActiveAt;
  rows.sessions.push({
    id: sessionId,
    userId,
    summaryDue: false,
    startedAt,
    lastActiveAt,
    closedAt,
    summary,
    clientSummary,
  });
}

/** The same few texts come back thousands of times: each is read once. */
function once<Value>(read: (text: string) => Value) {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

const scoresOf = once((text) => assess(text, language));

const summaryOf = (said: readonly string[]) => knownSummary(JSON.stringify(said));
const knownSummary = once((said) => summarise(JSON.parse(said) as string[], language));
