import { DataInUse } from '../../server/db/dataLock';
import { accountCommand } from '../../server/hosting/accountCommand';
import { askRunning } from '../../server/hosting/commandSocket';
import { openServerDatabase } from '../../server/openServerDatabase';
import { readServerSettings, type ServerSettings } from '../../server/settings';
import { sayWhyNot } from './sayWhyNot';

/** `npm run account`: makes and changes accounts of a hosted server, also while one works on an embedded database. */
await sayWhyNot(async () => {
  const settings = readServerSettings(process.env);
  const words = process.argv.slice(2);
  const said = await run(settings, words).catch((error: unknown) => {
    if (!(error instanceof DataInUse)) throw error;
    return askRunning(settings.dataDir, words).catch((why: NodeJS.ErrnoException) => {
      throw why.code === undefined ? why : error;
    });
  });
  console.log(said);
});

async function run(settings: ServerSettings, words: readonly string[]): Promise<string> {
  const database = await openServerDatabase(settings);
  try {
    return await accountCommand(words, { ...settings, db: database.db, clock: { now: () => new Date() } });
  } finally {
    await database.close();
  }
}
