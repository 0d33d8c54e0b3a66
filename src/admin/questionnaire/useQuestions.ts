import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type AdminQuestion,
  activateQuestion,
  deleteQuestion,
  getNumericRange,
  getQuestion,
  listAllQuestions,
  listAnswerTypes,
  listChoiceAnswers,
  swapQuestions,
} from '../../api/admin/questionnaire';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { changeCached } from '../../shared/query/changeCached';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { deleted } from '../shared/toastWords';
import { useStaffMutation } from '../shared/useStaffMutation';
import { questionnaireKeys } from './keys';
import { isNumeric } from './questionTypes';

/** The ways in which a question can be answered. */
export const useAnswerTypes = () => useCallQuery(questionnaireKeys.types(), listAnswerTypes);

/** Every question, drafts included. */
export const useQuestions = () =>
  useCallQuery(questionnaireKeys.list(), listAllQuestions, undefined, cachePolicy.amongColleagues);

/** One question, as the server has it now: somebody else may have changed it a moment ago. */
export const useQuestion = (id: number) =>
  useCallQuery(questionnaireKeys.question(id), getQuestion, { params: { id } }, cachePolicy.neverKept);

/** How a question is answered: the ends of its scale, or its answers to choose from. */
export function useStoredAnswers(question: AdminQuestion) {
  const { id, answerTypeId } = question;
  const input = { params: { id } };
  const range = useCallQuery(questionnaireKeys.range(id), getNumericRange, input, {
    ...cachePolicy.oncePerVisit,
    enabled: isNumeric(answerTypeId),
  });
  const answers = useCallQuery(questionnaireKeys.answers(id), listChoiceAnswers, input, {
    ...cachePolicy.oncePerVisit,
    enabled: !isNumeric(answerTypeId),
  });
  return isNumeric(answerTypeId)
    ? { query: range, stored: range.data && { range: range.data } }
    : { query: answers, stored: answers.data && { answers: answers.data } };
}

/** A change of one question, which somebody else may have deleted meanwhile: the page that asks before it says so. */
const ofQuestion = { reload: () => [questionnaireKeys.list()], saysGone: () => true, once: true };

/** Deletes a question, and with it what people have answered. */
export const useDeleteQuestion = () =>
  useStaffMutation(deleteQuestion, {
    ...ofQuestion,
    told: deleted('The question is gone.'),
  });

/** Shows a question to everyone from their next login on. */
export const useActivateQuestion = () =>
  useStaffMutation(activateQuestion, {
    ...ofQuestion,
    told: { title: 'Activated', message: 'Everyone sees the question from their next login on.' },
  });

/**
 * Swaps two questions, at once on the screen; back again when the server does not take it (D-88). Further swaps may
 * be asked for meanwhile: they are sent one after the other, and the questions are read again after the last.
 */
export function useSwapQuestions() {
  const queries = useQueryClient();
  const mutationKey = questionnaireKeys.swap();
  const presses = useRef(0);
  const reloadAfterLast = async () => {
    if (queries.isMutating({ mutationKey }) === 1)
      await queries.invalidateQueries({ queryKey: questionnaireKeys.list() });
  };
  const swap = ({ id1, id2 }: { id1: number; id2: number }) =>
    changeCached<AdminQuestion[]>(
      queries,
      questionnaireKeys.list(),
      (questions) => questions && swapped(questions, id1, id2),
    );
  return useCallMutation(swapQuestions, {
    mutationKey,
    scope: { id: mutationKey.join() },
    // Each press is one of its own: the same two may change places again.
    keyOf: () => ++presses.current,
    onMutate: ({ body }) => swap(body),
    onError: async (_, { body }) => {
      await swap(body);
      await reloadAfterLast();
    },
    onSuccess: reloadAfterLast,
  });
}

/** The questions, of which two have changed places. */
export function swapped(questions: readonly AdminQuestion[], id1: number, id2: number): AdminQuestion[] {
  const orderOf = (wanted: number) => questions.find(({ id }) => id === wanted)?.sortOrder;
  const orders = new Map([
    [id1, orderOf(id2)],
    [id2, orderOf(id1)],
  ]);
  return questions.map((question) => ({
    ...question,
    sortOrder: orders.get(question.id) ?? question.sortOrder,
  }));
}
