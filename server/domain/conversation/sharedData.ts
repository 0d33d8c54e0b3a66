import { and, eq, gte, isNull, type SQL } from 'drizzle-orm';
import { sessions, users } from '../../db/tables';

const months = 3;

/** Sessions that began before this moment are gone from the shared data: three months before `now` (contract 3.7). */
export function sharedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // 31 May minus three months is no 31 February: the month's last day then.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

/** The condition on `sessions` joined with `users`: shared by its person now, not taken out, and not too old. */
export const isShared = (now: Date): SQL | undefined =>
  and(
    eq(users.shareData, true),
    isNull(users.deletedAt),
    isNull(sessions.unsharedAt),
    gte(sessions.startedAt, sharedSince(now)),
  );
