import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trelloCards } from '../../../sandbox/db/tables';
import { demoDump } from '../../../sandbox/seed/demoDump';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { conversationFeedback, genericFeedback, scores } from '../../../server/db/tables';
import { readLogs } from '../../../server/domain/feedback/logs';
import { readConversationItem, readGenericItem } from '../../../server/domain/feedback/read';
import {
  ConversationFeedbackItem,
  FeedbackState,
  GenericFeedbackItem,
  needsLogEntry,
  transitions,
} from '../../../src/api/admin/feedback';
import { openingLimitMs } from '../../server/support/openingLimit';

const noon = new Date('2026-05-20T12:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dump: await demoDump(noon) });
}, openingLimitMs);
afterAll(() => database.close());

const change = /^State changed from (\w+) to (\w+)(?:: (.+)|\.)$/;

describe.each([
  ['generic', genericFeedback, 120],
  ['conversation', conversationFeedback, 40],
] as const)('the %s feedback of the demonstration', (type, table, count) => {
  const read = () => database.db.select().from(table).orderBy(asc(table.id));

  it('is there in every state, some with a card, the oldest first', async () => {
    const rows = await read();
    expect(rows).toHaveLength(count);
    for (const state of FeedbackState.options)
      expect(rows.filter((row) => row.state === state).length).toBeGreaterThan(3);
    expect(rows.filter(({ trelloId }) => trelloId !== null).length).toBeGreaterThan(5);
    const times = rows.map(({ createdAt }) => +createdAt);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(rows.every(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt <= noon)).toBe(true);
  });

  it('came to its state by the allowed ways, as its log tells', async () => {
    for (const { id, state, trelloId, createdAt } of await read()) {
      const { logs } = await readLogs(database.db, { type, id });
      let reached: FeedbackState = 'New';
      let last = createdAt.toISOString();
      for (const { logEntry, timestamp } of logs.reverse()) {
        expect(timestamp >= last && timestamp <= noon.toISOString()).toBe(true);
        last = timestamp;
        const [, from, to, reason] = change.exec(logEntry) ?? [];
        if (!from) continue;
        const next = v.parse(FeedbackState, to);
        expect([logEntry, from]).toEqual([logEntry, reached]);
        expect(transitions[reached]).toContain(next);
        expect(Boolean(reason)).toBe(needsLogEntry(reached, next));
        reached = next;
      }
      expect([id, reached]).toEqual([id, state]);
      const isTold = logs.some(
        ({ logEntry }) => logEntry === `Created Trello card ${trelloId} and linked it.`,
      );
      expect([id, isTold]).toEqual([id, trelloId !== null]);
    }
  });
});

describe('what people say', () => {
  it('about a page has a name, unless they have left', async () => {
    const items = await Promise.all(
      (await database.db.select({ id: genericFeedback.id }).from(genericFeedback)).map(({ id }) =>
        readGenericItem(database.db, id),
      ),
    );
    for (const item of items) v.parse(GenericFeedbackItem, item);
    const named = items.filter(({ actor }) => actor);
    expect(named.length).toBeGreaterThan(60);
    expect(named.length).toBeLessThan(items.length);
    expect(new Set(items.map(({ category }) => category)).size).toBe(3);
  });

  it('about a conversation points at a reply in it', async () => {
    const rows = await database.db.select({ id: conversationFeedback.id }).from(conversationFeedback);
    for (const { id } of rows) {
      const { chatId, data } = v.parse(ConversationFeedbackItem, await readConversationItem(database.db, id));
      const said = data.SessionModules.flatMap(({ Chats }) => Chats);
      expect(said.find(({ Id }) => Id === chatId)?.ChatType).toBe(1);
    }
  });
});

describe('the task board of the demonstration', () => {
  it('has every linked card, and others that can be linked', async () => {
    const cards = await database.db.select().from(trelloCards);
    const linked = [
      ...(await database.db.select({ trelloId: genericFeedback.trelloId }).from(genericFeedback)),
      ...(await database.db.select({ trelloId: conversationFeedback.trelloId }).from(conversationFeedback)),
    ].flatMap(({ trelloId }) => (trelloId === null ? [] : [trelloId]));
    expect(new Set(linked).size).toBe(linked.length);
    const numbers = cards.map(({ idShort }) => idShort);
    expect(numbers).toEqual(expect.arrayContaining(linked));
    expect(numbers.length).toBeGreaterThan(linked.length);
    expect(new Set(cards.map(({ listId }) => listId)).size).toBe(4);
    expect(cards.some(({ closed }) => closed)).toBe(true);
  });
});

describe('the scores of the demonstration', () => {
  it('reach back a year and a half, and every score was given', async () => {
    const rows = await database.db.select().from(scores);
    expect(rows.length).toBeGreaterThan(1_000);
    const times = rows.map(({ createdAt }) => +createdAt);
    const days = (Math.max(...times) - Math.min(...times)) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(530);
    expect(Math.max(...times)).toBeLessThanOrEqual(+noon);
    expect([...new Set(rows.map(({ score }) => score))].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});
