import type { Setting, SettingVersion } from '../../api/admin/settings';
import { formatDay } from '../../ui/dates';

/** The value that holds now, or null (SET-005, SET-006). */
export const currentValue = ({ versions }: Setting): string | null =>
  versions.find(({ state }) => state === 'Active')?.value ?? null;

/** The versions, the latest day first. */
export const newestFirst = (versions: readonly SettingVersion[]): SettingVersion[] =>
  versions.toSorted((one, other) => other.activeSinse.localeCompare(one.activeSinse) || other.id - one.id);

/** The UTC day on which a version comes into force, as `yyyy-MM-dd` (D-77). */
export const firstDay = ({ activeSinse }: SettingVersion): string => activeSinse.slice(0, 10);

/** What would be in force without the active version (D-75, D-76). */
export const successorOf = ({ id }: SettingVersion, { versions }: Setting): SettingVersion | undefined =>
  newestFirst(versions).find((other) => other.id !== id && other.state !== 'Pending');

const longestName = 60;

/** A version in words: its value, cut where it is long, and its first day. */
export function nameOf(version: SettingVersion): string {
  const { value } = version;
  const short = value.length > longestName ? `${value.slice(0, longestName)}…` : value;
  return `${short}, valid from ${formatDay(firstDay(version))}`;
}
