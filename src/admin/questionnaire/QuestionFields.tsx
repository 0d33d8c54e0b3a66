import { CheckboxField } from '../../ui/forms/CheckboxField';
import { TextArea } from '../../ui/forms/TextArea';
import { TextField } from '../../ui/forms/TextField';
import { EditFormFrame } from '../shared/EditFormFrame';
import { ChoiceFields } from './ChoiceFields';
import { NumericFields } from './NumericFields';
import styles from './Questionnaire.module.css';
import { isNumeric, type TypeId } from './questionTypes';
import type { QuestionForm } from './useQuestionForm';

interface QuestionFieldsProps {
  form: QuestionForm;
  type: TypeId;
  /** Whether somebody else has activated the draft meanwhile. */
  wasActivated?: boolean;
}

/** The editor of a question: what all of them have, then how it is answered (QNA-013, QNA-014). */
export function QuestionFields({ form, type, wasActivated = false }: QuestionFieldsProps) {
  const { register, errors, isSaving, isOutdated, refusal } = form;
  const AnswerFields = isNumeric(type) ? NumericFields : ChoiceFields;
  return (
    <EditFormFrame
      form={form}
      className={styles.editor}
      notice={
        isOutdated &&
        `This draft has been ${wasActivated ? 'activated' : 'deleted'} meanwhile. What you save here becomes a new question${wasActivated ? ', which needs a key of its own' : ''}.`
      }
      isSaving={isSaving}
      onSubmit={form.onSubmit}
      onCancel={form.close}
    >
      <TextField
        label="Question"
        autoComplete="off"
        error={errors.questionText?.message}
        readOnly={isSaving}
        {...register('questionText')}
      />
      <TextArea
        label="Help text"
        help="Stands below the question."
        error={errors.helpText?.message}
        readOnly={isSaving}
        {...register('helpText')}
      />
      <TextField
        label="Question Key"
        className={styles.key}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help="At most 20 characters. In prompts it stands for the answer."
        error={errors.key?.message}
        readOnly={isSaving}
        {...register('key')}
      />
      <CheckboxField
        label="Mandatory"
        error={errors.mandatory?.message}
        disabled={isSaving}
        {...register('mandatory')}
      />
      <AnswerFields form={form} />
      {refusal !== '' && (
        <p className={styles.refusal} role="alert">
          Not saved: {refusal} What you have typed is still here.
        </p>
      )}
    </EditFormFrame>
  );
}
