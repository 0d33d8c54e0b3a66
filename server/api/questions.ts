import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  answerTypes,
  changeChoiceAnswers,
  changeNumericAnswer,
  changeRadioAnswer,
  getChoiceAnswers,
  getNumericAnswer,
  getNumericAnswerOptions,
  giveChoiceAnswers,
  giveNumericAnswer,
  giveRadioAnswer,
  listChoiceOptions,
  listQuestions,
  listUnansweredQuestions,
} from '../../src/api/questions';
import { answers, questions, shownQuestions } from '../db/tables';
import { chosenOptions, numericAnswer, saveChoice, saveNumber } from '../domain/questionnaire/answers';
import { findQuestion, listOptions, scaleOf, toProfileQuestion } from '../domain/questionnaire/find';
import { handle } from './handle';

const { numeric, multipleChoice, singleChoice } = answerTypes;
const bySortOrder = [asc(questions.sortOrder), asc(questions.id)];

/** The calls on the questionnaire (contract 2.4). */
export const questionHandlers = [
  handle(listQuestions, async ({ db }) => {
    const rows = await db
      .select()
      .from(questions)
      .where(eq(questions.active, true))
      .orderBy(...bySortOrder);
    return rows.map(toProfileQuestion);
  }),

  handle(listUnansweredQuestions, async ({ db, person }) => {
    const rows = await db
      .select({ question: questions })
      .from(questions)
      .leftJoin(answers, and(eq(answers.questionId, questions.id), eq(answers.userId, person.id)))
      .where(and(questions.active, isNull(answers.id)))
      .orderBy(...bySortOrder);
    return { questions: rows.map(({ question }) => toProfileQuestion(question)) };
  }),

  handle(getNumericAnswerOptions, async ({ db, params }) =>
    scaleOf(await findQuestion(db, params.id, [numeric])),
  ),

  handle(getNumericAnswer, async ({ db, params, person }) => {
    const { id } = await findQuestion(db, params.id, [numeric]);
    return { value: await numericAnswer(db, person.id, id) };
  }),

  handle(listChoiceOptions, async ({ db, params, person }) => {
    const question = await findQuestion(db, params.id, [multipleChoice, singleChoice]);
    if (question.answerTypeId === singleChoice && !question.mandatory) {
      // Whoever was shown it may skip it (OPEN-48).
      const shown = { userId: person.id, questionId: question.id };
      await db.insert(shownQuestions).values(shown).onConflictDoNothing();
    }
    return listOptions(db, question.id);
  }),

  handle(getChoiceAnswers, async ({ db, params, person }) => {
    const { id } = await findQuestion(db, params.id, [multipleChoice, singleChoice]);
    return { selectedIds: (await chosenOptions(db, person.id, id)).map((option) => option.id) };
  }),

  ...[changeNumericAnswer, giveNumericAnswer].map((call) =>
    handle(call, async ({ db, clock, params, body, person }) => {
      const question = await findQuestion(db, params.id, [numeric]);
      await saveNumber(db, question, body.value, { userId: person.id, now: clock.now() });
    }),
  ),

  ...[changeChoiceAnswers, giveChoiceAnswers].map((call) =>
    handle(call, async ({ db, clock, params, body, person }) => {
      const question = await findQuestion(db, params.id, [multipleChoice]);
      await saveChoice(db, question, body.values, { userId: person.id, now: clock.now() });
    }),
  ),

  ...[changeRadioAnswer, giveRadioAnswer].map((call) =>
    handle(call, async ({ db, clock, params, body, person }) => {
      const question = await findQuestion(db, params.id, [singleChoice]);
      await saveChoice(db, question, [body.value], { userId: person.id, now: clock.now() });
    }),
  ),
];
