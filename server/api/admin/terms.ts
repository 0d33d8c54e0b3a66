import { desc, eq } from 'drizzle-orm';
import {
  activateTerms,
  changeTerms,
  cloneTerms,
  createTerms,
  deactivateTerms,
  deleteTerms,
  getTermsVersion,
  listTerms,
  type TermsDraft,
} from '../../../src/api/admin/terms';
import { terms, termsSignatures } from '../../db/tables';
import { toMoment } from '../../domain/moment';
import { refuse } from '../../domain/refusal';
import { changeState, findTerms, findTermsToChange, readTerms } from '../../domain/terms/states';
import { handle } from '../handle';

/** The calls on the versions of the terms (contract 3.5). */
export const termsHandlers = [
  handle(listTerms, async ({ db, clock }) =>
    readTerms(db, clock.now(), await db.select().from(terms).orderBy(desc(terms.validFrom), desc(terms.id))),
  ),

  handle(createTerms, async ({ db, clock, body, person }) => {
    const now = clock.now();
    await db.insert(terms).values({ ...toRow(body, now), createdAt: now, createdBy: person.name });
  }),

  handle(getTermsVersion, ({ db, clock, params }) => findTerms(db, clock.now(), params.id)),

  handle(changeTerms, async ({ db, clock, params, body }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const { state } = await findTermsToChange(tx, now, params.id);
      if (state !== 'Draft') refuse(400, 'Only a draft can be changed.');
      await tx.update(terms).set(toRow(body, now)).where(eq(terms.id, params.id));
    });
  }),

  handle(deleteTerms, async ({ db, clock, params }) => {
    await db.transaction(async (tx) => {
      const { state } = await findTermsToChange(tx, clock.now(), params.id);
      if (state !== 'Draft') refuse(400, 'Only a draft can be deleted.');
      // A draft has signatures only if the clock was moved on, and back again after somebody signed.
      await tx.delete(termsSignatures).where(eq(termsSignatures.termsId, params.id));
      await tx.delete(terms).where(eq(terms.id, params.id));
    });
  }),

  handle(cloneTerms, async ({ db, clock, params, person }) => {
    const now = clock.now();
    const { content, validFrom } = await findTerms(db, now, params.id);
    await db.insert(terms).values({
      content,
      validFrom: new Date(validFrom),
      createdAt: now,
      createdBy: person.name,
    });
  }),

  handle(activateTerms, ({ db, clock, params }) =>
    changeState(db, clock.now(), params.id, ({ state, validFrom }, now) => {
      if (state !== 'Draft') refuse(400, 'Only a draft can be activated.');
      if (new Date(validFrom) <= now)
        refuse(400, "You can't activate the draft. Set activation date in the future.");
      return { activated: true };
    }),
  ),

  handle(deactivateTerms, ({ db, clock, params }) =>
    changeState(db, clock.now(), params.id, ({ state }) => {
      if (state !== 'Pending') refuse(400, 'Only a pending version can be de-activated.');
      return { activated: false };
    }),
  ),
];

/** What staff entered, as it is stored; 400 for a moment that has passed (staff 5). */
function toRow({ validFrom, content }: TermsDraft, now: Date) {
  const complaint = 'Please select a date in the future.';
  const moment = toMoment(validFrom, complaint, 'validFrom');
  if (moment < now) refuse(400, complaint, { field: 'validFrom' });
  return { validFrom: moment, content };
}
