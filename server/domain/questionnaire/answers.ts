import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { answerOptions, answers, questionOptions } from '../../db/tables';
import { refuse } from '../refusal';
import { listOptions, type Question, scaleOf } from './find';

/** Whose answer it is, and when it is given. */
interface Given {
  userId: string;
  now: Date;
}

/** The number that a person gave; null while there is none. */
export async function numericAnswer(db: Db, userId: string, questionId: number): Promise<number | null> {
  const [answer] = await db
    .select({ value: answers.value })
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.questionId, questionId)));
  return answer?.value ?? null;
}

/** The options that a person chose, by sort order; none while the question is unanswered. */
export const chosenOptions = (db: Db, userId: string, questionId: number) =>
  db
    .select({ id: questionOptions.id, answer: questionOptions.answer })
    .from(answers)
    .innerJoin(answerOptions, eq(answerOptions.answerId, answers.id))
    .innerJoin(questionOptions, eq(questionOptions.id, answerOptions.optionId))
    .where(and(eq(answers.userId, userId), eq(answers.questionId, questionId)))
    .orderBy(asc(questionOptions.sortOrder), asc(questionOptions.id));

/** Stores a number in place of whatever was answered before; 400 for one that is not on the scale. */
export async function saveNumber(db: Db, question: Question, value: number, given: Given): Promise<void> {
  const { minValue, maxValue } = scaleOf(question);
  if (!Number.isInteger(value) || value < minValue || value > maxValue)
    refuse(400, `Please choose a whole number from ${minValue} to ${maxValue}.`);
  await saveAnswer(db, question.id, value, given);
}

/** Stores a choice in place of whatever was answered before; 400 for an option of another question. */
export async function saveChoice(
  db: Db,
  question: Question,
  optionIds: readonly number[],
  given: Given,
): Promise<void> {
  const chosen = new Set(optionIds);
  const known = new Set((await listOptions(db, question.id)).map(({ id }) => id));
  if ([...chosen].some((id) => !known.has(id))) refuse(400, 'This question has no such option.');
  await db.transaction(async (tx) => {
    const answerId = await saveAnswer(tx, question.id, null, given);
    await tx.delete(answerOptions).where(eq(answerOptions.answerId, answerId));
    if (chosen.size === 0) return;
    await tx.insert(answerOptions).values([...chosen].map((optionId) => ({ answerId, optionId })));
  });
}

async function saveAnswer(db: Db, questionId: number, value: number | null, { userId, now }: Given) {
  const [answer] = await db
    .insert(answers)
    .values({ userId, questionId, value, answeredAt: now })
    .onConflictDoUpdate({ target: [answers.userId, answers.questionId], set: { value, answeredAt: now } })
    .returning({ id: answers.id });
  if (!answer) throw new Error('The answer was not stored');
  return answer.id;
}
