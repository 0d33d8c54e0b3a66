import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationFeedback, feedbackLogs, genericFeedback } from '../../../../server/db/tables';
import { type Card, TaskBoardFailure } from '../../../../server/integrations/taskBoard';
import {
  createCard,
  type FeedbackType,
  getGenericFeedback,
  getTaskBoardLink,
  linkCard,
  listConversationFeedback,
  listFeedbackLogs,
  removeCardLink,
} from '../../../../src/api/admin/feedback';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, appOrigin, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
/** The cards of the board, and what was asked to be put on it. */
let cards: Card[];
let created: { name: string; description: string }[];
let generic: number;
let conversation: number;

beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin', 'edit:feedback'] });
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [genericFeedback, conversationFeedback, feedbackLogs]) await api.db.delete(table);
  cards = [cardOf(7), cardOf(8)];
  created = [];
  api.answering.taskBoard = {
    findCard: async (idShort) => cards.find((card) => card.idShort === idShort) ?? null,
    createCard: async (card) => {
      created.push(card);
      cards.push(cardOf(40 + created.length));
      return 40 + created.length;
    },
  };
  const at = new Date('2030-03-01T12:00:00Z');
  const head = { state: 'New', createdAt: at, updatedAt: at } as const;
  const [page] = await api.db
    .insert(genericFeedback)
    .values({ ...head, category: 'bug', opinion: 1, feedback: `Hidden ${'x'.repeat(90)}`, page: '/profile' })
    .returning();
  const data = {
    ...{ ClientSummary: null, SessionSummary: null, Closed: null, SessionModules: [] },
    Started: at.toISOString(),
  };
  const [talk] = await api.db
    .insert(conversationFeedback)
    .values({ ...head, chatId: 1, feedback: 'Not\nkind', data })
    .returning();
  generic = page?.id ?? 0;
  conversation = talk?.id ?? 0;
});

const cardOf = (idShort: number, changes: Partial<Card> = {}): Card => ({
  idShort,
  name: `Card ${idShort}`,
  url: `https://trello.com/c/${idShort}`,
  listName: 'Doing',
  closed: false,
  ...changes,
});
const at = (type: FeedbackType = 'generic') => ({ type, id: type === 'generic' ? generic : conversation });
const create = (type?: FeedbackType) => api.send(createCard, staff, { params: at(type) });
const link = (cardId: number) => api.send(linkCard, staff, { params: { ...at(), cardId } });
const remove = () => api.send(removeCardLink, staff, { params: at() });
const read = (type?: FeedbackType) => api.send(getTaskBoardLink, staff, { params: at(type) });
const item = async () => (await api.send(getGenericFeedback, staff, { params: { id: generic } })).data;
const lines = async (type?: FeedbackType) =>
  (await api.send(listFeedbackLogs, staff, { params: at(type) })).data.logs.map(({ logEntry }) => logEntry);

