import { eq } from 'drizzle-orm';
import type { Category } from '../../../src/api/feedback';
import type { Db } from '../../db/database';
import { genericFeedback } from '../../db/tables';
import { withLease } from '../../db/withLease';
import { type TaskBoard, TaskBoardFailure } from '../../integrations/taskBoard';
import { refuse } from '../refusal';
import type { Item, Place } from './items';

/** Asks the task board; when it fails, or there is none, that is not the caller's doing. */
export async function fromBoard<Answer>(
  board: TaskBoard | null,
  ask: (board: TaskBoard) => Promise<Answer>,
): Promise<Answer> {
  if (!board) refuse(502, 'There is no Trello board: TRELLO_KEY is not set on the server.');
  return ask(board).catch((error: unknown) => {
    if (!(error instanceof TaskBoardFailure)) throw error;
    console.error(`The task board failed: ${error.message}`);
    refuse(502, 'Trello did not answer. Please try again in a moment.');
  });
}

/** Lets one card at a time be created for an item: who presses twice gets one, not two, whichever servers hear of it. */
export async function oneAtATime(db: Db, { type, id }: Place, create: () => Promise<void>): Promise<void> {
  const isCreated = await withLease(db, `card of ${type}/${id}`, create);
  if (!isCreated) refuse(400, 'A Trello card for this feedback is being created already.');
}

const kinds = { suggestion: 'Suggestion', bug: 'Bug', compliment: 'Compliment' };

/** What a card is called: what kind of feedback it came of, null for a conversation, and how that begins. */
export const cardName = (category: Category | null, feedback: string): string =>
  `${category ? kinds[category] : 'Conversation'}: ${shortened(feedback)}`;

/** What a new card says: the feedback and where it can be looked into, but not who gave it. */
export async function toCard(db: Db, { type, id }: Place, { feedback }: Item, appOrigin: string) {
  const page = `${appOrigin}/admin/feedback/${type}/${id}`;
  const [about] =
    type === 'generic' ? await db.select().from(genericFeedback).where(eq(genericFeedback.id, id)) : [];
  return {
    name: cardName(about?.category ?? null, feedback),
    description: [feedback, ...(about ? [`Page: ${about.page}`] : []), page].join('\n\n'),
  };
}

const longestName = 80;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestName ? line : `${line.slice(0, longestName - 1).trimEnd()}…`;
};
