import * as v from 'valibot';
import { call } from './call';
import { named } from './named';
import { Id } from './shapes';

/** How a question is answered: on a scale, with any number of choices, or with one of them (spec 3). */
export const answerTypes = { numeric: 1, multipleChoice: 2, singleChoice: 3 } as const;

/** A question of the questionnaire. 'Mandatory' has its capital on the wire (D-43). */
export const ProfileQuestion = v.object({
  id: Id,
  question: named('Question'),
  description: v.string(),
  answerTypeId: v.picklist([1, 2, 3]),
  Mandatory: v.boolean(),
});
export type ProfileQuestion = v.InferOutput<typeof ProfileQuestion>;

export const NumericAnswerOptions = v.object({ minValue: v.number(), maxValue: v.number() });
export type NumericAnswerOptions = v.InferOutput<typeof NumericAnswerOptions>;

export const ChoiceOption = v.object({ id: Id, answer: named('Without words') });
export type ChoiceOption = v.InferOutput<typeof ChoiceOption>;

const Value = v.object({ value: v.number() });
const Values = v.object({ values: v.array(Id) });

/** Their failures show in the card of the question; there is no toast (spec 8, D-9). */
const common = { access: {}, toast: false } as const;

export const listQuestions = call({
  ...common,
  id: 'U18',
  method: 'GET',
  path: '/api/users/current/questions',
  summary: 'The active questions, by sort order.',
  reply: v.array(ProfileQuestion),
});

export const listUnansweredQuestions = call({
  ...common,
  id: 'U19',
  method: 'GET',
  path: '/api/users/current/questions/unanswerd',
  summary: 'The active questions that the signed-in user has not answered.',
  reply: v.object({ questions: v.array(ProfileQuestion) }),
});

export const getNumericAnswerOptions = call({
  ...common,
  id: 'U20',
  method: 'GET',
  path: '/api/users/current/questions/{id}/numericAnswerOptions',
  summary: 'The ends of the scale of a numeric question.',
  reply: NumericAnswerOptions,
});

export const getNumericAnswer = call({
  ...common,
  id: 'U21',
  method: 'GET',
  path: '/api/users/current/questions/{id}/numericAnswer',
  summary: 'The answer to a numeric question; null while there is none.',
  reply: v.object({ value: v.nullish(v.number(), null) }),
});

export const changeNumericAnswer = call({
  ...common,
  id: 'U22',
  method: 'PATCH',
  path: '/api/users/current/questions/{id}/numericAnswer',
  summary: 'Changes the answer to a numeric question.',
  body: Value,
});

export const giveNumericAnswer = call({
  ...common,
  id: 'U23',
  method: 'POST',
  path: '/api/users/current/questions/{id}/numericAnswer',
  summary: 'Answers a numeric question in the start-up wizard.',
  body: Value,
});

export const listChoiceOptions = call({
  ...common,
  id: 'U24',
  method: 'GET',
  path: '/api/users/current/questions/{id}/multipleChoiceOptions',
  summary:
    'The options of a choice question; an optional single-choice question counts as shown from here on.',
  reply: v.array(ChoiceOption),
});

export const getChoiceAnswers = call({
  ...common,
  id: 'U25',
  method: 'GET',
  path: '/api/users/current/questions/{id}/multipleChoiceAnswers',
  summary: 'The chosen options of a choice question.',
  reply: v.object({ selectedIds: v.array(Id) }),
});

export const changeChoiceAnswers = call({
  ...common,
  id: 'U26',
  method: 'PATCH',
  path: '/api/users/current/questions/{id}/multipleChoiceAnswer',
  summary: 'Changes the answers to a multiple-choice question.',
  body: Values,
});

export const giveChoiceAnswers = call({
  ...common,
  id: 'U27',
  method: 'POST',
  path: '/api/users/current/questions/{id}/multipleChoiceAnswer',
  summary: 'Answers a multiple-choice question in the start-up wizard.',
  body: Values,
});

export const changeRadioAnswer = call({
  ...common,
  id: 'U28',
  method: 'PATCH',
  path: '/api/users/current/questions/{id}/radioButtonAnswer',
  summary: 'Changes the answer to a single-choice question.',
  body: Value,
});

export const giveRadioAnswer = call({
  ...common,
  id: 'U29',
  method: 'POST',
  path: '/api/users/current/questions/{id}/radioButtonAnswer',
  summary: 'Answers a single-choice question in the start-up wizard.',
  body: Value,
});
