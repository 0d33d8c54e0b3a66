import { eq } from 'drizzle-orm';
import type { FeedbackState, FeedbackType } from '../../../../src/api/admin/feedback';
import type { Db } from '../../../db/database';
import { conversationFeedback, feedbackLogs, genericFeedback } from '../../../db/tables';
import type { Person } from '../../person';
import { refuse } from '../../refusal';

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

/** Finds an item; refuses with 404 where there is none. */
export async function findItem(db: Db, { type, id }: Place): Promise<Item> {
  const table = tables[type];
  const [item] = await db
    .select({ state: table.state, trelloId: table.trelloId, feedback: table.feedback })
    .from(table)
    .where(eq(table.id, id));
  return item ?? noSuchFeedback();
}

export interface Author {
  person: Pick<Person, 'name' | 'email'>;
  now: Date;
}

/** Changes an item, with the line that tells of it in its log; the change counts as its last (contract 3.9). */
export async function changeItem(
  db: Db,
  place: Place,
  changes: Partial<Pick<Item, 'state' | 'trelloId'>>,
  { logEntry, ...author }: Author & { logEntry: string },
): Promise<void> {
  const table = tables[place.type];
  await db.transaction(async (tx) => {
    await tx
      .update(table)
      .set({ ...changes, updatedAt: author.now })
      .where(eq(table.id, place.id));
    await writeLog(tx, place, logEntry, author);
  });
}

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
