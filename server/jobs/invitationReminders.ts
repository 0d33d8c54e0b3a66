import { and, asc, isNull, lte } from 'drizzle-orm';
import { prospects } from '../db/tables';
import { codeValidMs } from '../domain/prospects/codes';
import { remind } from '../domain/prospects/invite';
import { counted } from './counted';
import type { Job } from './job';

/**
 * Sends the second and the third mail, each when the code of the one before has expired, to whoever has neither made
 * an account nor unsubscribed (D-60).
 */
export const invitationReminders: Job = {
  id: 2,
  name: 'Invitation reminders',
  schedule: { every: 'day', hour: 8, minute: 0 },
  run: async ({ db, now, ...tools }) => {
    const before = new Date(now.getTime() - codeValidMs);
    const { firstMailAt, thirdMailAt, activatedAt, unsubscribedAt } = prospects;
    return db.transaction(async (tx) => {
      const waiting = await tx
        .select()
        .from(prospects)
        .where(
          and(isNull(activatedAt), isNull(unsubscribedAt), isNull(thirdMailAt), lte(firstMailAt, before)),
        )
        .orderBy(asc(prospects.id))
        .for('update');
      const second = waiting.filter((prospect) => !prospect.secondMailAt);
      const third = waiting.filter(({ secondMailAt }) => secondMailAt && secondMailAt <= before);
      for (const prospect of second) await remind(tx, tools, prospect, 'second');
      for (const prospect of third) await remind(tx, tools, prospect, 'third');
      return second.length + third.length === 0
        ? 'Nobody had to be reminded.'
        : `Sent ${counted(second.length, 'second mail')} and ${counted(third.length, 'third mail')}.`;
    });
  },
};
