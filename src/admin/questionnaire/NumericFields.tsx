import { TextField } from '../../ui/forms/TextField';
import styles from './Questionnaire.module.css';
import type { QuestionForm } from './useQuestionForm';

/** The ends of the scale that a question is answered on (QNA-027 to QNA-030). */
export function NumericFields({ form: { field, recheck } }: { form: QuestionForm }) {
  // Whether one end is right depends on the other.
  const onChange = () => recheck('range');
  const number = { type: 'number', step: 1, autoComplete: 'off' };
  return (
    <fieldset className={styles.answers}>
      <legend className={styles.legend}>Answer</legend>
      <div className={styles.range}>
        <TextField label="Minimum value" {...number} {...field('range.minValue', { onChange })} />
        <TextField label="Maximum value" {...number} {...field('range.maxValue', { onChange })} />
      </div>
    </fieldset>
  );
}
