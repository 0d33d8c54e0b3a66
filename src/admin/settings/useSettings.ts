import {
  changeSettingVersion,
  createSettingVersion,
  deleteSettingVersion,
  listSettings,
} from '../../api/admin/settings';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { deleted, saved } from '../shared/toastWords';
import { useStaffMutation } from '../shared/useStaffMutation';
import { settingsKeys } from './keys';

/** The settings, each with its versions. */
export const useSettings = () =>
  useCallQuery(settingsKeys.list(), listSettings, undefined, cachePolicy.amongColleagues);

const reload = () => [settingsKeys.list()];

/** Stores a new version of a setting. */
export const useCreateVersion = () =>
  useStaffMutation(createSettingVersion, {
    reload,
    told: saved('The new version is in the list.'),
    once: true,
  });

/** Stores other contents of a version. */
export const useChangeVersion = () =>
  useStaffMutation(changeSettingVersion, {
    reload,
    told: saved('The version is changed.'),
    once: true,
  });

export const useDeleteVersion = () =>
  useStaffMutation(deleteSettingVersion, {
    reload,
    told: deleted('The version is gone.'),
  });
