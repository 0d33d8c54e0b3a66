import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { prospects, users } from '../../db/tables';
import { forgetInAudit } from '../audit/forget';
import type { Tools } from '../tools';
import { lockPerson } from './person';
import { emptiedOfUser, goneWithPerson, keptWithoutPerson } from './personalData';

/**
 * Removes a person, at the identity provider as well: from now on their tokens get 401 (contract 2.3). Their
 * conversations, answers and signatures go, and so do the prospect that they once were (D-60) and the mails to it. Feedback and
 * scores stay without a name; of the person only the line in staff's list of users stays, marked as deleted.
 *
 * @param record keeps who has removed them, where it was somebody else
 */
export async function removePerson(
  { db, clock, accounts, mailer }: Pick<Tools, 'db' | 'clock' | 'accounts' | 'mailer'>,
  person: { id: string; email: string },
  record: (tx: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  // First the account: should the rest fail, nobody signs in any more, and staff can remove what is left.
  await accounts.remove(person.id);
  await db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    await forgetPerson(tx, mailer, person);
    await tx
      .update(users)
      .set({ ...emptiedOfUser, deletedAt: clock.now() })
      .where(eq(users.id, person.id));
    await record(tx);
  });
}

/** Deletes what belongs to a person alone, and takes them out of what stays, but for their own row. */
export async function forgetPerson(
  tx: Db,
  mailer: Tools['mailer'],
  person: { id: string; email: string },
): Promise<void> {
  for (const table of goneWithPerson) await tx.delete(table).where(eq(table.userId, person.id));
  for (const table of keptWithoutPerson)
    await tx.update(table).set({ userId: null }).where(eq(table.userId, person.id));
  const gone = await tx
    .delete(prospects)
    .where(
      or(
        eq(prospects.userId, person.id),
        // Whoever has come again since, with another account, keeps theirs.
        and(eq(prospects.email, person.email.toLowerCase()), isNull(prospects.userId)),
      ),
    )
    .returning({ id: prospects.id, email: prospects.email });
  for (const prospect of gone) await forgetInAudit(tx, { feature: 'prospects', ...prospect });
  await forgetInAudit(tx, { feature: 'users', ...person });
  await mailer.forget(tx, person.email);
}
