import { asc, isNull } from 'drizzle-orm';
import type { Db } from '../../../server/db/database';
import { conversationFeedback, feedbackLogs, genericFeedback, users } from '../../../server/db/tables';
import type { FeedbackType } from '../../../src/api/admin/feedback';
import { daysBefore } from '../days';
import { between, createRandom } from '../random';
import { firstLinkedCard, seedCards } from './cards';
import { type History, historyOf, type Kind } from './history';
import { readTalks } from './talks';
import { emptyTexts, openings, pageTexts, reportTexts } from './texts';

const seed = 40_961;

const pageItems = 120;
const reports = 40;

/**
 * Fills in what people have said about pages and conversations, in every state, with what staff did about it, and the
 * cards that came of it. After the people.
 */
export async function seedFeedback(db: Db, now: Date): Promise<void> {
  const random = createRandom(seed);
  let nextCard = firstLinkedCard;
  const story = (kind: Kind, createdAt: Date, index: number) => {
    const isPlanned = kind === 'work' && index % 3 === 1 && createdAt < daysBefore(now, 8);
    const trelloId = isPlanned ? nextCard++ : null;
    return { trelloId, history: historyOf({ createdAt, kind, trelloId, index }, random, now) };
  };

  const senders = await db.select().from(users).where(isNull(users.deletedAt)).orderBy(asc(users.createdAt));
  const ages = Array.from({ length: pageItems }, () => random() ** 1.6 * 175).sort((a, b) => b - a);
  const items = ages.map((age, index) => {
    const createdAt = daysBefore(now, age);
    const isEmpty = index % 24 === 9;
    const [category, opinion, page, text] = inTurn(isEmpty ? emptyTexts : pageTexts, index * 7);
    const isRepeated = index >= pageTexts.length && !isEmpty;
    const feedback = isRepeated ? inTurn(openings[category], between(random, 0, 99)) + text : text;
    const kind = isEmpty ? 'empty' : category === 'compliment' ? 'praise' : 'work';
    const known = senders.filter((sender) => sender.createdAt < createdAt);
    const sender = index % 9 === 4 ? undefined : known[between(random, 0, known.length - 1)];
    const head = { userId: sender?.id ?? null, category, opinion, page, feedback, createdAt };
    return { ...head, ...story(kind, createdAt, index) };
  });
  const talks = (await readTalks(db, reports)).map((talk, index) => ({
    ...talk,
    feedback: inTurn(reportTexts, index),
    ...story('work', talk.createdAt, index),
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
    [...items, ...talks.map((talk) => ({ ...talk, category: null }))].flatMap(
      ({ trelloId, category, feedback, createdAt, history: { state } }) =>
        trelloId === null ? [] : [{ idShort: trelloId, category, feedback, createdAt, state }],
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
