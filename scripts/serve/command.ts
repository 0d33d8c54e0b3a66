import { followDatabaseClock } from '../../server/db/databaseClock';
import { DataInUse } from '../../server/db/dataLock';
import { askRunning } from '../../server/hosting/commandSocket';
import { operatorCommand } from '../../server/hosting/operatorCommand';
import { openServerDatabase } from '../../server/openServerDatabase';
import { readServerSettings, type ServerSettings } from '../../server/settings';

/**
 * Does an operator's command on the hosted server's database; one that is embedded and in use, the process that uses it does
 * it on.
 *
 * @param migrates whether the database is brought up to date before
 */
export async function command(words: readonly string[], { migrates = true } = {}): Promise<string> {
  const settings = readServerSettings(process.env);
  return run(settings, words, migrates).catch((error: unknown) => {
    if (!(error instanceof DataInUse)) throw error;
    return askRunning(settings.dataDir, words).catch((why: NodeJS.ErrnoException) => {
      throw why.code === undefined ? why : error;
    });
  });
}

/** Whoever has forgotten the server's variables would otherwise look for what was done where it is not. */
const withoutServer = ({ dataDir, publicUrl }: ServerSettings) =>
  `DATABASE_URL is not set, and no server runs on ${dataDir}: this is about the embedded database there, and about ` +
  `${publicUrl}. Commands need the variables of the server.`;

async function run(settings: ServerSettings, words: readonly string[], migrates: boolean): Promise<string> {
  const database = await openServerDatabase(settings, { migrates });
  try {
    const { db } = database;
    if (!settings.databaseUrl) console.warn(withoutServer(settings));
    return await operatorCommand(words, { ...settings, db, clock: await followDatabaseClock(db) });
  } finally {
    await database.close();
  }
}
