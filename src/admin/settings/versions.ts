import type { Setting, SettingVersion } from '../../api/admin/settings';

/** The value that holds now, or null (SET-005, SET-006). */
export const currentValue = ({ versions }: Setting): string | null =>
  versions.find(({ state }) => state === 'Active')?.value ?? null;

/** The versions, the latest day first. */
export const newestFirst = (versions: readonly SettingVersion[]): SettingVersion[] =>
  versions.toSorted((one, other) => other.activeSinse.localeCompare(one.activeSinse) || other.id - one.id);

/** The UTC day on which a version comes into force, as `yyyy-MM-dd` (D-77). */
export const firstDay = ({ activeSinse }: SettingVersion): string => activeSinse.slice(0, 10);

/** Whether no version would be in force without this one (D-76). */
export const isOnlyActive = (version: SettingVersion, { versions }: Setting): boolean =>
  version.state === 'Active' && versions.every(({ id, state }) => id === version.id || state === 'Pending');
