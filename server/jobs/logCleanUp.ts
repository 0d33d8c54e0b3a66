import { lt } from 'drizzle-orm';
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
    await db.delete(auditEntries).where(lt(auditEntries.createdAt, keptSince('audit', now)));
    const lines = await db.delete(devLogs).where(lt(devLogs.createdAt, oldest)).returning({ id: devLogs.id });
    const logs = await db
      .delete(promptLogs)
      .where(lt(promptLogs.createdAt, oldest))
      .returning({ id: promptLogs.id });
    const removed = [...countedIf(lines.length, 'line'), ...countedIf(logs.length, 'prompt log')];
    return removed.length === 0
      ? `No line was older than ${keptDays.logs} days.`
      : `Deleted ${removed.join(' and ')} older than ${keptDays.logs} days.`;
  },
};

const countedIf = (number: number, noun: string): string[] => (number === 0 ? [] : [counted(number, noun)]);
