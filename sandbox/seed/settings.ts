import type { Db } from '../../server/db/database';
import { settings, settingVersions } from '../../server/db/tables';
import { introVideo } from '../../server/domain/ownMedia';
import type { SettingKey } from '../../server/domain/settings/readSetting';
import { dayFrom, daysBefore } from './days';

interface SeedSetting {
  key: SettingKey;
  type: 'Int' | 'String';
  title: string;
  description: string;
  /** Each with the number of days from today on which it comes into force. */
  versions: { value: string; inDays: number; createdBy: string }[];
}

const mette = 'Mette Lund';
const jonas = 'Jonas Reiter';

const definitions: SeedSetting[] = [
  {
    key: 'introVideoLink',
    type: 'String',
    title: 'Intro video',
    description:
      'The video that the start-up begins with: the address of a media file, or of a player that may be framed. Empty for none; the step is then left out.',
    versions: [
      { value: '', inDays: -230, createdBy: mette },
      { value: introVideo, inDays: -96, createdBy: mette },
    ],
  },
  {
    key: 'sessionIdleHours',
    type: 'Int',
    title: 'Idle hours until a session ends',
    description:
      'A session without a word for this many hours is over; the next word opens another one. At least 1.',
    versions: [
      { value: '2', inDays: -230, createdBy: jonas },
      { value: '6', inDays: -150, createdBy: jonas },
    ],
  },
  {
    key: 'rememberedMessages',
    type: 'Int',
    title: 'Messages the assistant is reminded of',
    description:
      "How many of a person's latest messages are sent along with a new one, with the replies to them. From 1 to 200; more of them cost more.",
    versions: [
      { value: '6', inDays: -230, createdBy: jonas },
      { value: '10', inDays: -61, createdBy: jonas },
      { value: '12', inDays: 40, createdBy: mette },
    ],
  },
  {
    key: 'devLogsEnabled',
    type: 'Int',
    title: 'Developer log',
    description:
      'Whether the server writes down what it does for a person: 1 for yes, 0 for no. Only developers see it.',
    versions: [
      { value: '0', inDays: -230, createdBy: jonas },
      { value: '1', inDays: -96, createdBy: jonas },
    ],
  },
];

/** Fills in what staff can set, with former values, those in force, and one that is to come. */
export async function seedSettings(db: Db, now: Date): Promise<void> {
  for (const { versions, ...setting } of definitions) {
    const [row] = await db.insert(settings).values(setting).returning({ id: settings.id });
    if (!row) throw new Error('The setting was not stored');
    await db.insert(settingVersions).values(
      versions.map(({ value, inDays, createdBy }) => ({
        settingId: row.id,
        value,
        createdBy,
        activeSinse: dayFrom(now, inDays),
        // A value is entered some days before it holds.
        createdAt: daysBefore(now, inDays > 0 ? 2 : 3 - inDays),
      })),
    );
  }
}
