import type { Db } from '../../../server/db/database';
import { cardName } from '../../../server/domain/feedback/cards';
import type { FeedbackState } from '../../../src/api/admin/feedback';
import type { Category } from '../../../src/api/feedback';
import { trelloCards } from '../../db/tables';
import type { ListId } from '../../standIns/trello/lists';
import { newCardId } from '../../standIns/trello/standIn';
import { daysBefore } from '../days';

/** What is on the board already without feedback behind it: staff can link it. */
const others: [name: string, list: ListId, closed?: true][] = [
  ['Larger letters throughout', 'planned'],
  ['Search in older conversations', 'doing'],
  ['Polish', 'planned'],
  ['Evening reminder', 'inbox'],
  ['Keep articles for later', 'inbox'],
  ['Export of a conversation', 'planned'],
  ['Links in the dark look', 'done'],
  ['Prompt: do not promise reminders', 'done'],
  ['Prompt: one question at a time', 'doing'],
  ['Old sign-up page', 'done', true],
];

/** A card that a linked item of feedback asks for. */
export interface LinkedCard {
  idShort: number;
  /** Null for a conversation. */
  category: Category | null;
  feedback: string;
  state: FeedbackState;
  createdAt: Date;
}

/** The first number that a card of an item of feedback can have. */
export const firstLinkedCard = others.length + 1;

/** Fills in the task board: cards of its own, and those that came of feedback. */
export async function seedCards(db: Db, now: Date, linked: readonly LinkedCard[]): Promise<void> {
  await db.insert(trelloCards).values(
    others.map(([name, listId, closed = false], index) => ({
      ...{ id: newCardId(), name, listId, closed },
      description: '',
      createdAt: daysBefore(now, 200 - index),
    })),
  );
  // The numbers follow from the order; the board goes on counting behind them.
  await db.insert(trelloCards).values(
    [...linked]
      .sort((a, b) => a.idShort - b.idShort)
      .map(({ idShort, category, feedback, state, createdAt }) => ({
        id: newCardId(),
        name: cardName(category, feedback),
        description: feedback,
        listId: listFor(state, idShort),
        closed: state === 'Closed' || (state === 'Resolved' && idShort % 3 === 0),
        createdAt,
      })),
  );
}

const listFor = (state: FeedbackState, idShort: number): ListId =>
  state === 'InProgress' ? (idShort % 2 === 0 ? 'doing' : 'planned') : 'done';
