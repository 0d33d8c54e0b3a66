import { and, asc, desc, eq } from 'drizzle-orm';
import {
  complaintOf,
  type createSettingVersion,
  type Setting,
  type SettingValue,
  type SettingVersion,
} from '../../../src/api/admin/settings';
import type { BodyOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import { settings, settingVersions } from '../../db/tables';
import { changesOf, dayOf } from '../audit/changesOf';
import { type Deed, record } from '../audit/record';
import { type Author, writtenBy } from '../author';
import { isId } from '../ids';
import { changedNow, refuseIfNewer, toldChange } from '../lastChange';
import { toMoment } from '../moment';
import { firstOr404 } from '../or404';
import { refuse } from '../refusal';
import { rangeOfSetting, settingVersionsInForce } from './readSetting';

const noSuchVersion = 'There is no such version of the setting.';

/** Every setting with its versions, as they are at the moment `now`. */
export async function readSettings(db: Db, now: Date): Promise<Setting[]> {
  const rows = await db.select().from(settings).orderBy(asc(settings.title));
  const versions = await readVersions(db, now);
  return rows.map(({ key, ...row }) => ({
    ...row,
    ...rangeOfSetting(key),
    versions: versions.get(row.id) ?? [],
  }));
}

/** Adds a version to a setting; 404 when there is no such setting. */
export async function addSettingVersion(
  db: Db,
  { settingId, ...given }: BodyOf<typeof createSettingVersion>,
  author: Author,
): Promise<void> {
  await db.transaction(async (tx) => {
    const setting = await findSetting(tx, settingId);
    const row = toRow(given, setting);
    await tx.insert(settingVersions).values({ ...row, ...writtenBy(author), settingId });
    await record(tx, author, { ...deedOn(setting), action: 'created', changes: changesOf(null, told(row)) });
  });
}

/** Which version is meant, and of which setting. */
interface VersionPlace {
  id: number;
  versionId: number;
}

/** Changes a version; 404 when there is none, 409 when there is a newer one than was seen. */
export async function editSettingVersion(
  db: Db,
  place: VersionPlace,
  given: SettingValue,
  author: Author,
  basedOn?: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const setting = await findSetting(tx, place.id);
    const row = toRow(given, setting);
    const former = await findVersionToChange(tx, place);
    refuseIfNewer(former.revision, basedOn);
    await tx
      .update(settingVersions)
      .set({ ...row, ...changedNow(author, former) })
      .where(isAt(place));
    const changes = changesOf(told(former), told(row));
    await record(tx, author, { ...deedOn(setting), action: 'changed', changes });
  });
}

/** Removes a version; 404 when there is none. */
export async function removeSettingVersion(db: Db, place: VersionPlace, author: Author): Promise<void> {
  await db.transaction(async (tx) => {
    const former = await findVersionToChange(tx, place);
    await tx.delete(settingVersions).where(isAt(place));
    const setting = await findSetting(tx, place.id);
    await record(tx, author, {
      ...deedOn(setting),
      action: 'deleted',
      changes: changesOf(told(former), null),
    });
  });
}

type SettingRow = typeof settings.$inferSelect;
type VersionRow = Pick<typeof settingVersions.$inferSelect, 'value' | 'activeSinse'>;

/** What the audit trail tells of a setting, and of a version. */
const deedOn = ({ id, title }: SettingRow): Pick<Deed, 'feature' | 'subject' | 'id'> => ({
  feature: 'settings',
  subject: title,
  id,
});
const told = ({ value, activeSinse }: VersionRow) => ({ Value: value, 'Active from': dayOf(activeSinse) });

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
      ...toldChange(row),
    };
    versions.set(row.settingId, [...(versions.get(row.settingId) ?? []), version]);
  }
  return versions;
}

async function findSetting(db: Db, settingId: number): Promise<SettingRow> {
  const found = isId(settingId) ? await db.select().from(settings).where(eq(settings.id, settingId)) : [];
  return firstOr404(found, 'There is no such setting.');
}

/** Nobody else changes it until the transaction ends. */
const findVersionToChange = async (
  tx: Db,
  place: VersionPlace,
): Promise<typeof settingVersions.$inferSelect> =>
  firstOr404(await tx.select().from(settingVersions).where(isAt(place)).for('update'), noSuchVersion);

/** What staff entered, as it is stored: a value that fits the setting, and the beginning of the chosen day (D-77). */
function toRow({ value, activeSinse }: SettingValue, { key, type }: SettingRow) {
  const complaint = complaintOf(value, { type, ...rangeOfSetting(key) });
  if (complaint) refuse(400, complaint, { field: 'value' });
  const day = toMoment(activeSinse, 'Date is invalid.', 'activeSinse');
  day.setUTCHours(0, 0, 0, 0);
  return { value: value.trim(), activeSinse: day };
}
