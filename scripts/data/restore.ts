import { parseArgs } from 'node:util';
import { refuseWhileUsed } from '../../server/db/backup/refuseWhileUsed';
import { restoreBackup } from '../../server/db/backup/restoreBackup';
import { DataInUse } from '../../server/db/dataLock';
import { openServerDatabase } from '../../server/openServerDatabase';
import { readServerSettings } from '../../server/settings';
import { sayWhyNot } from '../serve/sayWhyNot';

/** `npm run restore -- FILE [--yes]`: puts what a backup holds in the place of all that the database holds. */
await sayWhyNot(async () => {
  const began = performance.now();
  const { file, isSure } = readArguments();
  const database = await openServerDatabase(readServerSettings(process.env), { migrates: false }).catch(
    inUse,
  );
  try {
    await refuseWhileUsed(database.db);
    const { rows, tables, madeAt } = await restoreBackup(database.db, file, { replaces: isSure });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `The database is as it was at ${madeAt}: ${rows} rows of ${tables} tables. It took ${seconds} seconds.`,
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

function readArguments(): { file: string; isSure: boolean } {
  const options = { yes: { type: 'boolean', short: 'y' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [file, ...others] = positionals;
  if (!file || others.length > 0 || Object.keys(values).some((name) => name !== 'yes' && name !== 'y'))
    throw new Error('Which file? npm run restore -- FILE [--yes]');
  return { file, isSure: values.yes === true };
}
