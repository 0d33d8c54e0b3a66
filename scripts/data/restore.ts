import { parseArgs } from 'node:util';
import { refuseWhileUsed } from '../../server/db/backup/refuseWhileUsed';
import { restoreBackup } from '../../server/db/backup/restoreBackup';
import { DataInUse } from '../../server/db/dataLock';
import { openServerDatabase } from '../../server/openServerDatabase';
import { readServerSettings } from '../../server/settings';
import { sayWhyNot } from '../serve/sayWhyNot';

const usage = 'npm run restore -- FILE [--yes] [--send-mails]';

/** Puts what a backup holds in the place of all that the database holds. */
await sayWhyNot(async () => {
  const began = performance.now();
  const { file, ...wanted } = readArguments();
  const database = await openServerDatabase(readServerSettings(process.env), { migrates: false }).catch(
    inUse,
  );
  try {
    await refuseWhileUsed(database.db);
    const { rows, tables, madeAt, heldMails } = await restoreBackup(database.db, file, wanted);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `The database is as it was at ${madeAt}: ${rows} rows of ${tables} tables. It took ${seconds} seconds.`,
    );
    if (heldMails > 0)
      console.log(
        `Mails that waited and are not sent, as they may have gone out since: ${heldMails}. The job 'Mail delivery' names ` +
          'them to staff. To have such mails sent, restore with --send-mails.',
      );
  } finally {
    await database.close();
  }
  process.exit(0);
});

/** What the lock says of another directory would be no help here. */
function inUse(error: unknown): never {
  if (!(error instanceof DataInUse)) throw error;
  throw new Error(
    `A server${error.pid ? ` (process ${error.pid})` : ''} works on the embedded database in ${error.dir}, which no second ` +
      'process can open. Stop the server, run this again, and start it afterwards.',
  );
}

function readArguments(): { file: string; replaces: boolean; sendsMails: boolean } {
  const options = { yes: { type: 'boolean', short: 'y' }, 'send-mails': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [file, ...others] = positionals;
  if (!file || others.length > 0 || Object.keys(values).some((name) => !(name in options)))
    throw new Error(`Which file? ${usage}`);
  return { file, replaces: values.yes === true, sendsMails: values['send-mails'] === true };
}
