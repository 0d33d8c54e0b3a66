import * as v from 'valibot';
import { wholeText } from '../http/responseText';

/** A card as it stands on the board. */
export interface Card {
  /** Its number on the board. */
  idShort: number;
  name: string;
  /** Where it can be seen. */
  url: string;
  listName: string;
  /** Whether it is archived. */
  closed: boolean;
}

/** The task board on which staff plan what follows from feedback. */
export interface TaskBoard {
  /**
   * Looks a card up by its number on the board; null when there is none.
   *
   * @throws TaskBoardFailure
   */
  findCard(idShort: number): Promise<Card | null>;
  /**
   * Puts a new card on the list for what comes in.
   *
   * @returns its number on the board
   * @throws TaskBoardFailure
   */
  createCard(card: { name: string; description: string }): Promise<number>;
}

/** The board could not be reached, or answered something else than a card. */
export class TaskBoardFailure extends Error {
  override name = 'TaskBoardFailure';
}

/** Whose board it is, and which list on it new cards go to. */
export interface TrelloAccount {
  key: string;
  token: string;
  board: string;
  list: string;
}

const NewCard = v.object({ idShort: v.number() });
const FoundCard = v.object({
  ...NewCard.entries,
  name: v.string(),
  url: v.string(),
  closed: v.boolean(),
  idList: v.string(),
});
const List = v.object({ name: v.string() });

/** More than any card takes. */
const mostBytes = 1_000_000;

/**
 * A board on Trello, read and written through its REST interface.
 *
 * @param url where that is
 * @param timeLimitMs how long each step may take; less than the app's own limit for a read (15 s)
 */
export function createTaskBoard(
  { key, token, board, list }: TrelloAccount,
  url = 'https://api.trello.com/1',
  timeLimitMs = 7_000,
): TaskBoard {
  async function ask<Value>(schema: v.GenericSchema<unknown, Value>, path: string, body?: object) {
    const address = `${url}${path}`;
    try {
      const response = await fetch(address, {
        method: body ? 'POST' : 'GET',
        headers: {
          Accept: 'application/json',
          // In a header they come into no server's log, as they would in the address.
          Authorization: `OAuth oauth_consumer_key="${key}", oauth_token="${token}"`,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeLimitMs),
      });
      const text = await wholeText(
        response,
        mostBytes,
        (words) => new TaskBoardFailure(`${address} ${words}`),
      );
      if (response.status === 404 && !body) return null;
      if (!response.ok)
        throw new TaskBoardFailure(
          `${address} answered ${response.status}: ${secretless(text).slice(0, 300)}`,
        );
      return v.parse(schema, JSON.parse(text));
    } catch (error) {
      if (error instanceof TaskBoardFailure) throw error;
      throw new TaskBoardFailure(`${address} could not be read: ${String(error)}`, { cause: error });
    }
  }

  // Whoever refuses a key may repeat it.
  const secretless = (text: string) => text.replaceAll(key, '…').replaceAll(token, '…');

  return {
    async findCard(idShort) {
      const cards = `/boards/${encodeURIComponent(board)}/cards`;
      const card = await ask(FoundCard, `${cards}/${idShort}?fields=idShort,name,url,closed,idList`);
      if (!card) return null;
      const { idList, ...rest } = card;
      const found = await ask(List, `/lists/${encodeURIComponent(idList)}?fields=name`);
      return { ...rest, listName: found?.name ?? '' };
    },

    async createCard({ name, description }) {
      const card = await ask(NewCard, '/cards', { idList: list, name, desc: description, pos: 'top' });
      if (!card) throw new TaskBoardFailure(`${url}/cards answered nothing`);
      return card.idShort;
    },
  };
}
