import { asc, isNull } from 'drizzle-orm';
import type { FeedbackType } from '../../../src/api/admin/feedback';
import type { Db } from '../../db/database';
import { conversationFeedback, feedbackLogs, genericFeedback, users } from '../../db/tables';
import { daysBefore } from '../days';
import { between, createRandom } from '../random';
import { firstLinkedCard, seedCards } from './cards';
import { type History, historyOf } from './history';
import { readTalks } from './talks';
import { pageTexts, reportTexts } from './texts';

const seed = 40_961;
const minuteMs = 60_000;

const pageItems = 120;
const reports = 40;

/** What somebody who comes second to the same thing puts in front of it. */
const openings = ['This happened to me: ', 'I have written it before. ', 'From all of us here: ', ''];

/**
 * Fills in what people have said about pages and conversations, in every state, with what staff did about it, and the
 * cards that came of it. After the people.
 */
export async function seedFeedback(db: Db, now: Date): Promise<void> {
  const random = createRandom(seed);
  let nextCard = firstLinkedCard;
  const story = (createdAt: Date, index: number) => {
    const trelloId = index % 4 === 1 && +now - +createdAt > 8 * 24 * 60 * minuteMs ? nextCard++ : null;
    return { trelloId, history: historyOf({ createdAt, trelloId, index }, random, now) };
  };

  const senders = await db.select().from(users).where(isNull(users.deletedAt)).orderBy(asc(users.createdAt));
  const ages = Array.from({ length: pageItems }, () => random() ** 1.6 * 175).sort((a, b) => b - a);
  const items = ages.map((age, index) => {
    const createdAt = daysBefore(now, age);
    const [category, opinion, page, text] = inTurn(pageTexts, index * 7);
    const known = senders.filter((sender) => sender.createdAt < createdAt);
    const sender = index % 9 === 4 ? undefined : known[between(random, 0, known.length - 1)];
    const opening = index < pageTexts.length ? '' : inTurn(openings, index);
    const feedback = opening + text;
    return {
      userId: sender?.id ?? null,
      category,
      opinion,
      page,
      feedback,
      createdAt,
      ...story(createdAt, index),
    };
  });
  const talks = (await readTalks(db, reports)).map((talk, index) => ({
    ...talk,
    feedback: inTurn(reportTexts, index),
    ...story(talk.createdAt, index),
  }));

  const pageRows = await db
    .insert(genericFeedback)
    .values(items.map(toRow))
    .returning({ id: genericFeedback.id });
  const talkRows = await db
    .insert(conversationFeedback)
    .values(talks.map(toRow))
    .returning({ id: conversationFeedback.id });
  const logs = [...logsOf('generic', pageRows, items), ...logsOf('conversation', talkRows, talks)];
  await db.insert(feedbackLogs).values(logs.sort((a, b) => +a.createdAt - +b.createdAt));
  await seedCards(
    db,
    now,
    [...items, ...talks].flatMap(({ trelloId, feedback, createdAt, history: { state } }) =>
      trelloId === null ? [] : [{ idShort: trelloId, feedback, createdAt, state }],
    ),
  );
}

/** Comes round again when there is no more. */
function inTurn<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to take turns with');
  return value;
}

const toRow = <Item extends { history: History }>({ history: { state, updatedAt }, ...item }: Item) => ({
  ...item,
  state,
  updatedAt,
});

const logsOf = (
  feedbackType: FeedbackType,
  rows: readonly { id: number }[],
  items: readonly { history: History }[],
) =>
  rows.flatMap(({ id: feedbackId }, index) =>
    (items[index]?.history.logs ?? []).map((log) => ({ ...log, feedbackType, feedbackId })),
  );
