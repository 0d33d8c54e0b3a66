import type { SignupSource } from '../../api/admin/signupSources';
import type { CallFailure } from '../../api/failure';
import { useFormDraft } from '../../shared/forms/useFormDraft';
import { useUnsavedChangesPrompt } from '../../shared/forms/useUnsavedChangesPrompt';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useSchemaForm } from '../../ui/forms/useSchemaForm';
import { useSyncServerDefaults } from '../../ui/forms/useSyncServerDefaults';
import { formTitleId } from './elementIds';
import { fieldOf, NewSourceForm, StoredSourceForm, toInput } from './sourceForm';

export type SourceFormState = ReturnType<typeof useSourceForm>;

/**
 * The fields of a signup source: checked, kept over a reload, and not left without a question.
 *
 * @param stored what the server has; nothing for a new source
 */
export function useSourceForm(stored?: SignupSource) {
  const form = useSchemaForm(stored ? StoredSourceForm : NewSourceForm, toInput(stored));
  const { register, handleSubmit, watch, reset, setError, formState } = form;
  const draft = useFormDraft(form, { name: `signupSource:${stored?.id ?? 'new'}` });
  const { allowLeave, isLeaving } = useUnsavedChangesPrompt(formState.isDirty, draft.forget, {
    parameters: ['source'],
  });
  useSyncServerDefaults(form, stored && toInput(stored));

  return {
    register,
    handleSubmit,
    allowLeave,
    isLeaving,
    errors: formState.errors,
    values: watch(),
    /** Whether changes of an earlier visit were put back. */
    isRestored: draft.isRestored && formState.isDirty,
    startOver: () => {
      reset();
      draft.forget();
      document.getElementById(formTitleId)?.focus();
    },
    /** Puts what the server has against a field at that field. */
    showRefusal: (failure: CallFailure) => {
      const field = fieldOf(failure);
      if (field) setError(field, { message: refusalMessage(failure) }, { shouldFocus: true });
    },
  };
}
