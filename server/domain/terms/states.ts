import { eq } from 'drizzle-orm';
import type { Terms } from '../../../src/api/admin/terms';
import type { Db } from '../../db/database';
import { terms } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import type { Author } from '../author';
import { changedNow, refuseIfNewer, toldChange } from '../lastChange';
import { firstOr404 } from '../or404';
import { recordOnTerms } from './recordOnTerms';
import { termsInForce } from './termsInForce';

type Row = typeof terms.$inferSelect;

/** Versions of the terms as they go over the wire, each with its state at the moment `now` (contract 3.5, D-85). */
export async function readTerms(db: Db, now: Date, rows: readonly Row[]): Promise<Terms[]> {
  const [current] = await termsInForce(db, now);
  const stateOf = ({ id, activated, validFrom }: Row): Terms['state'] => {
    if (!activated) return 'Draft';
    if (validFrom > now) return 'Pending';
    return id === current?.id ? 'Active' : 'Expired';
  };
  return rows.map((row) => ({
    id: row.id,
    validFrom: row.validFrom.toISOString(),
    content: row.content,
    created: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    state: stateOf(row),
    activated: row.activated,
    ...toldChange(row),
  }));
}

const selectTerms = (db: Db, id: number) => db.select().from(terms).where(eq(terms.id, id));

/** One version of the terms; 404 when there is none with that id. */
export async function findTerms(db: Db, now: Date, id: number): Promise<Terms> {
  const found = await readTerms(db, now, await selectTerms(db, id));
  return firstOr404(found, 'There is no such version of the terms.');
}

/** The same for a transaction that goes on to change it: nobody else does until it ends. */
export async function findTermsToChange(transaction: Db, now: Date, id: number): Promise<Terms> {
  await selectTerms(transaction, id).for('update');
  return findTerms(transaction, now, id);
}

/**
 * Activates or de-activates a version and answers it with its new state.
 *
 * @param decide refuses, or says what becomes of the version
 * @param basedOn the revision that the caller has seen
 */
export function changeState(
  db: Db,
  author: Author,
  id: number,
  decide: (version: Terms) => Pick<Row, 'activated'>,
  basedOn?: number,
): Promise<Terms> {
  return db.transaction(async (tx) => {
    const former = await findTermsToChange(tx, author.now, id);
    refuseIfNewer(former.revision, basedOn);
    const change = decide(former);
    await tx
      .update(terms)
      .set({ ...change, ...changedNow(author, former) })
      .where(eq(terms.id, id));
    const changed = await findTerms(tx, author.now, id);
    const action = change.activated ? 'activated' : 'deactivated';
    await recordOnTerms(
      tx,
      author,
      former,
      action,
      changesOf({ State: former.state }, { State: changed.state }),
    );
    return changed;
  });
}
