import * as v from 'valibot';
import {
  type AdminQuestion,
  type ChoiceAnswerEdit,
  ChoiceQuestion,
  NumericRange,
  QuestionFields,
} from '../../api/admin/questionnaire';
import { answerTypes, type NumericAnswerOptions } from '../../api/questions';
import { NumberInput } from '../../shared/forms/numberInput';
import type { TypeId } from './questionTypes';
import type { QuestionBody } from './useSaveQuestion';

/** What the editor holds: one form for all types, of which each uses its part. */
export type QuestionInput = {
  questionText: string;
  helpText: string;
  key: string;
  mandatory: boolean;
  range: { minValue: string; maxValue: string };
  answers: { answerText: string }[];
  /** An answer that is being typed and not in the list yet. */
  newAnswer: string;
};

/** How a stored question is answered. */
export interface StoredAnswers {
  range?: NumericAnswerOptions;
  answers?: readonly ChoiceAnswerEdit[];
}

/** A new question's scale, until somebody changes it (staff 5). */
const defaultRange: NumericAnswerOptions = { minValue: 0, maxValue: 100 };

/** What the editor begins with. */
export function toInput(
  question: AdminQuestion | undefined,
  { range = defaultRange, answers = [] }: StoredAnswers,
): QuestionInput {
  return {
    questionText: question?.question ?? '',
    helpText: question?.description ?? '',
    key: question?.key ?? '',
    mandatory: question?.mandatory ?? false,
    range: { minValue: String(range.minValue), maxValue: String(range.maxValue) },
    answers: answers.map(({ answerText }) => ({ answerText })),
    newAnswer: '',
  };
}

/** What its fields are called. */
export const questionLabels = {
  questionText: 'Question',
  helpText: 'Help text',
  key: 'Question Key',
  mandatory: 'Mandatory',
  range: 'Answer',
  answers: 'Answers to choose from',
};

const { active: _, ...fields } = QuestionFields.entries;

const Range = v.pipe(v.object({ minValue: NumberInput, maxValue: NumberInput }), NumericRange);

const Answers = v.pipe(
  v.array(v.object({ answerText: v.string() })),
  v.transform((answers) => answers.map((answer, index) => ({ ...answer, sortOrder: index + 1 }))),
  ChoiceQuestion.entries.answers.entries.answers,
);

const common = v.object({
  ...fields,
  range: v.object({ minValue: v.string(), maxValue: v.string() }),
  answers: v.array(v.object({ answerText: v.string() })),
  newAnswer: v.string(),
});

const NumericForm: v.GenericSchema<QuestionInput, QuestionBody> = v.pipe(
  v.object({ ...common.entries, range: Range }),
  v.transform(({ range, answers, newAnswer, ...question }) => {
    const answerType = answerTypes.numeric;
    return { ...question, active: false, answerType, answers: { answerType, ...range } };
  }),
);

const choiceFormOf = (answerType: 2 | 3): v.GenericSchema<QuestionInput, QuestionBody> =>
  v.pipe(
    v.object({
      ...common.entries,
      answers: Answers,
      newAnswer: v.pipe(
        v.string(),
        v.check((text) => text.trim() === '', 'Please add this answer, or empty the field, before you save.'),
      ),
    }),
    v.transform(({ range, answers, newAnswer, ...question }) => ({
      ...question,
      active: false,
      answerType,
      answers: { answerType, answers },
    })),
  );

const forms = { 1: NumericForm, 2: choiceFormOf(2), 3: choiceFormOf(3) };

/** What the editor of a type must fulfil (QNA-022 to QNA-033); it hands on the body of the call. */
export const questionFormOf = (type: TypeId) => forms[type];
