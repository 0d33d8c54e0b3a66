import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { answerOptions, answers, questionOptions, questions } from '../../db/tables';

/** What a person has answered to the questions, with the words of both. */
export const readGivenAnswers = (db: Db, userId: string): Promise<Record<string, unknown>[]> =>
  db
    .select({
      question: questions.question,
      value: answers.value,
      chosen: sql<
        string[]
      >`coalesce(json_agg(${questionOptions.answer}) filter (where ${questionOptions.id} is not null), '[]')`,
      answeredAt: answers.answeredAt,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .leftJoin(answerOptions, eq(answerOptions.answerId, answers.id))
    .leftJoin(questionOptions, eq(questionOptions.id, answerOptions.optionId))
    .where(eq(answers.userId, userId))
    .groupBy(answers.id, questions.id)
    .orderBy(asc(answers.id));