function boardFails() {
  const fail = async () => {
    throw new TaskBoardFailure('the board is closed');
  };
  api.answering.taskBoard = { findCard: fail, createCard: fail };
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

describe('feedback without a card', () => {
  it('has no link', async () => {
    expect(await read()).toMatchObject({ status: 204, data: null });
  });

  it('gets one that tells what it is about, but not of whom', async () => {
    expect((await create()).status).toBe(204);
    expect((await read()).data).toEqual(cardOf(41));
    expect((await item()).trelloId).toBe(41);
    expect(await lines()).toEqual(['Created Trello card 41 and linked it.']);
    expect((await item()).updatedAt).not.toBe((await item()).createdAt);
    expect(created).toEqual([
      {
        name: `Bug: Hidden ${'x'.repeat(72)}…`,
        description: `Hidden ${'x'.repeat(90)}\n\nPage: /profile\n\n${appOrigin}/admin/feedback/generic/${generic}`,
      },
    ]);
  });

  it('gets one for a conversation as well', async () => {
    expect((await create('conversation')).status).toBe(204);
    expect(created[0]?.name).toBe('Conversation: Not kind');
    expect(created[0]?.description).toContain(`${appOrigin}/admin/feedback/conversation/${conversation}`);
    const { data } = (await api.send(listConversationFeedback, staff)).data;
    expect(data[0]?.trelloId).toBe(41);
    expect(await lines('conversation')).toHaveLength(1);
    expect(await lines('generic')).toEqual([]);
  });

  it('gets one card only from two presses', async () => {
    const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 400, 400]);
    expect(created).toHaveLength(1);
  });

  it('is linked with a card by its number', async () => {
    cards = [cardOf(7, { closed: true })];
    expect((await link(7)).status).toBe(204);
    expect((await read()).data).toEqual(cardOf(7, { closed: true }));
    expect(await lines()).toEqual(['Linked Trello card 7.']);
  });

  it('is not linked with a card that is not on the board', async () => {
    for (const id of [9, 99_998]) {
      expect(await link(id)).toMatchObject({ status: 404, error: { message: 'Card not found.' } });
    }
    expect((await item()).trelloId).toBeNull();
    expect(await lines()).toEqual([]);
  });

  it('loses nothing when its link is deleted', async () => {
    expect((await remove()).status).toBe(204);
    expect(await lines()).toEqual([]);
  });
});

describe('feedback with a card', () => {
  beforeEach(async () => {
    await link(7);
  });

  it('gets no second one', async () => {
    expect(await create()).toMatchObject({
      status: 400,
      error: { message: 'Trello card 7 is linked already.' },
    });
    expect(created).toEqual([]);
  });

  it('is linked with another one, and the log tells', async () => {
    await link(8);
    await link(8);
    expect((await item()).trelloId).toBe(8);
    expect(await lines()).toEqual(['Linked Trello card 8 in place of card 7.', 'Linked Trello card 7.']);
  });

  it('loses the link, and the card stays', async () => {
    expect((await remove()).status).toBe(204);
    expect((await read()).status).toBe(204);
    expect((await item()).trelloId).toBeNull();
    expect((await lines())[0]).toBe('Removed the link to Trello card 7.');
    expect(cards).toHaveLength(2);
  });

  it('is linked and set free once, however many press at once, and the log tells it in its order', async () => {
    await Promise.all([link(8), link(8)]);
    await Promise.all([remove(), remove()]);
    expect(await lines()).toEqual([
      'Removed the link to Trello card 8.',
      'Linked Trello card 8 in place of card 7.',
      'Linked Trello card 7.',
    ]);
  });

  it('that is gone from the board shows no link, and can get a new card', async () => {
    cards = [];
    expect((await read()).status).toBe(204);
    expect((await create()).status).toBe(204);
    expect((await item()).trelloId).toBe(41);
  });
});

describe('a board that does not answer', () => {
  it('is told, changes nothing, and does not keep a link from being deleted', async () => {
    await link(7);
    const logged = boardFails();
    const failed = {
      status: 502,
      error: { message: 'Trello did not answer. Please try again in a moment.' },
    };
    for (const attempt of [read, () => link(8), create, () => create('conversation')])
      expect(await attempt()).toMatchObject(failed);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('the board is closed'));
    expect((await item()).trelloId).toBe(7);
    expect((await remove()).status).toBe(204);
    // A try that failed does not stand in the way of the next.
    expect((await create('conversation')).status).toBe(502);
    logged.mockRestore();
  });
});

describe('what there is not', () => {
  it.each([
    [getTaskBoardLink, 'generic'],
    [createCard, 'conversation'],
    [removeCardLink, 'generic'],
    [linkCard, 'conversation'],
    [getTaskBoardLink, 'praise'],
  ])('is a 404 (%#)', async (call, type) => {
    expect(await api.send(call, staff, { params: { type, id: 987_654, cardId: 7 } })).toMatchObject({
      status: 404,
      error: { message: 'There is no such feedback.' },
    });
  });
});
