import { X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { TextField } from '../../ui/forms/TextField';
import { IconButton } from '../../ui/IconButton';
import { useFocusLater } from '../shared/useFocusLater';
import { MoveButtons } from './MoveButtons';
import { NewAnswer } from './NewAnswer';
import styles from './Questionnaire.module.css';
import type { QuestionForm } from './useQuestionForm';

const removeId = (index: number) => `question-remove-answer-${index}`;

/** The answers to choose from, in their order (QNA-031 to QNA-033). */
export function ChoiceFields({ form }: { form: QuestionForm }) {
  const { control, field, errors, recheck, focusNewAnswer } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: 'answers' });
  const [told, tell] = useState('');
  const focusLater = useFocusLater();

  const count = fields.length;
  const isAnyEmpty = fields.some((_, index) => errors.answers?.[index]);
  const tooFew = errors.answers?.root?.message ?? errors.answers?.message;

  const moveBy = (index: number, step: number) => {
    move(index, index + step);
    recheck('answers');
    tell(`Answer ${index + 1} is now answer ${index + step + 1} of ${count}.`);
  };
  const drop = (index: number) => {
    remove(index);
    recheck('answers');
    tell(`Answer ${index + 1} is removed.`);
    if (count > 1) focusLater(removeId(Math.min(index, count - 2)));
    else focusNewAnswer();
  };
  const add = (answerText: string) => {
    append({ answerText }, { shouldFocus: false });
    recheck('answers');
    tell(`Answer ${count + 1} is added.`);
  };

  return (
    <fieldset className={styles.answers}>
      <legend className={styles.legend}>Answers to choose from</legend>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <ol className={styles.options}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles.option}>
            <TextField
              label={`Answer ${index + 1}`}
              autoComplete="off"
              {...field(`answers.${index}.answerText`)}
            />
            <span className={styles.optionButtons}>
              <MoveButtons
                what={`answer ${index + 1}`}
                isFirst={index === 0}
                isLast={index === count - 1}
                onMove={(step) => moveBy(index, step)}
              />
              <IconButton
                id={removeId(index)}
                label={`Remove answer ${index + 1}`}
                icon={<X size={18} />}
                onClick={() => drop(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.listError} aria-live="polite">
        {isAnyEmpty && 'All answers must have a value'}
      </div>
      <NewAnswer form={form} error={tooFew} onAdd={add} />
    </fieldset>
  );
}
