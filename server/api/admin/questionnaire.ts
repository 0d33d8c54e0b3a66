import { asc, eq } from 'drizzle-orm';
import {
  activateQuestion,
  changeChoiceQuestion,
  changeNumericQuestion,
  createChoiceQuestion,
  createNumericQuestion,
  deleteQuestion,
  getNumericRange,
  getQuestion,
  listAllQuestions,
  listAnswerTypes,
  listChoiceAnswers,
  swapQuestions,
} from '../../../src/api/admin/questionnaire';
import { answerTypes } from '../../../src/api/questions';
import { takeLock } from '../../db/locks';
import { questions } from '../../db/tables';
import { isId } from '../../domain/ids';
import { namedAnswerTypes, toAdminQuestion } from '../../domain/questionnaire/answerTypes';
import {
  changeDraft,
  createDraft,
  readOptions,
  toChoiceDraft,
  toNumericDraft,
} from '../../domain/questionnaire/drafts';
import { findAnyQuestion, noSuchQuestion, scaleOf } from '../../domain/questionnaire/find';
import { refuse } from '../../domain/refusal';
import { handle } from '../handle';

const { numeric, multipleChoice, singleChoice } = answerTypes;

/** The calls on the questionnaire (contract 3.6). */
export const questionnaireHandlers = [
  handle(listAnswerTypes, async () => namedAnswerTypes),

  handle(listAllQuestions, async ({ db }) => {
    const rows = await db.select().from(questions).orderBy(asc(questions.sortOrder), asc(questions.id));
    return rows.map(toAdminQuestion);
  }),

  handle(swapQuestions, ({ db, body: { id1, id2 } }) =>
    db.transaction(async (tx) => {
      if (![id1, id2].every(isId)) refuse(404, noSuchQuestion);
      await takeLock(tx, 'questionnaire');
      const first = await findAnyQuestion(tx, id1);
      const second = await findAnyQuestion(tx, id2);
      await tx.update(questions).set({ sortOrder: second.sortOrder }).where(eq(questions.id, id1));
      await tx.update(questions).set({ sortOrder: first.sortOrder }).where(eq(questions.id, id2));
    }),
  ),

  handle(getQuestion, async ({ db, params }) => toAdminQuestion(await findAnyQuestion(db, params.id))),

  handle(deleteQuestion, async ({ db, params }) => {
    // Options and answers go along: their foreign keys cascade.
    const deleted = await db
      .delete(questions)
      .where(eq(questions.id, params.id))
      .returning({ id: questions.id });
    if (deleted.length === 0) refuse(404, noSuchQuestion);
  }),

  handle(activateQuestion, async ({ db, params }) => {
    const activated = await db
      .update(questions)
      .set({ active: true })
      .where(eq(questions.id, params.id))
      .returning({ id: questions.id });
    if (activated.length === 0) refuse(404, noSuchQuestion);
  }),

  handle(getNumericRange, async ({ db, params }) => scaleOf(await findAnyQuestion(db, params.id, [numeric]))),

  handle(listChoiceAnswers, async ({ db, params }) => {
    const { id } = await findAnyQuestion(db, params.id, [multipleChoice, singleChoice]);
    return readOptions(db, id);
  }),

  handle(createNumericQuestion, ({ db, body }) => createDraft(db, toNumericDraft(body))),
  handle(createChoiceQuestion, ({ db, body }) => createDraft(db, toChoiceDraft(body))),

  handle(changeNumericQuestion, ({ db, params, body }) =>
    changeDraft(db, params.id, [numeric], toNumericDraft(body)),
  ),

  handle(changeChoiceQuestion, ({ db, params, body }) =>
    changeDraft(db, params.id, [multipleChoice, singleChoice], toChoiceDraft(body)),
  ),
];
