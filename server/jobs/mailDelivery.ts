import { and, asc, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { waitingMails } from '../db/tables';
import { keptDays } from '../domain/keptDays';
import { counted } from './counted';
import type { Job } from './job';

/** So many are named in one message. */
const mostNamed = 10;

/**
 * Says how many mails wait, and fails once for each that could not be delivered, so that staff hear of it. What could not
 * be delivered is forgotten after 30 days. Moments are the database's own, as the mails' are.
 */
export const mailDelivery: Job = {
  id: 20,
  name: 'Mail delivery',
  schedule: { every: 'hour' },
  run: async ({ db }) => {
    const { id, about, failure, failedAt, isTold } = waitingMails;
    await db
      .delete(waitingMails)
      .where(lt(failedAt, sql`now() - make_interval(days => ${keptDays.undelivered})`));
    const failed = await db
      .select({ id, about, failure })
      .from(waitingMails)
      .where(and(isNotNull(failedAt), eq(isTold, false)))
      .orderBy(asc(id));
    const [waiting] = await db.select({ mails: count() }).from(waitingMails).where(isNull(failedAt));
    const mails = waiting?.mails ?? 0;
    if (failed.length === 0) return mails === 0 ? 'No mail waits.' : `${counted(mails, 'mail')} waiting.`;

    const ids = failed.map((mail) => mail.id);
    await db.update(waitingMails).set({ isTold: true }).where(inArray(id, ids));
    const named = failed
      .slice(0, mostNamed)
      .map((mail) => `${mail.about ?? `Mail ${mail.id}`}: ${mail.failure}`);
    throw new Error(
      `${counted(failed.length, 'mail')} could not be delivered. ${named.join(' ')}${failed.length > mostNamed ? ' …' : ''}`,
    );
  },
};
