import type { DefaultValues, Path } from 'react-hook-form';
import type { InferInput } from 'valibot';
import type { CallFailure } from '../../api/failure';
import { type FormSchema, useSchemaForm } from '../../ui/forms/useSchemaForm';
import { useSyncServerDefaults } from '../../ui/forms/useSyncServerDefaults';
import { refusalMessage } from '../query/refusalMessage';
import { type FieldRules, refusedField } from '../query/refusedField';
import { useFormDraft } from './useFormDraft';

export interface PersistentFormOptions<Schema extends FormSchema> {
  /** What the form must fulfil; its output is what `handleSubmit` hands on. */
  schema: Schema;
  /** Tells the drafts of the person apart. */
  name: string;
  /** What the form begins with where there is nothing stored. */
  blank: DefaultValues<InferInput<Schema>>;
  /** What the server has; while the form is open, its changes come in where nobody has typed. */
  stored?: DefaultValues<InferInput<Schema>>;
  /** The field that a refusal is about. */
  rules?: FieldRules<Path<InferInput<Schema>>>;
  /** Whether the focus goes to the field that is refused; default true. */
  focusRefused?: boolean;
  /** The id of what takes the focus when the person starts over. */
  titleId?: string;
  /** What the changes have been made to: kept with them, and back as `keptBase` when they are. */
  baseOf?(): object | undefined;
}

/**
 * A form whose changes are kept over a reload: checked by a schema, fresh from the server, with what the server refuses
 * at its field. `useEditForm` also asks before it is left.
 */
export function usePersistentForm<Schema extends FormSchema>({
  schema,
  name,
  blank,
  stored,
  rules = [],
  focusRefused = true,
  titleId,
  baseOf,
}: PersistentFormOptions<Schema>) {
  const form = useSchemaForm(schema, stored ?? blank);
  const draft = useFormDraft(form, { name, baseOf });
  useSyncServerDefaults(form, stored);
  const { errors, isDirty } = form.formState;

  return {
    ...form,
    errors,
    /** Whether something differs from what the server has. */
    isDirty,
    /** Whether changes of an earlier visit were put back. */
    hadDraft: draft.isRestored,
    /** Whether they are still there. */
    isRestored: draft.isRestored && isDirty,
    /** What they had been made to. */
    keptBase: draft.isRestored ? draft.base : null,
    forgetDraft: draft.forget,
    /** Takes back what was typed. */
    startOver: () => {
      form.reset();
      draft.forget();
      if (titleId) document.getElementById(titleId)?.focus();
    },
    /** Puts what the server has against a field at that field; false where it concerns none. */
    showRefusal: (failure: CallFailure): boolean => {
      const field = refusedField(failure, rules);
      if (field) form.setError(field, { message: refusalMessage(failure) }, { shouldFocus: focusRefused });
      return field !== null;
    },
  };
}
