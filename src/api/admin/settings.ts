import * as v from 'valibot';
import { call } from '../call';
import { atMost, longestText } from '../limits';
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
});
export type SettingVersion = v.InferOutput<typeof SettingVersion>;

export const Setting = v.object({
  id: Id,
  title: named('Untitled'),
  description: v.string(),
  type: v.picklist(['Int', 'String']),
  versions: v.array(SettingVersion),
});
export type Setting = v.InferOutput<typeof Setting>;

/** What staff enter for a version; a value is always a text, digits with an optional minus for Int (contract 3.2). */
export const SettingValue = v.object({
  value: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'Please provide a setting value.'),
    atMost(longestText, 'The value'),
  ),
  activeSinse: v.pipe(v.string(), v.isoTimestamp('Date is invalid.')),
});
export type SettingValue = v.InferOutput<typeof SettingValue>;

const access = staff('edit:settings');

export const listSettings = call({
  id: 'S07',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'The settings with all their versions.',
  access,
  reply: v.array(Setting),
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
  body: SettingValue,
});

export const deleteSettingVersion = call({
  id: 'S10',
  method: 'DELETE',
  path: '/api/admin/settings/{id}/versions/{versionId}',
  summary: 'Deletes a version of a setting.',
  access,
});
