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

  handle(createSettingVersion, ({ db, clock, body, person }) =>
    addSettingVersion(db, body, { person, now: clock.now() }),
  ),

  handle(changeSettingVersion, ({ db, params, body }) => editSettingVersion(db, params, body)),

  handle(deleteSettingVersion, ({ db, params }) => removeSettingVersion(db, params)),
];
