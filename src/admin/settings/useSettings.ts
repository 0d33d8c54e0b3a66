import { useQueryClient } from '@tanstack/react-query';
import {
  changeSettingVersion,
  createSettingVersion,
  deleteSettingVersion,
  listSettings,
} from '../../api/admin/settings';
import type { CallFailure } from '../../api/failure';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useToasts } from '../../ui/toasts/useToasts';
import { settingsKeys } from './keys';

/** The settings, each with its versions. */
export const useSettings = () => useCallQuery(settingsKeys.list(), listSettings);

/**
 * What happens after each change: the settings are read again and the person is told; also when somebody else has
 * deleted the version meanwhile.
 *
 * @param told what is said after a success
 */
function useAftermath(told: { title: string; message: string }) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const reload = () => queries.invalidateQueries({ queryKey: settingsKeys.list() });
  return {
    onSuccess: async () => {
      await reload();
      toasts.show({ ...told, tone: 'success', autoClose: true });
    },
    onError: async ({ status }: CallFailure) => {
      if (status === 404) await reload();
    },
  };
}

/** Stores a new version of a setting. */
export const useCreateVersion = () =>
  useCallMutation(createSettingVersion, {
    ...useAftermath({ title: 'Saved', message: 'The new version is in the list.' }),
    once: true,
  });

/** Stores other contents of a version. */
export const useChangeVersion = () =>
  useCallMutation(changeSettingVersion, {
    ...useAftermath({ title: 'Saved', message: 'The version is changed.' }),
    once: true,
  });

/** Deletes a version. */
export const useDeleteVersion = () =>
  useCallMutation(deleteSettingVersion, useAftermath({ title: 'Deleted', message: 'The version is gone.' }));
