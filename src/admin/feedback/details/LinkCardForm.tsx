import type { FormEvent } from 'react';
import * as v from 'valibot';
import { useFormDraft } from '../../../shared/forms/useFormDraft';
import { refusalMessage } from '../../../shared/query/refusalMessage';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/forms/TextField';
import { useSchemaForm } from '../../../ui/forms/useSchemaForm';
import type { Reviewed } from '../reviewed';
import type { LinkChanges } from '../useReview';
import styles from './Details.module.css';

const wrongId = 'Enter id between 0 and 99999';

/** A card's short number: above 0 and below 99999 (D-99). */
const CardSearch = v.object({
  cardId: v.pipe(
    v.string(),
    v.regex(/^\d+$/, wrongId),
    v.transform(Number),
    v.minValue(1, wrongId),
    v.maxValue(99_998, wrongId),
  ),
});

interface LinkCardFormProps {
  reviewed: Reviewed;
  changes: LinkChanges;
}

/** Creates a card for a feedback, or finds one by its number and links it at once (TRE-001 to TRE-006, D-100). */
export function LinkCardForm({ reviewed, changes: { create, link } }: LinkCardFormProps) {
  const form = useSchemaForm(CardSearch, { cardId: '' });
  const { field, handleSubmit, setError } = form;
  const draft = useFormDraft(form, { name: `feedback:${reviewed.type}:${reviewed.id}:card` });

  const submit = handleSubmit(({ cardId }) =>
    link.mutate(
      { params: { ...reviewed, cardId } },
      {
        onSuccess: draft.forget,
        onError: (failure) => {
          const message = failure.isGone ? 'Card not found.' : refusalMessage(failure);
          setError('cardId', { message }, { shouldFocus: true });
        },
      },
    ),
  );

  return (
    <>
      <Button
        variant="outline"
        busy={create.isPending}
        onClick={() => create.mutate({ params: { ...reviewed } })}
      >
        Create Trello Card
      </Button>
      <form noValidate className={styles.cardSearch} onSubmit={(event: FormEvent) => void submit(event)}>
        <TextField
          label="Trello Card Id"
          type="number"
          min={0}
          max={99999}
          maxLength={4}
          readOnly={link.isPending}
          {...field('cardId')}
        />
        <Button type="submit" variant="outline" busy={link.isPending}>
          Search
        </Button>
      </form>
    </>
  );
}
