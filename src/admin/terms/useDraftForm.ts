import { lightFormat } from 'date-fns/lightFormat';
import * as v from 'valibot';
import { type Terms, TermsDraft } from '../../api/admin/terms';
import type { CallFailure } from '../../api/failure';
import { useFormDraft } from '../../shared/forms/useFormDraft';
import { useUnsavedChangesPrompt } from '../../shared/forms/useUnsavedChangesPrompt';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useSchemaForm } from '../../ui/forms/useSchemaForm';
import { useSyncServerDefaults } from '../../ui/forms/useSyncServerDefaults';

export type DraftForm = ReturnType<typeof useDraftForm>;

/**
 * The fields of a draft: checked, kept over a reload, and not left without a question.
 *
 * @param name tells the drafts of the person apart
 * @param terms what the server has; nothing for a new version
 */
export function useDraftForm(name: string, terms?: Terms) {
  const stored = terms && { validFrom: toLocal(terms.validFrom), content: terms.content };
  const form = useSchemaForm(draftFormOf(terms?.validFrom), stored ?? { validFrom: '', content: '' });
  const { register, handleSubmit, watch, reset, setError, formState } = form;
  const draft = useFormDraft(form, { name });
  const { allowLeave, isLeaving } = useUnsavedChangesPrompt(formState.isDirty, draft.forget, {
    parameters: ['open', 'edit'],
  });
  useSyncServerDefaults(form, stored);

  return {
    register,
    handleSubmit,
    allowLeave,
    isLeaving,
    errors: formState.errors,
    content: watch('content'),
    /** Whether changes of an earlier visit were put back. */
    isRestored: draft.isRestored && formState.isDirty,
    startOver: () => {
      reset();
      draft.forget();
    },
    /** Puts what the server has against a field at that field. */
    showRefusal: (failure: CallFailure) => {
      const field = fieldOf(failure);
      if (field) setError(field, { message: refusalMessage(failure) }, { shouldFocus: true });
    },
  };
}

/** The contract's draft, with the moment as a field of the reader's own time has it. */
const draftFormOf = (former?: string) =>
  v.object({
    validFrom: v.pipe(
      v.string(),
      v.check((local) => !Number.isNaN(Date.parse(local)), 'Please select a date in the future.'),
      // The field knows no seconds: a moment that nobody has changed stays what it was.
      v.transform((local) => (former && local === toLocal(former) ? former : new Date(local).toISOString())),
      TermsDraft.entries.validFrom,
    ),
    content: TermsDraft.entries.content,
  });

/** A moment as a field of the type datetime-local has it, in the reader's time zone. */
const toLocal = (iso: string) => lightFormat(new Date(iso), "yyyy-MM-dd'T'HH:mm");

/** The field that a refusal is about; the server says it in words only. */
function fieldOf({ status, body }: CallFailure): keyof TermsDraft | null {
  if (status !== 400 && status !== 422) return null;
  const message = body?.message ?? '';
  if (/\bdate\b/i.test(message)) return 'validFrom';
  return /\bcontent\b/i.test(message) ? 'content' : null;
}
