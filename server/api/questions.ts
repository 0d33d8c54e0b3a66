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
import { chosenOptions, numericAnswer, saveChoice, saveNumber } from '../domain/questionnaire/answers';
import { findQuestion, scaleOf } from '../domain/questionnaire/find';
import { readActiveQuestions, readUnansweredQuestions, showOptions } from '../domain/questionnaire/questions';
import { handle } from './handle';

const { numeric, multipleChoice, singleChoice } = answerTypes;

/** The calls on the questionnaire (contract 2.4). */
export const questionHandlers = [
  handle(listQuestions, ({ db }) => readActiveQuestions(db)),

  handle(listUnansweredQuestions, async ({ db, person }) => ({
    questions: await readUnansweredQuestions(db, person.id),
  })),

  handle(getNumericAnswerOptions, async ({ db, params }) =>
    scaleOf(await findQuestion(db, params.id, [numeric])),
  ),

  handle(getNumericAnswer, async ({ db, params, person }) => {
    const { id } = await findQuestion(db, params.id, [numeric]);
    return { value: await numericAnswer(db, person.id, id) };
  }),

  handle(listChoiceOptions, ({ db, params, person }) => showOptions(db, person.id, params.id)),

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
