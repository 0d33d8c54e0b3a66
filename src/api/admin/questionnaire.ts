import * as v from 'valibot';
import { call } from '../call';
import { BasedOn, lastChange } from '../changes';
import { atMost, longestLine, longestQuestionKey, longestText } from '../limits';
import { listOf } from '../list';
import { named } from '../named';
import { NumericAnswerOptions } from '../questions';
import { Count, Id } from '../shapes';
import { staff } from './access';

const AnswerTypeId = v.picklist([1, 2, 3]);

export const AnswerType = v.object({ id: AnswerTypeId, name: named('Untitled') });
export type AnswerType = v.InferOutput<typeof AnswerType>;

export const AdminQuestion = v.object({
  id: Id,
  question: v.string(),
  /** The help text. */
  description: v.string(),
  key: v.string(),
  mandatory: v.boolean(),
  active: v.boolean(),
  /** The type's name. */
  answerType: v.string(),
  answerTypeId: AnswerTypeId,
  sortOrder: Count,
  ...lastChange,
});
export type AdminQuestion = v.InferOutput<typeof AdminQuestion>;

const required = (message: string, limit: number, what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
    atMost(limit, what),
  );

/** An answer of a choice question, as staff edit it (staff 5). */
export const ChoiceAnswerEdit = v.object({
  answerText: required('Answer must have a value', longestLine, 'Answer'),
  sortOrder: v.pipe(v.number(), v.integer()),
});
export type ChoiceAnswerEdit = v.InferOutput<typeof ChoiceAnswerEdit>;

/** The fields that every question has (staff 5). */
export const QuestionFields = v.object({
  questionText: required('Please provide a question', longestLine, 'The question'),
  helpText: required('Please provide a help text.', longestText, 'The help text'),
  /** Stands in prompts as `{{question:key}}`; older keys may hold other characters. */
  key: v.pipe(
    required('Please provide a question key.', longestQuestionKey, 'The question key'),
    v.check((text) => /^[a-z\d-]*$/i.test(text.trim()), 'Please use only letters, digits and dashes.'),
  ),
  mandatory: v.boolean(),
  active: v.boolean(),
});

/** The ends of what the server keeps as a whole number. */
const [least, greatest] = [-(2 ** 31), 2 ** 31 - 1];

const wholeNumber = (missing: string) =>
  v.pipe(
    v.number(missing),
    v.integer('Please provide a whole number.'),
    v.check(
      (number) => number >= least && number <= greatest,
      `Please choose numbers from ${least} to ${greatest}.`,
    ),
  );

/** The ends of a scale (staff 5; the spelling is the product's). */
export const NumericRange = v.pipe(
  v.object({
    minValue: wholeNumber('Please provide a minumum value'),
    maxValue: wholeNumber('Please provide a maximum value'),
  }),
  v.forward(
    v.check(
      ({ minValue, maxValue }) => maxValue > minValue,
      'Maximum value must be larger than minimum value',
    ),
    ['maxValue'],
  ),
);

const Numeric = v.literal(1);
const Choice = v.picklist([2, 3]);

export const NumericQuestion = v.object({
  ...QuestionFields.entries,
  answerType: Numeric,
  answers: v.intersect([v.object({ answerType: Numeric }), NumericRange]),
});
export type NumericQuestion = v.InferOutput<typeof NumericQuestion>;

export const ChoiceQuestion = v.object({
  ...QuestionFields.entries,
  answerType: Choice,
  answers: v.object({
    answerType: Choice,
    answers: v.pipe(v.array(ChoiceAnswerEdit), v.minLength(2, 'Provide at least two options')),
  }),
});
export type ChoiceQuestion = v.InferOutput<typeof ChoiceQuestion>;

const access = staff('edit:userQuestionaire');

/** 400 is kept for a key that another question has; a body that breaks another rule gets 422 (D-89). */
const keyIsTaken = { accept: [400], badBody: 422 } as const;
/** And 409 for a change of what somebody else has changed meanwhile. */
const keyOrRevision = { query: BasedOn, accept: [400, 409], badBody: 422 } as const;

export const listAnswerTypes = call({
  id: 'S29',
  method: 'GET',
  path: '/api/admin/userQuestionaire/answerTypes',
  summary: 'The ways in which a question can be answered.',
  access,
  reply: v.array(AnswerType),
});

export const listAllQuestions = call({
  id: 'S30',
  method: 'GET',
  path: '/api/admin/userQuestionaire/questions',
  summary: 'Every question, drafts included, by sort order.',
  access,
  reply: listOf(AdminQuestion),
});

export const swapQuestions = call({
  id: 'S31',
  method: 'POST',
  path: '/api/admin/userQuestionaire/questions/sort',
  summary: 'Swaps the sort orders of two questions.',
  access,
  body: v.object({ id1: Id, id2: Id }),
  errors: [404],
});

export const getQuestion = call({
  id: 'S32',
  method: 'GET',
  path: '/api/admin/userQuestionaire/questions/{id}',
  summary: 'One question.',
  access,
  reply: AdminQuestion,
});

export const deleteQuestion = call({
  id: 'S33',
  method: 'DELETE',
  path: '/api/admin/userQuestionaire/questions/{id}',
  summary: "Deletes a question and people's answers to it.",
  access,
});

export const activateQuestion = call({
  id: 'S34',
  method: 'POST',
  path: '/api/admin/userQuestionaire/questions/{id}/activate',
  summary: 'Shows a question to everyone from their next login on.',
  access,
  query: BasedOn,
  accept: [409],
});

export const getNumericRange = call({
  id: 'S35',
  method: 'GET',
  path: '/api/admin/userQuestionaire/questions/{id}/numericAnswer',
  summary: 'The ends of the scale of a numeric question.',
  access,
  reply: NumericAnswerOptions,
});

export const listChoiceAnswers = call({
  id: 'S36',
  method: 'GET',
  path: '/api/admin/userQuestionaire/questions/{id}/multipleChoiceAnswers',
  summary: 'The answers to choose from, by sort order.',
  access,
  reply: v.array(v.object({ answerText: v.string(), sortOrder: Count })),
});

export const createNumericQuestion = call({
  id: 'S37',
  method: 'POST',
  path: '/api/admin/userQuestionaire/questions/numeric',
  summary: 'Stores a draft of a numeric question; 400 means that the key is taken.',
  access,
  body: NumericQuestion,
  ...keyIsTaken,
});

export const createChoiceQuestion = call({
  id: 'S38',
  method: 'POST',
  path: '/api/admin/userQuestionaire/questions/multipleChoice',
  summary: 'Stores a draft of a choice question; 400 means that the key is taken.',
  access,
  body: ChoiceQuestion,
  ...keyIsTaken,
});

export const changeNumericQuestion = call({
  id: 'S39',
  method: 'PATCH',
  path: '/api/admin/userQuestionaire/questions/{id}/numeric',
  summary: 'Changes a draft of a numeric question; 400 means that the key is taken.',
  access,
  body: NumericQuestion,
  ...keyOrRevision,
});

export const changeChoiceQuestion = call({
  id: 'S40',
  method: 'PATCH',
  path: '/api/admin/userQuestionaire/questions/{id}/multipleChoice',
  summary: 'Changes a draft of a choice question; the answers replace the old ones. 400: the key is taken.',
  access,
  body: ChoiceQuestion,
  ...keyOrRevision,
});
