import type { FormEvent } from 'react';
import * as v from 'valibot';
import { type Setting, SettingValue, type SettingVersion } from '../../api/admin/settings';
import { useEditForm } from '../../shared/forms/useEditForm';
import { anyWords } from '../../shared/query/refusedField';
import { useConfirm } from '../../ui/dialogs/useDialogs';
import { editorTitleId } from './elementIds';
import { useChangeVersion, useCreateVersion, useDeleteVersion } from './useSettings';
import { firstDay, isOnlyActive } from './versions';

/** The contract's version, with the day as a date field has it (D-77). */
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

  const form = useEditForm({
    schema: VersionForm,
    name: `setting:${setting.id}:${edited}`,
    blank: { value: '', activeSinse: '' },
    stored: version && contentsOf(version),
    rules: [
      ['activeSinse', /\bdate\b/i],
      ['value', anyWords],
    ],
    parameters: ['setting', 'version'],
    titleId: editorTitleId,
  });

  const create = useCreateVersion();
  const change = useChangeVersion();
  const remove = useDeleteVersion();

  const close = form.leaveBy(onClose);
  const submit = form.handleSubmit((body) => {
    if (form.isLeaving()) return;
    // Callbacks of their own: they are not called when the person has left meanwhile.
    const then = { onSuccess: close, onError: form.showRefusal };
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
    register: form.register,
    errors: form.errors,
    isRestored: form.isRestored,
    startOver: form.startOver,
    isSaving,
    isDeleting: remove.isPending,
    isBusy: isSaving || remove.isPending,
    onSubmit: (event: FormEvent) => void submit(event),
    askAndDelete,
    close,
  };
}

const contentsOf = (version: SettingVersion) => ({ value: version.value, activeSinse: firstDay(version) });
