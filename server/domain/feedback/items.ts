import { eq } from 'drizzle-orm';
import type { FeedbackState, FeedbackType } from '../../../src/api/admin/feedback';
import type { Db } from '../../db/database';
import { conversationFeedback, feedbackLogs, genericFeedback } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import { type Deed, record } from '../audit/record';
import type { Author } from '../author';
import { refuse } from '../refusal';

/** Which item of feedback is meant. */
export interface Place {
  type: FeedbackType;
  id: number;
}

export const noSuchFeedback = (): never => refuse(404, 'There is no such feedback.');

/** Reads the type out of a path; there are two, and paths match without regard to case (contract 1). */
export function placeOf({ type, id }: { type: string; id: number }): Place {
  const known = type.toLowerCase();
  return known === 'generic' || known === 'conversation' ? { type: known, id } : noSuchFeedback();
}

const tables = { generic: genericFeedback, conversation: conversationFeedback };

/** What both kinds have, as far as it can change. */
export interface Item {
  state: FeedbackState;
  trelloId: number | null;
  feedback: string;
}

const selectItem = (db: Db, { type, id }: Place) => {
  const table = tables[type];
  return db
    .select({ state: table.state, trelloId: table.trelloId, feedback: table.feedback })
    .from(table)
    .where(eq(table.id, id));
};

/** Finds an item; refuses with 404 where there is none. */
export async function findItem(db: Db, place: Place): Promise<Item> {
  const [item] = await selectItem(db, place);
  return item ?? noSuchFeedback();
}

/** What becomes of an item, and the line that tells of it in its log. */
export interface Change extends Partial<Pick<Item, 'state' | 'trelloId'>> {
  logEntry: string;
}

/**
 * Changes an item, with a line in its log; the change counts as its last (contract 3.9). Of several who change it at
 * once, each sees what the one before has left. Refuses with 404 where there is none.
 *
 * @param decide refuses, says what changes, or null for nothing
 */
export async function changeItem(
  db: Db,
  place: Place,
  author: Author,
  decide: (item: Item) => Change | null,
): Promise<void> {
  const table = tables[place.type];
  await db.transaction(async (tx) => {
    const [item] = await selectItem(tx, place).for('update');
    const former = item ?? noSuchFeedback();
    const change = decide(former);
    if (!change) return;
    const { logEntry, ...columns } = change;
    await tx
      .update(table)
      .set({ ...columns, updatedAt: author.now })
      .where(eq(table.id, place.id));
    await writeLog(tx, place, logEntry, author);
    const changes = changesOf(told(former), told({ ...former, ...columns }));
    await record(tx, author, { ...deedOn(place), action: 'changed', changes });
  });
}

/** What the audit trail tells of an item: nothing that people or staff wrote. */
export const deedOn = ({ type, id }: Place): Pick<Deed, 'feature' | 'subject' | 'id'> => ({
  feature: 'feedback',
  subject: `${type === 'generic' ? 'Feedback' : 'Reported conversation'} ${id}`,
  id,
});
const told = ({ state, trelloId }: Item) => ({ State: state, 'Trello card': trelloId });

/** Adds a line to an item's log. */
export async function writeLog(
  db: Db,
  { type, id }: Place,
  logEntry: string,
  { person, now }: Author,
): Promise<void> {
  await db.insert(feedbackLogs).values({
    feedbackType: type,
    feedbackId: id,
    createdAt: now,
    createdBy: person.name,
    createdByEmail: person.email,
    logEntry,
  });
}
