import * as v from 'valibot';
import { call } from '../call';
import { BasedOn, lastChange } from '../changes';
import { atMost, longestText } from '../limits';
import { listOf } from '../list';
import { named } from '../named';
import { Id, Iso } from '../shapes';
import { staff } from './access';

/** A value of a setting; the server computes its state from the time (D-75). */
export const SettingVersion = v.object({
  id: Id,
  value: v.string(),
  /** 00:00 UTC of a day; the spelling is the product's (D-77). */
  activeSinse: Iso,
  created: Iso,
  createdBy: v.string(),
  state: v.picklist(['Active', 'Pending', 'Expired']),
  ...lastChange,
});
export type SettingVersion = v.InferOutput<typeof SettingVersion>;

export const Setting = v.object({
  id: Id,
  title: named('Untitled'),
  description: v.string(),
  type: v.picklist(['Int', 'String']),
  /** The least and the greatest number that it takes; an addition. */
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  versions: v.array(SettingVersion),
});
export type Setting = v.InferOutput<typeof Setting>;

type SettingRange = Pick<Setting, 'type' | 'min' | 'max'>;

/** Which numbers a setting takes, in words; null where it takes any, or texts. */
export function rangeOf({ type, min, max }: SettingRange): string | null {
  if (type === 'String' || (min === undefined && max === undefined)) return null;
  const [least, greatest] = [min, max].map((end) => end?.toLocaleString('en'));
  if (least === undefined) return `a whole number up to ${greatest}`;
  return greatest === undefined
    ? `a whole number, at least ${least}`
    : `a whole number from ${least} to ${greatest}`;
}

/** What is wrong with a value of a setting, in words; null when nothing is. */
export function complaintOf(value: string, setting: SettingRange): string | null {
  const text = value.trim();
  if (setting.type === 'String') return null;
  if (!/^-?\d+$/.test(text)) return 'Please provide a whole number, in digits.';
  const { min = -Infinity, max = Infinity } = setting;
  return Number(text) < min || Number(text) > max ? `Please provide ${rangeOf(setting)}.` : null;
}

/** Nobody means an earlier year: it has been typed by half. */
const earliestYear = '1900';

/** What staff enter for a version; a value is always a text, digits with an optional minus for Int (contract 3.2). */
export const SettingValue = v.object({
  value: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'Please provide a setting value.'),
    atMost(longestText, 'The value'),
  ),
  activeSinse: v.pipe(
    v.string(),
    v.isoTimestamp('Date is invalid.'),
    v.check((moment) => moment >= earliestYear, 'Date is invalid.'),
  ),
});
export type SettingValue = v.InferOutput<typeof SettingValue>;

const access = staff('edit:settings');

export const listSettings = call({
  id: 'S07',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'The settings with all their versions.',
  access,
  reply: listOf(Setting),
});

export const createSettingVersion = call({
  id: 'S08',
  method: 'POST',
  path: '/api/admin/settings',
  summary: 'Adds a version to a setting.',
  access,
  body: v.object({ settingId: Id, ...SettingValue.entries }),
  errors: [404],
});

export const changeSettingVersion = call({
  id: 'S09',
  method: 'PATCH',
  path: '/api/admin/settings/{id}/versions/{versionId}',
  summary: 'Changes a version of a setting.',
  access,
  query: BasedOn,
  body: SettingValue,
  accept: [409],
});

export const deleteSettingVersion = call({
  id: 'S10',
  method: 'DELETE',
  path: '/api/admin/settings/{id}/versions/{versionId}',
  summary: 'Deletes a version of a setting.',
  access,
});
