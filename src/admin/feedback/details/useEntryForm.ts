import * as v from 'valibot';
import { LogEntry } from '../../../api/admin/feedback';
import { useFormDraft } from '../../../shared/forms/useFormDraft';
import { useSchemaForm } from '../../../ui/forms/useSchemaForm';

const Entry = v.object({ logEntry: LogEntry });

export type EntryForm = ReturnType<typeof useEntryForm>;

/**
 * A line for the log on its way: required, and kept over a reload.
 *
 * @param name tells the lines of a person apart
 */
export function useEntryForm(name: string) {
  const form = useSchemaForm(Entry, { logEntry: '' });
  const draft = useFormDraft(form, { name });
  return {
    ...form,
    isDirty: form.formState.isDirty,
    /** Empties it: the line is sent, or not wanted any more. */
    clear: () => {
      draft.forget();
      form.reset();
    },
  };
}
