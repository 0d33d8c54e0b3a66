import { type FormEvent, useState } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import type { CallFailure } from '../../api/failure';
import { useEditForm } from '../../shared/forms/useEditForm';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { viewTitleId } from './elementIds';
import { questionFormOf, type StoredAnswers, toInput } from './questionForm';
import type { TypeId } from './questionTypes';
import { useSaveQuestion } from './useSaveQuestion';

export type QuestionForm = ReturnType<typeof useQuestionForm>;

interface QuestionFormOptions {
  /** The draft to change, by its id, or `new`. */
  edited: number | 'new';
  type: TypeId;
  /** The draft as the server has it; undefined for a new question, and for one that cannot be had any more. */
  question?: AdminQuestion;
  stored?: StoredAnswers;
  /** Whether somebody else has deleted the draft meanwhile. */
  isDeleted?: boolean;
  /** The person is done with the form. */
  onClose(): void;
}

/**
 * The form behind the editor: it checks, saves, keeps what is typed, and asks before it is left. A draft that somebody
 * else has deleted or activated meanwhile is saved as a new question.
 */
export function useQuestionForm(options: QuestionFormOptions) {
  const { edited, type, question, stored = {}, isDeleted = false, onClose } = options;
  const form = useEditForm({
    schema: questionFormOf(type),
    name: `question:${edited === 'new' ? `new:${type}` : edited}`,
    blank: toInput(question, stored),
    parameters: ['open', 'step', 'type'],
    titleId: viewTitleId,
  });
  const { setError, setFocus, setValue, getValues, trigger } = form;
  const { isSubmitted } = form.formState;
  const { save, isSaving } = useSaveQuestion();
  const [wasMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState('');

  const isOutdated = isDeleted || wasMissing || question?.active === true;

  const close = form.leaveBy(onClose);
  const onError = (failure: CallFailure) => {
    if (failure.status === 400) {
      // On these calls it means nothing else (D-89).
      const message = 'The question key is already used by another question.';
      setError('key', { message }, { shouldFocus: true });
    } else if (failure.isGone) setMissing(true);
    else setRefusal(refusalMessage(failure));
  };
  const submit = form.handleSubmit((body) => {
    setRefusal('');
    save(edited === 'new' || isOutdated ? null : edited, body, { onSuccess: close, onError });
  });

  return {
    control: form.control,
    register: form.register,
    errors: form.errors,
    isRestored: form.isRestored,
    hadDraft: form.hadDraft,
    startOver: form.startOver,
    isSaving,
    /** Whether the draft has been deleted or activated meanwhile. */
    isOutdated,
    /** Why the server has not taken it, where that concerns no field. */
    refusal,
    /** Looks again at fields that belong together, once the person has tried to save. */
    recheck: (part: 'range' | 'answers') => isSubmitted && void trigger(part),
    /** Hands over what is typed as a new answer and empties its field; an empty text if there is nothing. */
    takeNewAnswer: () => {
      const text = getValues('newAnswer').trim();
      if (text !== '') setValue('newAnswer', '', { shouldDirty: true, shouldValidate: isSubmitted });
      return text;
    },
    focusNewAnswer: () => setFocus('newAnswer'),
    onSubmit: (event: FormEvent) => void submit(event),
    close,
  };
}
