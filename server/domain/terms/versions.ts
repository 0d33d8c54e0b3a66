import { desc, eq } from 'drizzle-orm';
import type { Terms, TermsDraft } from '../../../src/api/admin/terms';
import type { Db } from '../../db/database';
import { terms, termsSignatures } from '../../db/tables';
import { type Author, writtenBy } from '../author';
import { toMoment } from '../moment';
import { refuse } from '../refusal';
import { changeState, findTerms, findTermsToChange, readTerms } from './states';

/** Every version of the terms, that of the latest date first. */
export const readAllTerms = async (db: Db, now: Date): Promise<Terms[]> =>
  readTerms(db, now, await db.select().from(terms).orderBy(desc(terms.validFrom), desc(terms.id)));

/** Adds a draft; 400 for a moment that has passed. */
export async function addTerms(db: Db, draft: TermsDraft, author: Author): Promise<void> {
  await db.insert(terms).values({ ...toRow(draft, author.now), ...writtenBy(author) });
}

/** Adds a draft that says what another version says. */
export async function copyTerms(db: Db, id: number, author: Author): Promise<void> {
  const { content, validFrom } = await findTerms(db, author.now, id);
  await db.insert(terms).values({ content, validFrom: new Date(validFrom), ...writtenBy(author) });
}

/** Changes a draft; 400 for any other version, and for a moment that has passed. */
export const editTerms = (db: Db, now: Date, id: number, draft: TermsDraft): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await findTermsToChange(tx, now, id);
    if (state !== 'Draft') refuse(400, 'Only a draft can be changed.');
    await tx.update(terms).set(toRow(draft, now)).where(eq(terms.id, id));
  });

/** Removes a draft; 400 for any other version. */
export const removeTerms = (db: Db, now: Date, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await findTermsToChange(tx, now, id);
    if (state !== 'Draft') refuse(400, 'Only a draft can be deleted.');
    // A draft has signatures only if the clock was moved on, and back again after somebody signed.
    await tx.delete(termsSignatures).where(eq(termsSignatures.termsId, id));
    await tx.delete(terms).where(eq(terms.id, id));
  });

/** Lets a draft come into force at its time, and answers it with its new state. */
export const schedule = (db: Db, now: Date, id: number): Promise<Terms> =>
  changeState(db, now, id, ({ state, validFrom }) => {
    if (state !== 'Draft') refuse(400, 'Only a draft can be activated.');
    if (new Date(validFrom) <= now)
      refuse(400, "You can't activate the draft. Set activation date in the future.");
    return { activated: true };
  });

/** Makes a version whose time has not come a draft again, and answers it with its new state. */
export const unschedule = (db: Db, now: Date, id: number): Promise<Terms> =>
  changeState(db, now, id, ({ state }) => {
    if (state !== 'Pending') refuse(400, 'Only a pending version can be de-activated.');
    return { activated: false };
  });

/** What staff entered, as it is stored; 400 for a moment that has passed (staff 5). */
function toRow({ validFrom, content }: TermsDraft, now: Date) {
  const complaint = 'Please select a date in the future.';
  const moment = toMoment(validFrom, complaint, 'validFrom');
  if (moment < now) refuse(400, complaint, { field: 'validFrom' });
  return { validFrom: moment, content };
}
