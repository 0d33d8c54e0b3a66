import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { settings, settingVersions } from '../../db/tables';
import { type Writer, writtenBy } from '../author';
import { introVideo } from '../ownMedia';
import type { SettingKey } from '../settings/readSetting';

/** What staff can set, each with the value to begin with. */
const baseSettings: Record<
  SettingKey,
  Pick<typeof settings.$inferInsert, 'type' | 'title' | 'description'> & { value: string }
> = {
  introVideoLink: {
    type: 'String',
    title: 'Intro video',
    description:
      'The video that the start-up begins with: the address of a media file, or of a player that may be framed. The word none for no video; the step is then left out.',
    value: introVideo,
  },
  sessionIdleHours: {
    type: 'Int',
    title: 'Idle hours until a session ends',
    description:
      'A session without a word for this many hours is over; the next word opens another one. From 1 to 8,760, a year.',
    value: '6',
  },
  rememberedMessages: {
    type: 'Int',
    title: 'Messages the assistant is reminded of',
    description:
      "How many of a person's latest messages are sent along with a new one, with the replies to them. From 1 to 200; more of them cost more.",
    value: '40',
  },
  devLogsEnabled: {
    type: 'Int',
    title: 'Developer log',
    description:
      'Whether the server writes down what it does for a person: 1 for yes, 0 for no. Only developers see it.',
    value: '1',
  },
};

/**
 * Fills in the settings that are not there yet, each with one version, which holds from today on; those that are there
 * get their title and description as they are now. Within a transaction.
 */
export async function seedSettings(tx: Db, author: Writer): Promise<void> {
  const activeSinse = new Date(author.now);
  activeSinse.setUTCHours(0, 0, 0, 0);
  for (const [key, { value, ...setting }] of Object.entries(baseSettings)) {
    const [row] = await tx
      .insert(settings)
      .values({ key, ...setting })
      .onConflictDoNothing()
      .returning({ id: settings.id });
    if (!row) await tx.update(settings).set(setting).where(eq(settings.key, key));
    else
      await tx
        .insert(settingVersions)
        .values({ settingId: row.id, value, activeSinse, ...writtenBy(author) });
  }
}
