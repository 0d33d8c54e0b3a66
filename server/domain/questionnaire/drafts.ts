import { and, asc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { ChoiceAnswerEdit, ChoiceQuestion, NumericQuestion } from '../../../src/api/admin/questionnaire';
import type { Db } from '../../db/database';
import { takeLock } from '../../db/locks';
import { questionOptions, questions } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import type { Author } from '../author';
import { changedNow, refuseIfNewer } from '../lastChange';
import { refuse } from '../refusal';
import { noSuchQuestion, type Question } from './find';
import { recordOnQuestion, toldOfQuestion } from './recordOnQuestion';

/** What staff entered, as it is stored; the options of a numeric question are none. */
export interface Draft {
  columns: Pick<Question, 'question' | 'description' | 'key' | 'mandatory' | 'answerTypeId'> &
    Pick<Question, 'minValue' | 'maxValue'>;
  options: ChoiceAnswerEdit[];
}

/** `active` is ignored: only an activation activates (contract 3.6). */
const commonColumns = ({ questionText, helpText, key, mandatory }: NumericQuestion | ChoiceQuestion) => ({
  question: questionText.trim(),
  description: helpText.trim(),
  key: key.trim(),
  mandatory,
});

/** A numeric question as it is stored; 422 for a scale that can't be kept. */
export function toNumericDraft(body: NumericQuestion): Draft {
  const { minValue, maxValue } = body.answers;
  checkSize([minValue, maxValue]);
  const columns = { ...commonColumns(body), answerTypeId: body.answerType, minValue, maxValue };
  return { columns, options: [] };
}

/** A choice question as it is stored; 422 when its answers are of another type than itself. */
export function toChoiceDraft(body: ChoiceQuestion): Draft {
  const { answerType, answers } = body.answers;
  if (answerType !== body.answerType) refuse(422, 'The answers are not of the type of the question.');
  checkSize(answers.map(({ sortOrder }) => sortOrder));
  const options = answers.map(({ answerText, sortOrder }) => ({ answerText: answerText.trim(), sortOrder }));
  const columns = { ...commonColumns(body), answerTypeId: body.answerType, minValue: null, maxValue: null };
  return { columns, options };
}

/** The ends of a Postgres integer. */
const [least, greatest] = [-(2 ** 31), 2 ** 31 - 1];

function checkSize(numbers: readonly number[]): void {
  if (numbers.some((number) => number < least || number > greatest))
    refuse(422, `Please choose numbers from ${least} to ${greatest}.`);
}

/** Stores a new draft below all other questions; 400 when its key is taken. */
export function createDraft(db: Db, { columns, options }: Draft, author: Author): Promise<void> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'questionnaire');
    await checkKey(tx, columns.key);
    const [found] = await tx.select({ last: max(questions.sortOrder) }).from(questions);
    const [question] = await tx
      .insert(questions)
      .values({ ...columns, active: false, sortOrder: (found?.last ?? 0) + 1 })
      .returning();
    if (!question) throw new Error('The question was not stored');
    await writeOptions(tx, question.id, options);
    await recordOnQuestion(
      tx,
      author,
      question,
      'created',
      changesOf(null, toldOfQuestion(question, options)),
    );
  });
}

/** Changes a draft of one of these types; 404 when there is none, 400 when the key is taken, 409 for a newer one. */
export function changeDraft(
  db: Db,
  id: number,
  types: Question['answerTypeId'][],
  { columns, options }: Draft,
  author: Author,
  basedOn?: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'questionnaire');
    const changeable = and(eq(questions.active, false), inArray(questions.answerTypeId, types));
    const [draft] = await tx
      .select()
      .from(questions)
      .where(and(eq(questions.id, id), changeable))
      // Not activated or deleted meanwhile.
      .for('update');
    if (!draft) refuse(404, noSuchQuestion);
    refuseIfNewer(draft.revision, basedOn);
    await checkKey(tx, columns.key, id);
    const former = toldOfQuestion(draft, await readOptions(tx, id));
    await tx
      .update(questions)
      .set({ ...columns, ...changedNow(author, draft) })
      .where(eq(questions.id, id));
    await tx.delete(questionOptions).where(eq(questionOptions.questionId, id));
    await writeOptions(tx, id, options);
    const changes = changesOf(former, toldOfQuestion({ ...draft, ...columns }, options));
    await recordOnQuestion(tx, author, draft, 'changed', changes);
  });
}

/**
 * Keys are unique without regard to case: `{{question:values}}` and `{{question:Values}}` should not be two.
 *
 * @param ownId the question that may have the key already
 */
async function checkKey(db: Db, key: string, ownId?: number): Promise<void> {
  const isTaken = sql`lower(${questions.key}) = lower(${key})`;
  const others = ownId === undefined ? isTaken : and(isTaken, ne(questions.id, ownId));
  if ((await db.$count(questions, others)) > 0)
    refuse(400, 'The question key is already used by another question.', { field: 'key' });
}

async function writeOptions(db: Db, questionId: number, options: Draft['options']): Promise<void> {
  if (options.length === 0) return;
  await db
    .insert(questionOptions)
    .values(options.map(({ answerText: answer, sortOrder }) => ({ questionId, answer, sortOrder })));
}

/** The answers of a choice question as staff edit them, by sort order. */
export const readOptions = (db: Db, questionId: number): Promise<ChoiceAnswerEdit[]> =>
  db
    .select({ answerText: questionOptions.answer, sortOrder: questionOptions.sortOrder })
    .from(questionOptions)
    .where(eq(questionOptions.questionId, questionId))
    .orderBy(asc(questionOptions.sortOrder), asc(questionOptions.id));
