import * as v from 'valibot';
import { complaintOf, type Setting, SettingValue, type SettingVersion } from '../../api/admin/settings';
import { anyWords } from '../../shared/query/refusedField';
import { formatDay } from '../../ui/dates';
import { editorTitleId } from './elementIds';
import { firstDay } from './versions';

/** The contract's version, within the setting's range, with the day as a date field has it (D-77). */
const versionFormOf = (setting: Setting) =>
  v.object({
    value: v.pipe(
      SettingValue.entries.value,
      v.rawCheck(({ dataset, addIssue }) => {
        const complaint = dataset.typed && dataset.value.trim() !== '' && complaintOf(dataset.value, setting);
        if (complaint) addIssue({ message: complaint });
      }),
    ),
    activeSinse: v.pipe(
      v.string(),
      v.isoDate('Date is invalid.'),
      v.transform((day) => `${day}T00:00:00.000Z`),
      SettingValue.entries.activeSinse,
    ),
  });

/** What the form of a stored version begins with. */
export const toInput = (version: SettingVersion) => ({
  value: version.value,
  activeSinse: firstDay(version),
});

/** What its fields are called. */
export const versionLabels = { value: 'Value', activeSinse: ['Active from', formatDay] } as const;

/**
 * The form of a version of a setting.
 *
 * @param edited the id of the version to change, or `new`
 * @param version the version as the server has it; undefined for a new one and for one that has gone
 */
export const versionForm = (setting: Setting, edited: number | 'new', version?: SettingVersion) => ({
  schema: versionFormOf(setting),
  name: `setting:${setting.id}:${edited}`,
  blank: { value: '', activeSinse: '' },
  stored: version && toInput(version),
  rules: [
    ['activeSinse', /\bdate\b/i],
    ['value', anyWords],
  ] as const,
  parameters: ['setting', 'version'],
  titleId: editorTitleId,
});
