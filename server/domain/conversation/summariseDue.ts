import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { TagValues } from '../../assistant/tags';
import type { Db } from '../../db/database';
import { sessionModules, sessions, users } from '../../db/tables';
import type { Person } from '../account/person';
import { recordCalls } from '../logs/recordCalls';
import type { PromptKey } from '../prompts/promptKey';
import type { Tools } from '../tools';
import { askByPrompt } from './askByPrompt';
import { transcript, visitLines } from './history';
import { moduleSummaries, sessionSummaries, tagValues } from './tagValues';

type SummaryTools = Pick<Tools, 'db' | 'clock' | 'assistant'>;

/** A model may be slow here: nobody waits. */
const summaryLimitMs = 90_000;

/** What is older keeps its summary by rule: where a model comes late, nobody pays for years of history. */
const dueForMs = 14 * millisecondsInDay;

/**
 * Puts a model's summaries in the place of those by rule, for whatever of a person's has been closed of late: modules,
 * then their session, then the client. Not within a transaction. What fails keeps the summary that it has.
 */
export async function summariseDue(tools: SummaryTools, userId: string, signal: AbortSignal): Promise<void> {
  const { db, clock, assistant } = tools;
  if (assistant.model === undefined) return;
  const since = new Date(clock.now().getTime() - dueForMs);
  // Nothing is due after most messages.
  const [due] = await selectDue(db, since, eq(sessions.userId, userId)).limit(1);
  if (!due) return;
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (!person || person.deletedAt) return;
  const asking = { tools, person, signal };
  for (let visit = await takeVisit(db, userId, since); visit; visit = await takeVisit(db, userId, since))
    await summariseVisit(asking, visit);
  for (let id = await takeSession(db, userId, since); id !== null; id = await takeSession(db, userId, since))
    await summariseSession(asking, id);
}

/** The people for whom a model may still put summaries in the place of those by rule. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await selectDue(db, new Date(now.getTime() - dueForMs));
  return rows.map(({ userId }) => userId);
}

const selectDue = (db: Db, since: Date, which?: SQL) =>
  db
    .selectDistinct({ userId: sessions.userId })
    .from(sessions)
    .leftJoin(sessionModules, eq(sessionModules.sessionId, sessions.id))
    .where(
      and(
        which,
        or(
          and(sessions.summaryDue, gt(sessions.closedAt, since)),
          and(sessionModules.summaryDue, gt(sessionModules.closedAt, since)),
        ),
      ),
    );

interface Asking {
  tools: SummaryTools;
  person: Pick<Person, 'id' | 'name' | 'languageCode'>;
  signal: AbortSignal;
}

interface Visit {
  id: number;
  sessionId: number;
}

async function summariseVisit(asking: Asking, { id, sessionId }: Visit): Promise<void> {
  const { db } = asking.tools;
  const before = and(eq(sessions.userId, asking.person.id), lt(sessionModules.id, id));
  const values = {
    ...valuesAt(asking, sessionId),
    chat: async () => transcript(await visitLines(db, id)),
    moduleSummary: (argument: string | null) => moduleSummaries(db, before, argument),
  };
  await summarise(asking, { key: 'moduleSummary', values, sessionId }, (tx, summary) =>
    tx
      .update(sessionModules)
      .set({ summary })
      .where(eq(sessionModules.id, id))
      .returning({ id: sessionModules.id }),
  );
}

/** The session's own summary first, as the client's is made of it. */
async function summariseSession(asking: Asking, sessionId: number): Promise<void> {
  const { db } = asking.tools;
  const values = {
    ...valuesAt(asking, sessionId),
    moduleSummary: (argument: string | null) => moduleSummaries(db, eq(sessions.id, sessionId), argument),
  };
  const store =
    (change: (summary: string) => Partial<typeof sessions.$inferInsert>) => (tx: Db, summary: string) =>
      tx
        .update(sessions)
        .set(change(summary))
        .where(eq(sessions.id, sessionId))
        .returning({ id: sessions.id });
  await summarise(
    asking,
    { key: 'sessionSummary', values, sessionId },
    store((summary) => ({ summary })),
  );
  await summarise(
    asking,
    { key: 'clientSummary', values, sessionId },
    store((clientSummary) => ({ clientSummary, clientSummaryAt: asking.tools.clock.now() })),
  );
}

/** What the tags stand for when a session is looked back on: what is later does not count. */
function valuesAt({ tools: { db }, person }: Asking, sessionId: number): TagValues {
  const upTo = and(eq(sessions.userId, person.id), lte(sessions.id, sessionId));
  return {
    ...tagValues(db, person, null),
    sessionSummary: (argument) => sessionSummaries(db, upTo, argument),
    clientSummary: () => clientSummaryBefore(db, person.id, sessionId),
  };
}

async function clientSummaryBefore(db: Db, userId: string, sessionId: number): Promise<string> {
  const earlier = await db
    .select({ text: sessions.clientSummary })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.id, sessionId), isNotNull(sessions.clientSummary)))
    .orderBy(asc(sessions.id));
  return earlier.at(-1)?.text ?? '';
}

/** Asks for one summary and stores it with its log; of what has been deleted meanwhile nothing is stored. */
async function summarise(
  { tools, person, signal }: Asking,
  { key, values, sessionId }: { key: PromptKey; values: TagValues; sessionId: number },
  store: (tx: Db, summary: string) => PromiseLike<{ id: number }[]>,
): Promise<void> {
  const call = await askByPrompt(tools, { key, values, person, sessionId, limitMs: summaryLimitMs, signal });
  if (!call) return;
  await tools.db.transaction(async (tx) => {
    const stored = await store(tx, call.reply.text);
    if (stored.length === 0) return;
    await recordCalls(tx, [call], { userId: person.id, sessionId, chatId: null, now: tools.clock.now() });
  });
}

/** The first visit that is due; it is due no more. Whoever of several servers takes it asks. */
async function takeVisit(db: Db, userId: string, since: Date): Promise<Visit | null> {
  const first = db
    .select({ id: sessionModules.id })
    .from(sessionModules)
    .innerJoin(sessions, eq(sessions.id, sessionModules.sessionId))
    .where(and(eq(sessions.userId, userId), sessionModules.summaryDue, gt(sessionModules.closedAt, since)))
    .orderBy(asc(sessionModules.id))
    .limit(1);
  const [visit] = await db
    .update(sessionModules)
    .set({ summaryDue: false })
    .where(and(inArray(sessionModules.id, first), sessionModules.summaryDue))
    .returning({ id: sessionModules.id, sessionId: sessionModules.sessionId });
  return visit ?? null;
}

async function takeSession(db: Db, userId: string, since: Date): Promise<number | null> {
  const first = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sessions.summaryDue, gt(sessions.closedAt, since)))
    .orderBy(asc(sessions.id))
    .limit(1);
  const [session] = await db
    .update(sessions)
    .set({ summaryDue: false })
    .where(and(inArray(sessions.id, first), sessions.summaryDue))
    .returning({ id: sessions.id });
  return session?.id ?? null;
}
