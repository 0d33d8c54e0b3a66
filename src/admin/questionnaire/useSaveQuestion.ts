import {
  type ChoiceQuestion,
  changeChoiceQuestion,
  changeNumericQuestion,
  createChoiceQuestion,
  createNumericQuestion,
  type NumericQuestion,
} from '../../api/admin/questionnaire';
import type { CallFailure } from '../../api/failure';
import { useStaffMutation } from '../shared/useStaffMutation';
import { questionnaireKeys } from './keys';

export type QuestionBody = NumericQuestion | ChoiceQuestion;

interface Then {
  onSuccess(): void;
  onError(failure: CallFailure): void;
}

const reload = () => [questionnaireKeys.list()];
const created = {
  reload,
  told: { title: 'Saved', message: 'The new question is among the drafts.' },
  once: true,
};
const changed = { reload, told: { title: 'Saved', message: 'The draft is changed.' }, once: true };

/** Stores a question by the call of its type: a new one, or a draft that is changed (QNA-018 to QNA-021). */
export function useSaveQuestion() {
  const createNumeric = useStaffMutation(createNumericQuestion, created);
  const createChoice = useStaffMutation(createChoiceQuestion, created);
  const changeNumeric = useStaffMutation(changeNumericQuestion, changed);
  const changeChoice = useStaffMutation(changeChoiceQuestion, changed);
  const all = [createNumeric, createChoice, changeNumeric, changeChoice];

  return {
    /** @param id the draft to change; null for a new question */
    save: (id: number | null, body: QuestionBody, then: Then) => {
      if (body.answerType === 1) {
        if (id === null) createNumeric.mutate({ body }, then);
        else changeNumeric.mutate({ params: { id }, body }, then);
      } else if (id === null) createChoice.mutate({ body }, then);
      else changeChoice.mutate({ params: { id }, body }, then);
    },
    // After a success, too: the form is still there for a moment, and a second click must not save again.
    isSaving: all.some(({ isPending, isSuccess }) => isPending || isSuccess),
  };
}
