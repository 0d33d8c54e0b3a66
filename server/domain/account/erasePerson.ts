import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { auditEntries, conversationFeedback, feedbackLogs, genericFeedback, users } from '../../db/tables';
import { record } from '../audit/record';
import type { Author } from '../author';
import type { Tools } from '../tools';
import { lockPerson } from './person';
import { namelessInAudit } from './personalData';
import { forgetPerson } from './removePerson';

/**
 * Removes all that tells of a person, on behalf of staff: what a removal takes, and what it leaves as well, which is the
 * line in the list of users, the words of their feedback and the id in the audit trail (D-166).
 */
export async function erasePerson(
  { db, accounts, mailer }: Pick<Tools, 'db' | 'accounts' | 'mailer'>,
  person: { id: string; email: string },
  author: Author,
): Promise<void> {
  await accounts.remove(person.id);
  await db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    await deleteFeedback(tx, person.id);
    await forgetPerson(tx, mailer, person);
    await tx
      .update(auditEntries)
      .set(namelessInAudit)
      .where(and(eq(auditEntries.feature, 'users'), eq(auditEntries.subjectId, person.id)));
    await tx.delete(users).where(eq(users.id, person.id));
    const { subject, subjectId: id } = namelessInAudit;
    await record(tx, author, { feature: 'users', subject, id, action: 'erased' });
  });
}

/** With what staff have noted on it, which may repeat its words. */
async function deleteFeedback(tx: Db, userId: string): Promise<void> {
  const tables = { generic: genericFeedback, conversation: conversationFeedback };
  for (const feedbackType of ['generic', 'conversation'] as const) {
    const table = tables[feedbackType];
    const gone = await tx.delete(table).where(eq(table.userId, userId)).returning({ id: table.id });
    const ids = gone.map(({ id }) => id);
    await tx
      .delete(feedbackLogs)
      .where(and(eq(feedbackLogs.feedbackType, feedbackType), inArray(feedbackLogs.feedbackId, ids)));
  }
}
