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
  const { field } = form;
  const AnswerFields = isNumeric(type) ? NumericFields : ChoiceFields;
  return (
    <EditFormFrame
      editor={form}
      isCard
      outdated={`This draft has been ${wasActivated ? 'activated' : 'deleted'} meanwhile. What you save here becomes a new question${wasActivated ? ', which needs a key of its own' : ''}.`}
      notSaved="What you have typed is still here."
    >
      <TextField label="Question" autoComplete="off" {...field('questionText')} />
      <TextArea label="Help text" help="Stands below the question." {...field('helpText')} />
      <TextField
        label="Question Key"
        className={styles.key}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help="Letters, digits and dashes, at most 20. In prompts it stands for the answer."
        {...field('key')}
      />
      <CheckboxField label="Mandatory" {...field('mandatory')} />
      <AnswerFields form={form} />
    </EditFormFrame>
  );
}
