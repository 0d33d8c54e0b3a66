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
import { namedAnswerTypes, toAdminQuestion } from '../../domain/questionnaire/answerTypes';
import {
  changeDraft,
  createDraft,
  readOptions,
  toChoiceDraft,
  toNumericDraft,
} from '../../domain/questionnaire/drafts';
import { findAnyQuestion, scaleOf } from '../../domain/questionnaire/find';
import {
  exchangePlaces,
  makeActive,
  readAllQuestions,
  removeQuestion,
} from '../../domain/questionnaire/questions';
import { handle } from '../handle';

const { numeric, multipleChoice, singleChoice } = answerTypes;

/** The calls on the questionnaire (contract 3.6). */
export const questionnaireHandlers = [
  handle(listAnswerTypes, async () => namedAnswerTypes),

  handle(listAllQuestions, ({ db }) => readAllQuestions(db)),

  handle(swapQuestions, ({ db, body: { id1, id2 }, author }) => exchangePlaces(db, id1, id2, author)),

  handle(getQuestion, async ({ db, params }) => toAdminQuestion(await findAnyQuestion(db, params.id))),

  handle(deleteQuestion, ({ db, params, author }) => removeQuestion(db, params.id, author)),

  handle(activateQuestion, ({ db, params, query, author }) =>
    makeActive(db, params.id, author, query.basedOn),
  ),

  handle(getNumericRange, async ({ db, params }) => scaleOf(await findAnyQuestion(db, params.id, [numeric]))),

  handle(listChoiceAnswers, async ({ db, params }) => {
    const { id } = await findAnyQuestion(db, params.id, [multipleChoice, singleChoice]);
    return readOptions(db, id);
  }),

  handle(createNumericQuestion, ({ db, body, author }) => createDraft(db, toNumericDraft(body), author)),
  handle(createChoiceQuestion, ({ db, body, author }) => createDraft(db, toChoiceDraft(body), author)),

  handle(changeNumericQuestion, ({ db, params, query, body, author }) =>
    changeDraft(db, params.id, [numeric], toNumericDraft(body), author, query.basedOn),
  ),

  handle(changeChoiceQuestion, ({ db, params, query, body, author }) =>
    changeDraft(db, params.id, [multipleChoice, singleChoice], toChoiceDraft(body), author, query.basedOn),
  ),
];
