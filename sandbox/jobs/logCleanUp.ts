import { lt } from 'drizzle-orm';
import { devLogs } from '../db/tables';
import { counted } from './counted';
import type { Job } from './job';

const keptDays = 60;
const dayMs = 24 * 60 * 60 * 1000;

/** Deletes the developer log's lines of more than 60 days ago: they repeat what people said. */
export const logCleanUp: Job = {
  id: 4,
  name: 'Developer log clean-up',
  schedule: { every: 'day', hour: 2, minute: 30 },
  run: async ({ db, now }) => {
    const oldest = new Date(now.getTime() - keptDays * dayMs);
    const removed = await db
      .delete(devLogs)
      .where(lt(devLogs.createdAt, oldest))
      .returning({ id: devLogs.id });
    return removed.length === 0
      ? `No line was older than ${keptDays} days.`
      : `Deleted ${counted(removed.length, 'line')} older than ${keptDays} days.`;
  },
};
