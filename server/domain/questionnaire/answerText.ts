import { and, eq } from 'drizzle-orm';
import { answerTypes } from '../../../src/api/questions';
import type { Db } from '../../db/database';
import { questions } from '../../db/tables';
import { chosenOptions, numericAnswer } from './answers';

/**
 * What a person answered to the question of this key, as it stands in a prompt: a number on its scale, e.g.
 * `7 (on a scale from 1 to 10)`, or the chosen options, e.g. `Calm, My family`. Empty for an unanswered question, a
 * draft, and a key that no question has.
 */
export async function answerText(db: Db, userId: string, key: string): Promise<string> {
  const [question] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.key, key), eq(questions.active, true)));
  if (!question) return '';
  if (question.answerTypeId === answerTypes.numeric) {
    const value = await numericAnswer(db, userId, question.id);
    return value === null ? '' : `${value} (on a scale from ${question.minValue} to ${question.maxValue})`;
  }
  return (await chosenOptions(db, userId, question.id)).map(({ answer }) => answer).join(', ');
}
