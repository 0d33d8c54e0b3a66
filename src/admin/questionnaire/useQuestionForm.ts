import { type FormEvent, useState } from 'react';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import type { CallFailure } from '../../api/failure';
import { useFormDraft } from '../../shared/forms/useFormDraft';
import { useUnsavedChangesPrompt } from '../../shared/forms/useUnsavedChangesPrompt';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useSchemaForm } from '../../ui/forms/useSchemaForm';
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
  const form = useSchemaForm(questionFormOf(type), toInput(question, stored));
  const { control, register, handleSubmit, reset, setError, setFocus, setValue, getValues, trigger } = form;
  const { errors, isDirty, isSubmitted } = form.formState;
  const draft = useFormDraft(form, { name: `question:${edited === 'new' ? `new:${type}` : edited}` });
  const { allowLeave } = useUnsavedChangesPrompt(isDirty, draft.forget, {
    parameters: ['open', 'step', 'type'],
  });
  const { save, isSaving } = useSaveQuestion();
  const [wasMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState('');

  const isOutdated = isDeleted || wasMissing || question?.active === true;

  const close = () => {
    allowLeave();
    onClose();
  };
  const onError = (failure: CallFailure) => {
    if (failure.status === 400) {
      // On these calls it means nothing else (OPEN-89).
      const message = 'The question key is already used by another question.';
      setError('key', { message }, { shouldFocus: true });
    } else if (failure.isGone) setMissing(true);
    else setRefusal(refusalMessage(failure));
  };
  const submit = handleSubmit((body) => {
    setRefusal('');
    save(edited === 'new' || isOutdated ? null : edited, body, { onSuccess: close, onError });
  });

  return {
    control,
    register,
    errors,
    isSaving,
    /** Whether the draft has been deleted or activated meanwhile. */
    isOutdated,
    /** Why the server has not taken it, where that concerns no field. */
    refusal,
    /** Whether changes of an earlier visit were put back, and are still there. */
    isRestored: draft.isRestored && isDirty,
    /** Whether there were any. */
    hadDraft: draft.isRestored,
    /** Looks again at fields that belong together, once the person has tried to save. */
    recheck: (part: 'range' | 'answers') => isSubmitted && void trigger(part),
    /** Hands over what is typed as a new answer and empties its field; an empty text if there is nothing. */
    takeNewAnswer: () => {
      const text = getValues('newAnswer').trim();
      if (text !== '') setValue('newAnswer', '', { shouldDirty: true, shouldValidate: isSubmitted });
      return text;
    },
    focusNewAnswer: () => setFocus('newAnswer'),
    startOver: () => {
      reset();
      draft.forget();
      document.getElementById(viewTitleId)?.focus();
    },
    onSubmit: (event: FormEvent) => void submit(event),
    close,
  };
}
