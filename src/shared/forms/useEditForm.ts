import type { FormSchema } from '../../ui/forms/useSchemaForm';
import { type PersistentFormOptions, usePersistentForm } from './usePersistentForm';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';

export interface EditFormOptions<Schema extends FormSchema> extends PersistentFormOptions<Schema> {
  /** The parameters of the address that the form lives by. */
  parameters: readonly string[];
}

/**
 * The form behind an editor: checked by a schema, kept over a reload, fresh from the server, with what the server
 * refuses at its field, and not left with changes without a question.
 *
 * @example
 * const form = useEditForm({ schema, name: `setting:${id}`, blank, stored, parameters: ['setting'], rules, titleId });
 */
export function useEditForm<Schema extends FormSchema>({ parameters, ...options }: EditFormOptions<Schema>) {
  const form = usePersistentForm(options);
  const { allowLeave, isLeaving } = useUnsavedChangesPrompt(form.isDirty, form.forgetDraft, { parameters });

  return {
    ...form,
    allowLeave,
    isLeaving,
    /** Goes where the form's own buttons, or its finished save, lead: without a question. */
    leaveBy: (go: () => void) => () => {
      allowLeave();
      go();
    },
  };
}
