import { desc, eq } from 'drizzle-orm';
import { inviteProspect, listProspects, removeProspect } from '../../../src/api/admin/prospects';
import { prospects } from '../../db/tables';
import { partOf } from '../../domain/paging';
import { invite } from '../../domain/prospects/invite';
import { refuse } from '../../domain/refusal';
import { handle } from '../handle';

const noSuchProspect = 'There is no such prospect.';

/** The calls on prospects (contract 3.7). An invitation is a mail in the outbox with a link that activates. */
export const prospectHandlers = [
  handle(listProspects, async ({ db, query }) => {
    const { limit, offset } = partOf(query);
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
  }),

  handle(removeProspect, async ({ db, params }) => {
    // Activation codes go by cascade: links that were mailed stop working.
    const deleted = await db
      .delete(prospects)
      .where(eq(prospects.id, params.id))
      .returning({ id: prospects.id });
    if (deleted.length === 0) refuse(404, noSuchProspect);
  }),

  handle(inviteProspect, async ({ params, ...tools }) => {
    await tools.db.transaction(async (tx) => {
      // Held, so that of two colleagues who invite at once only one sends the mail.
      const [prospect] = await tx.select().from(prospects).where(eq(prospects.id, params.id)).for('update');
      if (!prospect) refuse(404, noSuchProspect);
      if (prospect.firstMailAt) refuse(400, `${prospect.name} has been invited already.`);
      if (prospect.unsubscribedAt) refuse(400, `${prospect.name} has unsubscribed and gets no more mails.`);
      await invite(tx, tools, prospect);
    });
  }),
];
