import { useQueryClient } from '@tanstack/react-query';
import {
  answerTypes,
  changeChoiceAnswers,
  changeNumericAnswer,
  changeRadioAnswer,
  getChoiceAnswers,
  getNumericAnswer,
  giveChoiceAnswers,
  giveNumericAnswer,
  giveRadioAnswer,
  type ProfileQuestion,
} from '../../api/questions';
import { changeCached } from '../../shared/query/changeCached';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { useClient } from '../../shared/query/useClient';
import { questionsKeys } from './keys';

/** What a person answers: the one number of a numeric question, or the ids of the chosen options; empty for none. */
export type Answer = readonly number[];

export const isSame = (one: Answer, other: Answer): boolean => String(one) === String(other);

export const isNumeric = ({ answerTypeId }: ProfileQuestion) => answerTypeId === answerTypes.numeric;
export const isMultiple = ({ answerTypeId }: ProfileQuestion) => answerTypeId === answerTypes.multipleChoice;
const isSingle = ({ answerTypeId }: ProfileQuestion) => answerTypeId === answerTypes.singleChoice;

/** Whether an answer must be given and is not: single choice only (QST-021; D-43). */
export const lacksAnswer = (question: ProfileQuestion, answer: Answer): boolean =>
  isSingle(question) && question.Mandatory && answer.length === 0;

export const missingAnswer = 'Please provide an answer';

/** The answer that the server has (D-40, D-41). */
export function useStoredAnswer(question: ProfileQuestion) {
  const input = { params: { id: question.id } };
  const number = useCallQuery(questionsKeys.numericAnswer(question.id), getNumericAnswer, input, {
    enabled: isNumeric(question),
  });
  const choices = useCallQuery(questionsKeys.choiceAnswers(question.id), getChoiceAnswers, input, {
    enabled: !isNumeric(question),
  });
  return isNumeric(question)
    ? { query: number, answer: number.data && asAnswer(number.data.value) }
    : { query: choices, answer: choices.data?.selectedIds };
}

const asAnswer = (value: number | null): Answer => (value === null ? [] : [value]);

const calls = {
  /** In the wizard. */
  give: { number: giveNumericAnswer, one: giveRadioAnswer, several: giveChoiceAnswers },
  /** On the Questions screen. */
  change: { number: changeNumericAnswer, one: changeRadioAnswer, several: changeChoiceAnswers },
} as const;

/**
 * Saves answers to one question: with POST when it is given, with PATCH when it is changed. Nothing is sent for a
 * single choice without a choice (QST-022). A failure is thrown as `CallFailure`; the card tells it, no toast does.
 */
export function useSaveAnswer(question: ProfileQuestion, how: keyof typeof calls) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { id } = question;
  const { number, one, several } = calls[how];

  return async (answer: Answer): Promise<void> => {
    const params = { id };
    const [value] = answer;
    if (isMultiple(question)) {
      await client.sendOrThrow(several, { params, body: { values: [...answer] } });
    } else {
      if (value === undefined) return;
      await client.sendOrThrow(isNumeric(question) ? number : one, { params, body: { value } });
    }
    await (isNumeric(question)
      ? changeCached(queryClient, questionsKeys.numericAnswer(id), () => ({ value }))
      : changeCached(queryClient, questionsKeys.choiceAnswers(id), () => ({ selectedIds: answer })));
  };
}
