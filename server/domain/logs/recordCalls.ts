import type { Db } from '../../db/database';
import { costs, promptLogs } from '../../db/tables';
import { writeDevLog } from './devLog';
import { type ModelCall, toCosts, toPromptLog } from './modelCall';

interface CallPlace {
  userId: string;
  sessionId: number;
  /** The reply or greeting that came of the calls; null for a summary of the session. */
  chatId: number | null;
  now: Date;
}

/** Stores what was asked of the assistant and answered: its prompt log, its costs, its line of the developer log. */
export async function recordCalls(
  db: Db,
  calls: readonly ModelCall[],
  { userId, sessionId, chatId, now }: CallPlace,
): Promise<void> {
  if (calls.length === 0) return;
  const of = { ...(chatId === null ? { sessionId } : { chatId }), createdAt: now };
  const logs = await db
    .insert(promptLogs)
    .values(calls.map((call) => toPromptLog(call, of)))
    .returning({ promptLogId: promptLogs.id });
  await recordCosts(db, calls, { userId, now });
  await writeDevLog(
    db,
    { userId, sessionId, now },
    logs.map((log) => ({ category: 'GptCall' as const, ...log })),
  );
}

/** Stores what calls have cost. Of those that nothing came of that may be stored, that is all. */
export async function recordCosts(
  db: Db,
  calls: readonly ModelCall[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (calls.length === 0) return;
  await db.insert(costs).values(calls.flatMap((call) => toCosts(call, { userId, createdAt: now })));
}
