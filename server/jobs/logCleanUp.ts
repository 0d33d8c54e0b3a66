import { inArray, lt } from 'drizzle-orm';
import type { Db } from '../db/database';
import { auditEntries, devLogs, promptLogs } from '../db/tables';
import { keptDays, keptSince } from '../domain/keptDays';
import { counted } from './counted';
import type { Job } from './job';

/**
 * Deletes the developer log's lines and the prompt logs of more than 60 days ago, as they repeat what people said, and
 * the audit trail's entries of more than two years ago.
 */
export const logCleanUp: Job = {
  id: 4,
  name: 'Developer log clean-up',
  schedule: { every: 'day', hour: 2, minute: 30 },
  run: async ({ db, now }) => {
    const oldest = keptSince('logs', now);
    await deleteBefore(db, auditEntries, keptSince('audit', now));
    const lines = await deleteBefore(db, devLogs, oldest);
    const logs = await deleteBefore(db, promptLogs, oldest);
    const removed = [...countedIf(lines, 'line'), ...countedIf(logs, 'prompt log')];
    return removed.length === 0
      ? `No line was older than ${keptDays.logs} days.`
      : `Deleted ${removed.join(' and ')} older than ${keptDays.logs} days.`;
  },
};

/** A day of many people is millions of lines; one statement for all of them would take longer than any may. */
const atOnce = 5_000;

/** @returns how many were deleted */
async function deleteBefore(
  db: Db,
  table: typeof auditEntries | typeof devLogs | typeof promptLogs,
  moment: Date,
): Promise<number> {
  const { id, createdAt } = table;
  const old = db.select({ id }).from(table).where(lt(createdAt, moment)).orderBy(createdAt).limit(atOnce);
  const deleted = await db.delete(table).where(inArray(id, old)).returning({ id });
  return deleted.length < atOnce ? deleted.length : deleted.length + (await deleteBefore(db, table, moment));
}

const countedIf = (number: number, noun: string): string[] => (number === 0 ? [] : [counted(number, noun)]);
