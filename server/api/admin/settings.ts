import {
  changeSettingVersion,
  createSettingVersion,
  deleteSettingVersion,
  listSettings,
} from '../../../src/api/admin/settings';
import {
  addSettingVersion,
  editSettingVersion,
  readSettings,
  removeSettingVersion,
} from '../../domain/settings/versions';
import { handle } from '../handle';

/** The calls on settings (contract 3.2). A value holds from the moment its version comes into force. */
export const settingsHandlers = [
  handle(listSettings, ({ db, clock }) => readSettings(db, clock.now())),

  handle(createSettingVersion, ({ db, body, author }) => addSettingVersion(db, body, author)),

  handle(changeSettingVersion, ({ db, params, query, body, author }) =>
    editSettingVersion(db, params, body, author, query.basedOn),
  ),

  handle(deleteSettingVersion, ({ db, params, author }) => removeSettingVersion(db, params, author)),
];
