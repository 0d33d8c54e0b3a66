import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { endSession } from '../api/conversation/sessions';
import { readNumber } from '../db/readSetting';
import { sessions, users } from '../db/tables';
import { counted } from './counted';
import type { Job } from './job';

const hourMs = 60 * 60 * 1000;

/** Closes the sessions that nobody has come back to, so that their summaries are there for the next one. */
export const sessionSummaries: Job = {
  id: 1,
  name: 'Session summaries',
  schedule: { every: 'hour' },
  run: async ({ db, now }) => {
    const idleHours = await readNumber(db, now, 'sessionIdleHours');
    const idle = await db
      .select({ session: sessions, languageCode: users.languageCode })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          isNull(sessions.closedAt),
          lt(sessions.lastActiveAt, new Date(now.getTime() - idleHours * hourMs)),
        ),
      )
      .orderBy(asc(sessions.id));
    for (const { session, languageCode } of idle)
      await db.transaction((tx) => endSession(tx, session, { id: session.userId, languageCode }));
    return idle.length === 0
      ? 'There was nothing to summarise.'
      : `Closed and summarised ${counted(idle.length, 'session')}.`;
  },
};
