import { desc, eq } from 'drizzle-orm';
import type { Terms, TermsDraft } from '../../../src/api/admin/terms';
import type { Db } from '../../db/database';
import { terms, termsSignatures } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import { type Author, writtenBy } from '../author';
import { changedNow, refuseIfNewer } from '../lastChange';
import { toMoment } from '../moment';
import { refuse } from '../refusal';
import { recordOnTerms, toldOfTerms } from './recordOnTerms';
import { changeState, findTerms, findTermsToChange, readTerms } from './states';

/** Every version of the terms, that of the latest date first. */
export const readAllTerms = async (db: Db, now: Date): Promise<Terms[]> =>
  readTerms(db, now, await db.select().from(terms).orderBy(desc(terms.validFrom), desc(terms.id)));

/** Adds a draft; 400 for a moment that has passed. */
export async function addTerms(db: Db, draft: TermsDraft, author: Author): Promise<void> {
  await db.transaction(async (tx) => {
    const row = { ...toRow(draft, author.now), ...writtenBy(author) };
    const [added] = await tx.insert(terms).values(row).returning();
    await recordOnTerms(tx, author, added, 'created', changesOf(null, toldOfTerms(row)));
  });
}

/** Adds a draft that says what another version says. */
export async function copyTerms(db: Db, id: number, author: Author): Promise<void> {
  await db.transaction(async (tx) => {
    const { content, validFrom } = await findTerms(tx, author.now, id);
    const row = { content, validFrom: new Date(validFrom), ...writtenBy(author) };
    const [added] = await tx.insert(terms).values(row).returning();
    await recordOnTerms(tx, author, added, 'cloned', changesOf(null, { 'Copy of version': id }));
  });
}

/** Changes a draft; 400 for any other version, and for a moment that has passed; 409 for a newer one than was seen. */
export const editTerms = (
  db: Db,
  id: number,
  draft: TermsDraft,
  author: Author,
  basedOn?: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const former = await findTermsToChange(tx, author.now, id);
    if (former.state !== 'Draft') refuse(400, 'Only a draft can be changed.');
    refuseIfNewer(former.revision, basedOn);
    const row = toRow(draft, author.now);
    await tx
      .update(terms)
      .set({ ...row, ...changedNow(author, former) })
      .where(eq(terms.id, id));
    await recordOnTerms(tx, author, former, 'changed', changesOf(toldOfTerms(former), toldOfTerms(row)));
  });

/** Removes a draft; 400 for any other version. */
export const removeTerms = (db: Db, id: number, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const former = await findTermsToChange(tx, author.now, id);
    if (former.state !== 'Draft') refuse(400, 'Only a draft can be deleted.');
    // A draft has signatures only if the clock was moved on, and back again after somebody signed.
    await tx.delete(termsSignatures).where(eq(termsSignatures.termsId, id));
    await tx.delete(terms).where(eq(terms.id, id));
    await recordOnTerms(tx, author, former, 'deleted', changesOf(toldOfTerms(former), null));
  });

/** Lets a draft come into force at its time, and answers it with its new state. */
export const schedule = (db: Db, id: number, author: Author, basedOn?: number): Promise<Terms> => {
  const activate = ({ state, validFrom }: Terms) => {
    if (state !== 'Draft') refuse(400, 'Only a draft can be activated.');
    if (new Date(validFrom) <= author.now)
      refuse(400, "You can't activate the draft. Set activation date in the future.");
    return { activated: true };
  };
  return changeState(db, author, id, activate, basedOn);
};

/** Makes a version whose time has not come a draft again, and answers it with its new state. */
export const unschedule = (db: Db, id: number, author: Author): Promise<Terms> =>
  changeState(db, author, id, ({ state }) => {
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
