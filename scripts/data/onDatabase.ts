import { parseArgs } from 'node:util';
import type { Db } from '../../server/db/database';
import { DataInUse } from '../../server/db/dataLock';
import { openServerDatabase } from '../../server/openServerDatabase';
import { readServerSettings } from '../../server/settings';

export interface Asked {
  db: Db;
  file: string;
  /** Whether `--yes` was said. */
  isSure: boolean;
}

/**
 * Runs a command on the hosted server's database and a file, says in a sentence what came of it and how long it took, and
 * ends the process. The database is left at the version that it has.
 *
 * @param usage how the command is called
 */
export async function onDatabase(usage: string, work: (asked: Asked) => Promise<string>): Promise<never> {
  const began = performance.now();
  try {
    const { file, isSure } = readArguments(usage);
    const database = await openServerDatabase(readServerSettings(process.env), { migrates: false });
    const done = await work({ db: database.db, file, isSure }).finally(() => database.close());
    console.log(`${done} It took ${((performance.now() - began) / 1000).toFixed(1)} seconds.`);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof DataInUse ? inUse(error) : error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What the lock says of another directory would be no backup of this one. */
const inUse = ({ dir, pid }: DataInUse): string =>
  `A server${pid ? ` (process ${pid})` : ''} works on the embedded database in ${dir}, which no second process can open. ` +
  'Stop the server, run this again, and start it afterwards.';

function readArguments(usage: string): Omit<Asked, 'db'> {
  const options = { yes: { type: 'boolean', short: 'y' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [file, ...others] = positionals;
  if (!file || others.length > 0 || Object.keys(values).some((name) => name !== 'yes' && name !== 'y'))
    throw new Error(`Which file? ${usage}`);
  return { file, isSure: values.yes === true };
}
