import { getNumericRange, getQuestion, listChoiceAnswers } from '../../api/admin/questionnaire';
import { useReadAgain } from '../../shared/query/useReadAgain';
import { baseOf } from '../shared/meanwhile/base';
import { questionnaireKeys } from './keys';
import { toInput } from './questionForm';
import { isNumeric, type TypeId } from './questionTypes';

/** Gives a function that reads a draft again, and how it is answered. */
export function useReadQuestion(id: number | 'new', type: TypeId) {
  const readAgain = useReadAgain();
  return async () => {
    if (id === 'new') return null;
    const input = { params: { id } };
    const [question, range, answers] = await Promise.all([
      readAgain(questionnaireKeys.question(id), getQuestion, input),
      isNumeric(type) ? readAgain(questionnaireKeys.range(id), getNumericRange, input) : null,
      isNumeric(type) ? null : readAgain(questionnaireKeys.answers(id), listChoiceAnswers, input),
    ]);
    const base = baseOf(question, (now) =>
      toInput(now, { range: range ?? undefined, answers: answers ?? undefined }),
    );
    return base && { ...base, isClosed: question?.active };
  };
}
