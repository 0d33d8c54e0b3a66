import { millisecondsInHour } from 'date-fns/constants';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import {
  ageVerifications,
  answerOptions,
  answers,
  news,
  newsReads,
  questionOptions,
  questions,
  scores,
  startUps,
  terms,
  termsSignatures,
} from '../../server/db/tables';
import { answerTypes } from '../../src/api/questions';
import { ageConfirmation } from '../../src/api/terms';

/** Where made people sign from; an address kept for documentation. */
const ipAddress = '203.0.113.7';

interface Starter {
  userId: string;
  /** When the person came. */
  since: Date;
  now: Date;
}

/** Stores what somebody leaves behind who has gone through the whole start-up: every flag of the status is true. */
export async function writeStartUp(db: Db, starter: Starter): Promise<void> {
  const { userId, since, now } = starter;
  await db.insert(startUps).values({ userId, introVideoWatchedAt: since, profileSavedAt: since });
  await db.insert(ageVerifications).values({ userId, createdAt: since, ipAddress, content: ageConfirmation });
  await db.insert(scores).values({ userId, score: 4, createdAt: since });
  await signTerms(db, starter);
  await answerQuestions(db, starter);
  const items = await db.select({ newsId: news.id }).from(news);
  if (items.length > 0)
    await db.insert(newsReads).values(items.map(({ newsId }) => ({ userId, newsId, readAt: now })));
}

/** Signs the version that was in force when the person came, and each one since, soon after its first day began. */
async function signTerms(db: Db, { userId, since, now }: Starter): Promise<void> {
  const versions = await db
    .select({ id: terms.id, validFrom: terms.validFrom })
    .from(terms)
    .where(and(eq(terms.activated, true), lte(terms.validFrom, now)))
    .orderBy(asc(terms.validFrom), asc(terms.id));
  const met = versions.filter((_version, index) => {
    const next = versions[index + 1];
    return !next || next.validFrom > since;
  });
  if (met.length === 0) return;
  const signedAt = (validFrom: Date) =>
    validFrom <= since
      ? since
      : new Date(Math.min(validFrom.getTime() + 9 * millisecondsInHour, now.getTime()));
  await db
    .insert(termsSignatures)
    .values(
      met.map(({ id, validFrom }) => ({ userId, termsId: id, signedAt: signedAt(validFrom), ipAddress })),
    );
}

/** Answers every active question: the middle of a scale, the first two of several, the second of the single choices. */
async function answerQuestions(db: Db, { userId, since }: Starter): Promise<void> {
  const asked = await db.select().from(questions).where(eq(questions.active, true));
  if (asked.length === 0) return;
  const given = await db
    .insert(answers)
    .values(
      asked.map(({ id, minValue, maxValue }) => ({
        userId,
        questionId: id,
        value: minValue === null || maxValue === null ? null : Math.round((minValue + maxValue) / 2),
        answeredAt: since,
      })),
    )
    .returning({ id: answers.id, questionId: answers.questionId });
  const options = await db
    .select()
    .from(questionOptions)
    .orderBy(asc(questionOptions.sortOrder), asc(questionOptions.id));
  const chosen = given.flatMap(({ id: answerId, questionId }) => {
    const known = options.filter((option) => option.questionId === questionId);
    const type = asked.find(({ id }) => id === questionId)?.answerTypeId;
    const picked = type === answerTypes.singleChoice ? known.slice(0, 2).slice(-1) : known.slice(0, 2);
    return picked.map(({ id: optionId }) => ({ answerId, optionId }));
  });
  if (chosen.length > 0) await db.insert(answerOptions).values(chosen);
}
