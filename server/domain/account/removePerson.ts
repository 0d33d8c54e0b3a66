import { eq, or } from 'drizzle-orm';
import {
  ageVerifications,
  answers,
  conversationFeedback,
  costs,
  devLogs,
  genericFeedback,
  newsReads,
  prospects,
  scores,
  sessions,
  shownQuestions,
  startUps,
  termsSignatures,
  users,
} from '../../db/tables';
import type { Tools } from '../tools';
import { lockPerson } from './person';

/** What belongs to a person alone and goes with them; chats, module visits and prompt logs follow the sessions. */
const theirs = [
  sessions,
  answers,
  shownQuestions,
  termsSignatures,
  ageVerifications,
  newsReads,
  startUps,
  devLogs,
  costs,
] as const;

/** What is kept for the product, without a hint of whose it was. */
const kept = [genericFeedback, conversationFeedback, scores] as const;

/**
 * Removes a person, at the identity provider as well: from now on their tokens get 401 (contract 2.3). Their
 * conversations, answers and signatures go, and so do the prospect that they once were (OPEN-60) and the mails to it. Feedback and
 * scores stay without a name; of the person only the line in staff's list of users stays, marked as deleted.
 */
export async function removePerson(
  { db, clock, accounts, mailer }: Pick<Tools, 'db' | 'clock' | 'accounts' | 'mailer'>,
  person: { id: string; email: string },
): Promise<void> {
  // First the account: should the rest fail, nobody signs in any more, and staff can remove what is left.
  await accounts.remove(person.id);
  await db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    for (const table of theirs) await tx.delete(table).where(eq(table.userId, person.id));
    for (const table of kept) await tx.update(table).set({ userId: null }).where(eq(table.userId, person.id));
    await tx
      .delete(prospects)
      .where(or(eq(prospects.userId, person.id), eq(prospects.email, person.email.toLowerCase())));
    await mailer.forget(tx, person.email);
    await tx
      .update(users)
      .set({ deletedAt: clock.now(), languageCode: null, shareData: false, knownRoles: [] })
      .where(eq(users.id, person.id));
  });
}
