import { and, asc, desc, eq } from 'drizzle-orm';
import {
  changeSettingVersion,
  createSettingVersion,
  deleteSettingVersion,
  listSettings,
  type SettingValue,
  type SettingVersion,
} from '../../../src/api/admin/settings';
import type { Db } from '../../db/database';
import { settings, settingVersions } from '../../db/tables';
import { isId } from '../../domain/ids';
import { toMoment } from '../../domain/moment';
import { refuse } from '../../domain/refusal';
import { settingVersionsInForce } from '../../domain/settings/readSetting';
import { handle } from '../handle';

const noSuchVersion = 'There is no such version of the setting.';

/** The calls on settings (contract 3.2). A value holds from the moment its version comes into force. */
export const settingsHandlers = [
  handle(listSettings, async ({ db, clock }) => {
    const { id, title, description, type } = settings;
    const rows = await db.select({ id, title, description, type }).from(settings).orderBy(asc(title));
    const versions = await readVersions(db, clock.now());
    return rows.map((row) => ({ ...row, versions: versions.get(row.id) ?? [] }));
  }),

  handle(createSettingVersion, async ({ db, clock, body: { settingId, ...given }, person }) => {
    const row = toRow(given, await findType(db, settingId));
    const entered = { createdAt: clock.now(), createdBy: person.name };
    await db.insert(settingVersions).values({ ...row, ...entered, settingId });
  }),

  handle(changeSettingVersion, async ({ db, params: { id, versionId }, body }) => {
    const row = toRow(body, await findType(db, id));
    const changed = await db
      .update(settingVersions)
      .set(row)
      .where(versionOf(id, versionId))
      .returning({ id: settingVersions.id });
    if (changed.length === 0) refuse(404, noSuchVersion);
  }),

  handle(deleteSettingVersion, async ({ db, params: { id, versionId } }) => {
    const deleted = await db
      .delete(settingVersions)
      .where(versionOf(id, versionId))
      .returning({ id: settingVersions.id });
    if (deleted.length === 0) refuse(404, noSuchVersion);
  }),
];

type SettingType = typeof settings.$inferSelect.type;

const versionOf = (settingId: number, versionId: number) =>
  and(eq(settingVersions.id, versionId), eq(settingVersions.settingId, settingId));

/** Every version with its state at the moment `now`, by the setting's id, the latest day first (D-75). */
async function readVersions(db: Db, now: Date): Promise<Map<number, SettingVersion[]>> {
  const inForce = new Set((await settingVersionsInForce(db, now)).map(({ id }) => id));
  const stateOf = ({ id, activeSinse }: { id: number; activeSinse: Date }): SettingVersion['state'] => {
    if (activeSinse > now) return 'Pending';
    return inForce.has(id) ? 'Active' : 'Expired';
  };
  const rows = await db
    .select()
    .from(settingVersions)
    .orderBy(desc(settingVersions.activeSinse), desc(settingVersions.id));
  const versions = new Map<number, SettingVersion[]>();
  for (const row of rows) {
    const version = {
      id: row.id,
      value: row.value,
      activeSinse: row.activeSinse.toISOString(),
      created: row.createdAt.toISOString(),
      createdBy: row.createdBy,
      state: stateOf(row),
    };
    versions.set(row.settingId, [...(versions.get(row.settingId) ?? []), version]);
  }
  return versions;
}

async function findType(db: Db, settingId: number): Promise<SettingType> {
  const [setting] = isId(settingId)
    ? await db.select({ type: settings.type }).from(settings).where(eq(settings.id, settingId))
    : [];
  if (!setting) refuse(404, 'There is no such setting.');
  return setting.type;
}

/** What staff entered, as it is stored: a value that fits the type, and the beginning of the chosen day (D-77). */
function toRow({ value, activeSinse }: SettingValue, type: SettingType) {
  const trimmed = value.trim();
  if (type === 'Int' && !/^-?\d+$/.test(trimmed))
    refuse(400, 'Please provide a whole number, in digits.', { field: 'value' });
  const day = toMoment(activeSinse, 'Date is invalid.', 'activeSinse');
  day.setUTCHours(0, 0, 0, 0);
  return { value: trimmed, activeSinse: day };
}
