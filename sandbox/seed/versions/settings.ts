import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/database';
import { settings, settingVersions } from '../../../server/db/tables';
import type { SettingKey } from '../../../server/domain/settings/readSetting';
import { dayFrom, daysBefore } from '../days';

/** Who entered a value, and the number of days from today on which it comes into force. */
interface Entry {
  inDays: number;
  createdBy: string;
}

const mette = 'Mette Lund';
const jonas = 'Jonas Reiter';

/** Of each setting who entered the present value, and the values before and after it. */
const settingHistory: Record<SettingKey, { present: Entry; others: (Entry & { value: string })[] }> = {
  introVideoLink: {
    present: { inDays: -96, createdBy: mette },
    others: [{ value: '', inDays: -230, createdBy: mette }],
  },
  sessionIdleHours: {
    present: { inDays: -150, createdBy: jonas },
    others: [{ value: '2', inDays: -230, createdBy: jonas }],
  },
  rememberedMessages: {
    present: { inDays: -61, createdBy: jonas },
    others: [
      { value: '20', inDays: -230, createdBy: jonas },
      { value: '60', inDays: 40, createdBy: mette },
    ],
  },
  devLogsEnabled: {
    present: { inDays: -96, createdBy: jonas },
    others: [{ value: '0', inDays: -230, createdBy: jonas }],
  },
};

/** Gives the settings a past and a future: former values, since when the present ones hold, and one that is to come. */
export async function seedSettingHistory(db: Db, now: Date): Promise<void> {
  const entered = ({ inDays, createdBy }: Entry) => ({
    createdBy,
    activeSinse: dayFrom(now, inDays),
    // A value is entered some days before it holds.
    createdAt: daysBefore(now, inDays > 0 ? 2 : 3 - inDays),
  });
  for (const { id: settingId, key } of await db.select().from(settings)) {
    const { present, others } = settingHistory[key as SettingKey];
    await db.update(settingVersions).set(entered(present)).where(eq(settingVersions.settingId, settingId));
    await db
      .insert(settingVersions)
      .values(others.map((other) => ({ settingId, value: other.value, ...entered(other) })));
  }
}
