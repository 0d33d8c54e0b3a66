import { Button } from '../../ui/Button';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { TextArea } from '../../ui/forms/TextArea';
import { TextField } from '../../ui/forms/TextField';
import { RestoredNote } from '../shared/RestoredNote';
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
    <form className={styles.editor} noValidate onSubmit={form.onSubmit}>
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      {/* Always there: screen readers only watch a live region that they already know. */}
      <div role="status">
        {isOutdated && (
          <p className={styles.outdated}>
            This draft has been {wasActivated ? 'activated' : 'deleted'} meanwhile. What you save here becomes
            a new question{wasActivated && ', which needs a key of its own'}.
          </p>
        )}
      </div>
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
      <div className={styles.actions}>
        <Button variant="outline" onClick={form.close}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}
