import type { TaskBoardLink } from '../../../src/api/admin/feedback';
import type { Db } from '../../db/database';
import type { Author } from '../author';
import { refuse } from '../refusal';
import type { Tools } from '../tools';
import { fromBoard, oneAtATime, toCard } from './cards';
import { changeItem, findItem, type Place } from './items';

/** The card that an item is linked with, null for none. */
export async function readCardLink(
  { db, taskBoard }: Pick<Tools, 'db' | 'taskBoard'>,
  place: Place,
): Promise<TaskBoardLink | null> {
  const { trelloId } = await findItem(db, place);
  // A card that is no longer on the board can be no link; the item keeps its number until staff do something.
  return trelloId === null ? null : fromBoard(taskBoard, (board) => board.findCard(trelloId));
}

/**
 * Creates a card for an item and links it; 400 where there is one already. The steps with the board stand in no
 * transaction: a board of our own lives in the same database.
 */
export async function createLinkedCard(
  { db, taskBoard, appOrigin }: Pick<Tools, 'db' | 'taskBoard' | 'appOrigin'>,
  place: Place,
  author: Author,
): Promise<void> {
  await findItem(db, place);
  await fromBoard(taskBoard, (board) =>
    oneAtATime(db, place, async () => {
      const item = await findItem(db, place);
      const isLinked = item.trelloId !== null && (await board.findCard(item.trelloId));
      if (isLinked) refuse(400, `Trello card ${item.trelloId} is linked already.`);
      const card = await toCard(db, place, item, appOrigin);
      const trelloId = await board.createCard(card);
      const logEntry = `Created Trello card ${trelloId} and linked it.`;
      await changeItem(db, place, author, () => ({ trelloId, logEntry }));
    }),
  );
}

/** Links an item with a card of the board, in place of the one before; 404 when the board has no such card. */
export async function linkWithCard(
  { db, taskBoard }: Pick<Tools, 'db' | 'taskBoard'>,
  place: Place,
  cardId: number,
  author: Author,
): Promise<void> {
  await findItem(db, place);
  const card = await fromBoard(taskBoard, (board) => board.findCard(cardId));
  if (!card) refuse(404, 'Card not found.');
  const { idShort: trelloId } = card;
  await changeItem(db, place, author, ({ trelloId: former }) => {
    if (former === trelloId) return null;
    const before = former === null ? '' : ` in place of card ${former}`;
    return { trelloId, logEntry: `Linked Trello card ${trelloId}${before}.` };
  });
}

/** Lets go of an item's card, if it has one; the card stays on the board. */
export const unlinkCard = (db: Db, place: Place, author: Author): Promise<void> =>
  changeItem(db, place, author, ({ trelloId }) =>
    trelloId === null ? null : { trelloId: null, logEntry: `Removed the link to Trello card ${trelloId}.` },
  );
