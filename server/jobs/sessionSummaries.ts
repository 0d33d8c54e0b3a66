import { millisecondsInHour } from 'date-fns/constants';
import { and, asc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';
import { sessions, users } from '../db/tables';
import { lockPerson } from '../domain/account/person';
import { settleLeftBehind } from '../domain/conversation/followReply';
import { endSession } from '../domain/conversation/sessions';
import { listDue, summariseDue } from '../domain/conversation/summariseDue';
import { readNumber } from '../domain/settings/readSetting';
import { counted } from './counted';
import type { Job } from './job';

/**
 * Closes the sessions that nobody has come back to, so that their summaries are there for the next one. It also makes up for
 * what a process has left undone that ended in the midst of it: replies, and summaries by a model.
 */
export const sessionSummaries: Job = {
  id: 1,
  name: 'Session summaries',
  schedule: { every: 'hour' },
  run: async ({ now, ...tools }) => {
    const { db, clock, afterwards, assistant, notebook } = tools;
    await settleLeftBehind({ db, clock, notebook, origin: '' });
    const idleHours = await readNumber(db, now, 'sessionIdleHours');
    const isIdle = and(
      isNull(sessions.closedAt),
      lt(sessions.lastActiveAt, new Date(now.getTime() - idleHours * millisecondsInHour)),
    );
    let closed = 0;
    for await (const { id, userId, languageCode } of readIdle(db, isIdle)) {
      await db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        // Somebody may have come back to it, closed or deleted it meanwhile.
        const [session] = await tx
          .select()
          .from(sessions)
          .where(and(eq(sessions.id, id), isIdle));
        if (!session) return;
        await endSession(tx, session, { id: userId, languageCode }, { now });
        closed++;
      });
    }
    if (assistant.model !== undefined) {
      for (const userId of await listDue(db, now))
        afterwards.later(userId, (signal) => summariseDue(tools, userId, signal));
    }
    return closed === 0
      ? 'There was nothing to summarise.'
      : `Closed and summarised ${counted(closed, 'session')}.`;
  },
};

/** After a quiet night there are thousands, each with a person to look up: so many are read at once. */
const atOnce = 50;

async function* readIdle(db: Db, isIdle: SQL | undefined) {
  for (let last = 0; ; ) {
    const idle = await db
      .select({ id: sessions.id, userId: sessions.userId, languageCode: users.languageCode })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(isIdle, gt(sessions.id, last)))
      .orderBy(asc(sessions.id))
      .limit(atOnce);
    yield* idle;
    const end = idle.at(-1);
    if (!end || idle.length < atOnce) return;
    last = end.id;
  }
}
