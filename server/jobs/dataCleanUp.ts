import { and, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { activationCodes, jobRuns, prospects } from '../db/tables';
import { forgetInAudit } from '../domain/audit/forget';
import { keptSince } from '../domain/keptDays';
import { counted } from './counted';
import type { Job } from './job';

/** Deletes what nobody needs any more: prospects who do not come, codes that make no account, old runs of jobs. */
export const dataCleanUp: Job = {
  id: 21,
  name: 'Data clean-up',
  schedule: { every: 'day', hour: 3, minute: 0 },
  run: async ({ db, now, mailer }) => {
    await db
      .delete(jobRuns)
      .where(and(lt(jobRuns.startedAt, keptSince('jobRuns', now)), ne(jobRuns.status, 'Running')));
    await db.delete(activationCodes).where(lt(activationCodes.expiresAt, keptSince('expiredCodes', now)));
    const { id, email, activatedAt, unsubscribedAt, firstMailAt, secondMailAt, thirdMailAt } = prospects;
    const lastMailAt = sql`greatest(${firstMailAt}, ${secondMailAt}, ${thirdMailAt})`;
    const gone = await db.transaction(async (tx) => {
      const deleted = await tx
        .delete(prospects)
        .where(
          and(
            isNull(activatedAt),
            or(
              lt(unsubscribedAt, keptSince('unsubscribed', now)),
              // Who still waits for an invitation is staff's to invite.
              and(isNotNull(firstMailAt), lt(lastMailAt, keptSince('notActivated', now))),
            ),
          ),
        )
        .returning({ id, email });
      for (const prospect of deleted) {
        await forgetInAudit(tx, { feature: 'prospects', ...prospect });
        await mailer.forget(tx, prospect.email);
      }
      return deleted;
    });
    return gone.length === 0
      ? 'No prospect had to be forgotten.'
      : `Forgot ${counted(gone.length, 'prospect')} who had unsubscribed or made no account.`;
  },
};
