import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { sessions, users } from '../db/tables';
import { sharedSince } from '../domain/conversation/sharedData';
import { counted } from './counted';
import type { Job } from './job';

/** Takes the sessions of more than three months ago out of the shared data, for good (contract 3.7). */
export const sharedDataCleanUp: Job = {
  id: 3,
  name: 'Shared data clean-up',
  schedule: { every: 'day', hour: 2, minute: 0 },
  run: async ({ db, now }) => {
    const sharing = db.select({ id: users.id }).from(users).where(eq(users.shareData, true));
    const old = and(
      inArray(sessions.userId, sharing),
      isNull(sessions.unsharedAt),
      lt(sessions.startedAt, sharedSince(now)),
    );
    const removed = await db
      .update(sessions)
      .set({ unsharedAt: now })
      .where(old)
      .returning({ id: sessions.id });
    return removed.length === 0
      ? 'No shared session was older than three months.'
      : `Removed ${counted(removed.length, 'shared session')} older than three months.`;
  },
};
