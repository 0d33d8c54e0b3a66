import {
  type ChoiceQuestion,
  changeChoiceQuestion,
  changeNumericQuestion,
  createChoiceQuestion,
  createNumericQuestion,
  type NumericQuestion,
} from '../../api/admin/questionnaire';
import type { StaffMutation } from '../shared/staffMutation';
import { saved } from '../shared/toastWords';
import { useStaffMutation } from '../shared/useStaffMutation';
import { questionnaireKeys } from './keys';

export type QuestionBody = NumericQuestion | ChoiceQuestion;

const reload = () => [questionnaireKeys.list()];
const created = {
  reload,
  told: saved('The new question is among the drafts.'),
  once: true,
};
const changed = { reload, told: saved('The draft is changed.'), once: true };

/** Stores a new question (QNA-018, QNA-019). */
export const useCreateQuestion = () =>
  byType(useStaffMutation(createNumericQuestion, created), useStaffMutation(createChoiceQuestion, created));

/** Stores other contents of a draft (QNA-020, QNA-021). */
export const useChangeQuestion = () =>
  byType<{ params: { id: number } }>(
    useStaffMutation(changeNumericQuestion, changed),
    useStaffMutation(changeChoiceQuestion, changed),
  );

/** One mutation of the two that each type of question has its own call for. */
const byType = <Params extends object>(
  numeric: StaffMutation<Params & { body: NumericQuestion }>,
  choice: StaffMutation<Params & { body: ChoiceQuestion }>,
): StaffMutation<Params & { body: QuestionBody }> => ({
  isPending: numeric.isPending || choice.isPending,
  isSuccess: numeric.isSuccess || choice.isSuccess,
  mutateAsync: (input, callbacks) => {
    const { body } = input;
    return body.answerType === 1
      ? numeric.mutateAsync({ ...input, body }, callbacks)
      : choice.mutateAsync({ ...input, body }, callbacks);
  },
});
