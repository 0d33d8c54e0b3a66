import type { AdminQuestion } from '../../api/admin/questionnaire';
import { useEditor } from '../shared/useEditor';
import { viewTitleId } from './elementIds';
import { questionnaireKeys } from './keys';
import { questionFormOf, questionLabels, type StoredAnswers, toInput } from './questionForm';
import { isNumeric, type TypeId } from './questionTypes';
import { useReadQuestion } from './useReadQuestion';
import { useChangeQuestion, useCreateQuestion } from './useSaveQuestion';

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
  const create = useCreateQuestion();
  const change = useChangeQuestion();
  const read = useReadQuestion(edited, type);
  const editor = useEditor({
    schema: questionFormOf(type),
    name: `question:${edited === 'new' ? `new:${type}` : edited}`,
    blank: toInput(question, stored),
    stored: question && toInput(question, stored),
    meanwhile: { read, labels: questionLabels, changed: question, list: questionnaireKeys.list() },
    rules: isNumeric(type) ? ownFields : [...ownFields, ['answers']],
    parameters: ['open', 'step', 'type'],
    titleId: viewTitleId,
    onClose,
    // The draft itself is not read again after a refusal.
    isOutdated: isDeleted || question?.active === true || undefined,
    create: [create, (body) => ({ body })],
    change:
      edited === 'new'
        ? undefined
        : [change, (body, _, based) => ({ params: { id: edited }, body, ...based })],
    showRefusal: ({ status, body }, { setError }) => {
      // On these calls a 400 that names no other field means nothing else (D-89).
      if (status !== 400 || (body?.field ?? 'key') !== 'key') return false;
      const message = 'The question key is already used by another question.';
      setError('key', { message }, { shouldFocus: true });
      return true;
    },
  });
  const { setFocus, setValue, getValues, trigger } = editor;
  const { isSubmitted } = editor.formState;

  return {
    ...editor,
    /** Looks again at fields that belong together, once the person has tried to save. */
    recheck: (part: 'range' | 'answers') => isSubmitted && void trigger(part),
    /** Hands over what is typed as a new answer and empties its field; an empty text if there is nothing. */
    takeNewAnswer: () => {
      const text = getValues('newAnswer').trim();
      if (text !== '') setValue('newAnswer', '', { shouldDirty: true, shouldValidate: isSubmitted });
      return text;
    },
    focusNewAnswer: () => setFocus('newAnswer'),
  };
}

/** The fields that a refusal may name, whatever the type. */
const ownFields = [['questionText'], ['helpText'], ['key'], ['mandatory']] as const;
