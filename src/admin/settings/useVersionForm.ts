import type { FormEvent } from 'react';
import * as v from 'valibot';
import { type Setting, SettingValue, type SettingVersion } from '../../api/admin/settings';
import type { CallFailure } from '../../api/failure';
import { useFormDraft } from '../../shared/forms/useFormDraft';
import { useUnsavedChangesPrompt } from '../../shared/forms/useUnsavedChangesPrompt';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useConfirm } from '../../ui/dialogs/useDialogs';
import { useSchemaForm } from '../../ui/forms/useSchemaForm';
import { useSyncServerDefaults } from '../../ui/forms/useSyncServerDefaults';
import { editorTitleId } from './elementIds';
import { useChangeVersion, useCreateVersion, useDeleteVersion } from './useSettings';
import { firstDay, isOnlyActive } from './versions';

/** The contract's version, with the day as a date field has it (OPEN-77). */
const VersionForm = v.object({
  value: SettingValue.entries.value,
  activeSinse: v.pipe(
    v.string(),
    v.isoDate('Date is invalid.'),
    v.transform((day) => `${day}T00:00:00.000Z`),
    SettingValue.entries.activeSinse,
  ),
});

const withoutActive = 'Deleting versions so no setting is active might cause errors in the system.';

/**
 * The form behind the editor: it checks, saves, deletes, keeps what is typed, and asks before it is left. A version that
 * somebody else has deleted meanwhile is saved as a new one.
 *
 * @param edited the id of the version to change, or `new`
 * @param onClose the person is done with the form
 */
export function useVersionForm(setting: Setting, edited: number | 'new', onClose: () => void) {
  const version = setting.versions.find(({ id }) => id === edited);
  const confirm = useConfirm();

  const form = useSchemaForm(VersionForm, version ? contentsOf(version) : { value: '', activeSinse: '' });
  const { register, handleSubmit, reset, setError, formState } = form;
  const draft = useFormDraft(form, { name: `setting:${setting.id}:${edited}` });
  const { allowLeave, isLeaving } = useUnsavedChangesPrompt(formState.isDirty, draft.forget, {
    parameters: ['setting', 'version'],
  });

  useSyncServerDefaults(form, version && contentsOf(version));

  const create = useCreateVersion();
  const change = useChangeVersion();
  const remove = useDeleteVersion();

  const close = () => {
    allowLeave();
    onClose();
  };
  const onError = (failure: CallFailure) => {
    const field = fieldOf(failure);
    if (field) setError(field, { message: refusalMessage(failure) }, { shouldFocus: true });
  };

  const submit = handleSubmit((body) => {
    if (isLeaving()) return;
    // Callbacks of their own: they are not called when the person has left meanwhile.
    const then = { onSuccess: close, onError };
    if (version) change.mutate({ params: { id: setting.id, versionId: version.id }, body }, then);
    else create.mutate({ body: { settingId: setting.id, ...body } }, then);
  });

  const askAndDelete = async (doomed: SettingVersion) => {
    const isMeant = await confirm({
      title: 'Delete this version?',
      message: isOnlyActive(doomed, setting) ? withoutActive : 'It cannot be undone.',
      okLabel: 'Delete',
      cancelLabel: 'Cancel',
      destructive: true,
    });
    if (isMeant) remove.mutate({ params: { id: setting.id, versionId: doomed.id } }, { onSuccess: close });
  };

  const isSaving = create.isPending || change.isPending;
  return {
    /** The version to change, as the server has it; undefined for a new one and for one that has gone. */
    version,
    register,
    errors: formState.errors,
    isSaving,
    isDeleting: remove.isPending,
    isBusy: isSaving || remove.isPending,
    /** Whether changes of an earlier visit were put back. */
    isRestored: draft.isRestored && formState.isDirty,
    startOver: () => {
      reset();
      draft.forget();
      document.getElementById(editorTitleId)?.focus();
    },
    onSubmit: (event: FormEvent) => void submit(event),
    askAndDelete,
    close,
  };
}

const contentsOf = (version: SettingVersion) => ({ value: version.value, activeSinse: firstDay(version) });

/** The field that a refusal is about; the server says it in words only. */
function fieldOf({ status, body }: CallFailure): 'value' | 'activeSinse' | null {
  if (status !== 400 && status !== 422) return null;
  return /\bdate\b/i.test(body?.message ?? '') ? 'activeSinse' : 'value';
}
