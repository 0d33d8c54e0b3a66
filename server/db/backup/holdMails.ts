import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../database';
import { waitingMails } from '../tables';

/** Why a mail of a backup is not sent, for staff. */
const reason = 'It waited when the backup was made that has been restored, and may have gone out since.';

/**
 * Gives up the mails that wait: nobody knows whether they have gone out since the backup was made. The job 'Mail delivery'
 * tells staff whom each was to.
 *
 * @returns how many there were
 */
export async function holdMails(tx: Db): Promise<number> {
  const held = await tx
    .update(waitingMails)
    .set({ failedAt: sql`now()`, words: null, failure: reason, isTold: false })
    .where(isNull(waitingMails.failedAt))
    .returning({ id: waitingMails.id });
  return held.length;
}
