import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { activationCodes, prospects } from '../../db/tables';
import { inviteMail, type WhichMail } from '../../mail/inviteMail';
import type { Tools } from '../tools';
import { codeValidMs, newCode } from './codes';

export type Prospect = typeof prospects.$inferSelect;

type InviteTools = Pick<Tools, 'clock' | 'mailer' | 'appOrigin'>;

/**
 * Invites a prospect: a new activation code, the first mail and its date, all or nothing (D-60). Whoever calls
 * decides whether the prospect may be invited.
 *
 * @param db the database, or a transaction that the invitation is a part of
 */
export const invite = (db: Db, tools: InviteTools, prospect: Prospect): Promise<void> =>
  sendInvitation(db, tools, prospect, 'first');

/** Sends an invited prospect a further mail, in the same way: with a new code, as that of the mail before has expired. */
export const remind = (
  db: Db,
  tools: InviteTools,
  prospect: Prospect,
  which: Exclude<WhichMail, 'first'>,
): Promise<void> => sendInvitation(db, tools, prospect, which);

async function sendInvitation(
  db: Db,
  { clock, mailer, appOrigin }: InviteTools,
  prospect: Prospect,
  which: WhichMail,
): Promise<void> {
  const now = clock.now();
  const code = newCode();
  const mail = await inviteMail(appOrigin, which, { ...prospect, code });
  const sent = { first: 'firstMailAt', second: 'secondMailAt', third: 'thirdMailAt' } as const;
  await db.transaction(async (transaction) => {
    await transaction.insert(activationCodes).values({
      code,
      prospectId: prospect.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeValidMs),
    });
    await transaction
      .update(prospects)
      .set({ [sent[which]]: now })
      .where(eq(prospects.id, prospect.id));
    await mailer.send(transaction, mail);
  });
}
