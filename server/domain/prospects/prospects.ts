import { desc, eq, sql } from 'drizzle-orm';
import type { Prospect as ListedProspect } from '../../../src/api/admin/prospects';
import type { Db } from '../../db/database';
import { prospects } from '../../db/tables';
import { forgetInAudit } from '../audit/forget';
import { type Deed, record } from '../audit/record';
import type { Author } from '../author';
import { firstOr404 } from '../or404';
import type { Part } from '../paging';
import { refuse } from '../refusal';
import type { Tools } from '../tools';
import { invite, type Prospect } from './invite';

const noSuchProspect = 'There is no such prospect.';

/** The prospects as staff see them, those who came last first. */
export async function readProspects(db: Db, { limit, offset }: Part): Promise<ListedProspect[]> {
  const rows = await db
    .select()
    .from(prospects)
    .orderBy(desc(prospects.createdAt), desc(prospects.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, name, email, createdAt, source, firstMailAt, secondMailAt, thirdMailAt }) => ({
    id,
    name,
    email,
    createdAt: createdAt.toISOString(),
    source,
    firstMail: firstMailAt?.toISOString() ?? null,
    secondMail: secondMailAt?.toISOString() ?? null,
    thirdMail: thirdMailAt?.toISOString() ?? null,
  }));
}

/** Removes a prospect; 404 when there is none with that id. */
export const removeProspect = (
  { db, mailer }: Pick<Tools, 'db' | 'mailer'>,
  id: number,
  author: Author,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { email } = await findToChange(tx, id);
    // Activation codes go by cascade: links that were mailed stop working.
    await tx.delete(prospects).where(eq(prospects.id, id));
    await mailer.withdraw(tx, email);
    await forgetInAudit(tx, { feature: 'prospects', id, email });
    await record(tx, author, { ...deedOn(id), action: 'removed' });
  });

/** Held, so that of two colleagues who invite at once only one sends the mail. */
const findToChange = async (tx: Db, id: number): Promise<Prospect> =>
  firstOr404(await tx.select().from(prospects).where(eq(prospects.id, id)).for('update'), noSuchProspect);

/** What the audit trail tells of a prospect in any case. */
const deedOn = (id: number): Pick<Deed, 'feature' | 'subject' | 'id'> => ({
  feature: 'prospects',
  subject: `Prospect ${id}`,
  id,
});

/** Invites a prospect on behalf of staff: one who has neither been invited nor unsubscribed. */
export function inviteProspect(
  tools: Pick<Tools, 'db' | 'clock' | 'mailer' | 'appOrigin'>,
  id: number,
  author: Author,
): Promise<void> {
  return tools.db.transaction(async (tx) => {
    const prospect = await findToChange(tx, id);
    if (prospect.firstMailAt) refuse(400, `${prospect.name} has been invited already.`);
    if (prospect.unsubscribedAt) refuse(400, `${prospect.name} has unsubscribed and gets no more mails.`);
    await invite(tx, tools, prospect);
    await record(tx, author, { ...deedOn(id), action: 'invited', email: prospect.email });
  });
}

/**
 * Notes that whoever got a mail with this key wants no more; the first time counts. What waits to be sent does not go
 * out. 400 for an unknown key.
 */
export async function unsubscribe(
  { db, mailer }: Pick<Tools, 'db' | 'mailer'>,
  key: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .update(prospects)
      .set({ unsubscribedAt: sql`coalesce(${prospects.unsubscribedAt}, ${now.toISOString()})` })
      .where(eq(prospects.unsubscribeKey, key))
      .returning({ email: prospects.email });
    if (!known) refuse(400, 'There is no such key.');
    await mailer.withdraw(tx, known.email);
  });
}
