import { and, asc, eq, inArray } from 'drizzle-orm';
import { answerTypes, type NumericAnswerOptions, type ProfileQuestion } from '../../../src/api/questions';
import type { Db } from '../../db/database';
import { questionOptions, questions } from '../../db/tables';
import { firstOr404 } from '../or404';
import { refuse } from '../refusal';

export type Question = typeof questions.$inferSelect;

export const noSuchQuestion = 'There is no such question.';

/** A question, draft or active, that is answered in one of these ways; 404 when there is none. */
export async function findAnyQuestion(
  db: Db,
  id: number,
  answerTypeIds: Question['answerTypeId'][] = Object.values(answerTypes),
): Promise<Question> {
  const wanted = and(eq(questions.id, id), inArray(questions.answerTypeId, answerTypeIds));
  return firstOr404(await db.select().from(questions).where(wanted), noSuchQuestion);
}

/** The same for people who answer: a draft is a 404 to them. */
export async function findQuestion(
  db: Db,
  id: number,
  answerTypeIds: Question['answerTypeId'][],
): Promise<Question> {
  const question = await findAnyQuestion(db, id, answerTypeIds);
  if (!question.active) refuse(404, noSuchQuestion);
  return question;
}

/** The keys of all questions, drafts among them. */
export const readKeys = async (db: Db): Promise<string[]> =>
  (await db.select({ key: questions.key }).from(questions).orderBy(asc(questions.key))).map(({ key }) => key);

/** The ends of a numeric question's scale. */
export function scaleOf({ id, minValue, maxValue }: Question): NumericAnswerOptions {
  if (minValue === null || maxValue === null) throw new Error(`Question ${id} has no scale`);
  return { minValue, maxValue };
}

/** The options of a choice question, by sort order. */
export const listOptions = (db: Db, questionId: number) =>
  db
    .select({ id: questionOptions.id, answer: questionOptions.answer })
    .from(questionOptions)
    .where(eq(questionOptions.questionId, questionId))
    .orderBy(asc(questionOptions.sortOrder), asc(questionOptions.id));

/** A question as it goes over the wire (contract 2.4). */
export const toProfileQuestion = (row: Question): ProfileQuestion => ({
  id: row.id,
  question: row.question,
  description: row.description,
  answerTypeId: row.answerTypeId,
  Mandatory: row.mandatory,
});
