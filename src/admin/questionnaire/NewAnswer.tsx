import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/TextField';
import styles from './Questionnaire.module.css';
import type { QuestionForm } from './useQuestionForm';

interface NewAnswerProps {
  form: QuestionForm;
  /** What is wrong with the list that this field adds to. */
  error: string | undefined;
  onAdd(answerText: string): void;
}

/** Adds an answer to the list, with Enter, too; never an empty one (QNA-033). */
export function NewAnswer({ form, error, onAdd }: NewAnswerProps) {
  const { takeNewAnswer, focusNewAnswer } = form;
  const [isRefused, setRefused] = useState(false);
  const field = form.field('newAnswer', { onChange: () => setRefused(false) });

  const add = () => {
    const answerText = takeNewAnswer();
    setRefused(answerText === '');
    if (answerText !== '') onAdd(answerText);
    focusNewAnswer();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would submit the form. In the middle of a composed character it means that character.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div className={styles.newAnswer}>
      <TextField
        label="New answer"
        autoComplete="off"
        {...field}
        error={field.error ?? (isRefused ? 'Answer must have a value' : error)}
        onKeyDown={onKeyDown}
      />
      <Button variant="outline" className={styles.addAnswer} onClick={add}>
        Add answer
      </Button>
    </div>
  );
}
