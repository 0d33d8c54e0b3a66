import {
  type ChoiceOption,
  getNumericAnswerOptions,
  listChoiceOptions,
  type NumericAnswerOptions,
  type ProfileQuestion,
} from '../../api/questions';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { isNumeric } from './answers';
import { questionsKeys } from './keys';

/** What a question offers: the ends of its scale, or its options. */
export type Options = NumericAnswerOptions | readonly ChoiceOption[];

/**
 * What a question offers. Asked for once the question is on the screen and not before: for the server an optional
 * single choice whose options were fetched has been shown (D-48).
 */
export function useOptions(question: ProfileQuestion) {
  const input = { params: { id: question.id } };
  const scale = useCallQuery(questionsKeys.numericOptions(question.id), getNumericAnswerOptions, input, {
    enabled: isNumeric(question),
  });
  const choices = useCallQuery(questionsKeys.choiceOptions(question.id), listChoiceOptions, input, {
    enabled: !isNumeric(question),
  });
  const query = isNumeric(question) ? scale : choices;
  return { query, options: query.data as Options | null | undefined };
}
