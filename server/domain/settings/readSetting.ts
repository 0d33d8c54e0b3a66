import { and, asc, desc, eq, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { settings, settingVersions } from '../../db/tables';

/** Settings whose value is a text, each with what holds while no version is in force. */
const texts = {
  /** Where the start-up's video is: an address, or a path on this server; `none` for none (U36, D-145). */
  introVideoLink: '',
};

/** Settings whose value is a whole number; one beyond its ends counts as the nearest end. */
const numbers = {
  /** After how many hours without a word a session is over. */
  sessionIdleHours: { byDefault: 6, min: 1, max: 24 * 365 },
  /** How many of the person's own messages the coach is reminded of. */
  rememberedMessages: { byDefault: 40, min: 1, max: 200 },
  /** Whether a developer log is written: 1 yes, 0 no. */
  devLogsEnabled: { byDefault: 1, min: 0, max: 1 },
};

/** Stands for an empty text, which no value may be (SET-015). */
const none = /^none$/i;

export type SettingKey = keyof typeof texts | keyof typeof numbers;

/** The ends of a setting's numbers; none where it is a text. */
export const rangeOfSetting = (key: string): { min?: number; max?: number } =>
  key in numbers
    ? { min: numbers[key as keyof typeof numbers].min, max: numbers[key as keyof typeof numbers].max }
    : {};

/** Selects the version in force of each setting: the latest that is not in the future (D-75). */
export const settingVersionsInForce = (db: Db, now: Date, which?: SQL) =>
  db
    .selectDistinctOn([settings.id], { id: settingVersions.id, value: settingVersions.value })
    .from(settings)
    .innerJoin(settingVersions, eq(settingVersions.settingId, settings.id))
    .where(and(lte(settingVersions.activeSinse, now), which))
    .orderBy(asc(settings.id), desc(settingVersions.activeSinse), desc(settingVersions.id));

async function valueInForce(db: Db, now: Date, key: SettingKey): Promise<string | null> {
  const [version] = await settingVersionsInForce(db, now, eq(settings.key, key));
  return version?.value ?? null;
}

/** Reads a text that staff can set, as it holds at the moment `now`. */
export async function readText(db: Db, now: Date, key: keyof typeof texts): Promise<string> {
  const text = ((await valueInForce(db, now, key)) ?? texts[key]).trim();
  return none.test(text) ? '' : text;
}

/** Reads a whole number that staff can set, as it holds at the moment `now`. */
export async function readNumber(db: Db, now: Date, key: keyof typeof numbers): Promise<number> {
  const { byDefault, min, max } = numbers[key];
  const value = await valueInForce(db, now, key);
  const number = value === null ? byDefault : Number(value);
  return Number.isFinite(number) ? Math.trunc(Math.min(Math.max(number, min), max)) : byDefault;
}
