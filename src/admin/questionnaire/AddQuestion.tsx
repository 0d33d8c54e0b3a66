import { useState } from 'react';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/forms/SelectField';
import { RetryButton } from '../../ui/states/RetryButton';
import { useFocusLater } from '../shared/useFocusLater';
import { addId } from './elementIds';
import styles from './Questionnaire.module.css';
import type { TypeId } from './questionTypes';
import { useAnswerTypes } from './useQuestions';

/** Begins a question of the chosen type (QNA-009, QNA-010). */
export function AddQuestion({ onAdd }: { onAdd(type: TypeId): void }) {
  const { data: types, isPending, error, isFetching, refetch } = useAnswerTypes();
  const [chosen, choose] = useState<TypeId | null>(null);
  const focusLater = useFocusLater();
  const type = types?.find(({ id }) => id === chosen) ?? types?.[0];

  const retry = async () => {
    // The button is there no more then.
    if ((await refetch()).isSuccess) focusLater(addId);
  };

  if (error) {
    return (
      <div className={styles.typesFailed} role="alert">
        <span>The types of questions could not be loaded.</span>
        {!error.isFinal && (
          <RetryButton
            variant="outline"
            busy={isFetching}
            notBefore={error.retryAt}
            onRetry={() => void retry()}
          />
        )}
      </div>
    );
  }
  if (types?.length === 0) return <p className={styles.typesFailed}>There is no type of question to add.</p>;
  return (
    <div className={styles.add}>
      <SelectField
        label="New question type"
        value={type?.id ?? ''}
        aria-busy={isPending}
        onChange={({ target }) => choose(types?.find(({ id }) => String(id) === target.value)?.id ?? null)}
      >
        {isPending && <option value="">Loading…</option>}
        {types?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        id={addId}
        variant="outline"
        disabledReason={type ? undefined : 'The types of questions are still loading.'}
        onClick={() => type && onAdd(type.id)}
      >
        Add Question
      </Button>
    </div>
  );
}
