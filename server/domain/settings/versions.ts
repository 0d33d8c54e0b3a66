import { and, asc, desc, eq } from 'drizzle-orm';
import type {
  createSettingVersion,
  Setting,
  SettingValue,
  SettingVersion,
} from '../../../src/api/admin/settings';
import type { BodyOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import { settings, settingVersions } from '../../db/tables';
import { type Author, writtenBy } from '../author';
import { isId } from '../ids';
import { toMoment } from '../moment';
import { deleteOr404, firstOr404, updateOr404 } from '../or404';
import { refuse } from '../refusal';
import { settingVersionsInForce } from './readSetting';

const noSuchVersion = 'There is no such version of the setting.';

/** Every setting with its versions, as they are at the moment `now`. */
export async function readSettings(db: Db, now: Date): Promise<Setting[]> {
  const { id, title, description, type } = settings;
  const rows = await db.select({ id, title, description, type }).from(settings).orderBy(asc(title));
  const versions = await readVersions(db, now);
  return rows.map((row) => ({ ...row, versions: versions.get(row.id) ?? [] }));
}

/** Adds a version to a setting; 404 when there is no such setting. */
export async function addSettingVersion(
  db: Db,
  { settingId, ...given }: BodyOf<typeof createSettingVersion>,
  author: Author,
): Promise<void> {
  const row = toRow(given, await findType(db, settingId));
  await db.insert(settingVersions).values({ ...row, ...writtenBy(author), settingId });
}

/** Which version is meant, and of which setting. */
interface VersionPlace {
  id: number;
  versionId: number;
}

/** Changes a version; 404 when there is none. */
export async function editSettingVersion(db: Db, place: VersionPlace, given: SettingValue): Promise<void> {
  const row = toRow(given, await findType(db, place.id));
  await updateOr404(db, settingVersions, isAt(place), row, noSuchVersion);
}

/** Removes a version; 404 when there is none. */
export const removeSettingVersion = (db: Db, place: VersionPlace): Promise<void> =>
  deleteOr404(db, settingVersions, isAt(place), noSuchVersion);

type SettingType = typeof settings.$inferSelect.type;

const isAt = ({ id, versionId }: VersionPlace) =>
  and(eq(settingVersions.id, versionId), eq(settingVersions.settingId, id));

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
  const found = isId(settingId)
    ? await db.select({ type: settings.type }).from(settings).where(eq(settings.id, settingId))
    : [];
  return firstOr404(found, 'There is no such setting.').type;
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
