import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';
import { BackupFailed } from './backupFailed';
import { refuseDamaged } from './fileFailure';
import { dropForeignKeys } from './foreignKeys';
import { bringUpToDate, readHistory, rebuild, refuseVersion, type Version, versionOf } from './history';
import { holdMails } from './holdMails';
import { loadTable } from './loadTable';
import { type Reader, readBackup } from './readBackup';
import { setSequences } from './sequences';
import { type Tally, tallyOf } from './tableRows';

export interface Restored {
  tables: number;
  rows: number;
  /** When the backup was made, in ISO 8601. */
  madeAt: string;
  /** How many mails waited in it that are not sent any more. */
  heldMails: number;
}

/**
 * Puts what a backup holds in the place of all that a database holds, and brings it up to the newest version. All of it
 * or nothing, and only when what the tables then hold has the backup's checksums.
 *
 * @param replaces whether what the database holds is to go
 * @param sendsMails whether mails that waited in the backup are to go out, maybe for the second time
 * @throws BackupFailed
 */
export async function restoreBackup(
  db: Db,
  file: string,
  { replaces, sendsMails = false }: { replaces: boolean; sendsMails?: boolean },
): Promise<Restored> {
  const restored = await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const history = readHistory();
    const present = await versionOf(tx, history);
    if (present && !replaces && (await isFilled(tx, present)))
      throw new BackupFailed(
        'The database holds data already. To have all of it replaced by the backup: npm run restore -- FILE --yes',
      );
    const content = await readBackup(file, (reader) => restore(tx, history, file, reader));
    return { ...content, heldMails: sendsMails ? 0 : await holdMails(tx) };
  });
  await db.execute(sql`analyze`);
  return restored;
}

async function isFilled(tx: Db, { tables }: Version): Promise<boolean> {
  const each = tables.map((table) => sql`(select 1 from ${sql.identifier(table)} limit 1)`);
  const rows = await rowsOf(tx, sql`${sql.join(each, sql` union all `)} limit 1`);
  return rows.length > 0;
}

async function restore(
  tx: Db,
  history: readonly Version[],
  file: string,
  { next, read }: Reader,
): Promise<Omit<Restored, 'heldMails'>> {
  const { format, madeAt, version: told } = await read('hearken-backup');
  const version = history.find((each) => each.madeAt === told.madeAt);
  if (format !== 1 || !version) return refuseVersion(file, told.madeAt, history);

  await rebuild(tx, history, version);
  const addForeignKeys = await dropForeignKeys(tx);
  const tallies = new Map<string, Tally>();
  let line = await next();
  while (line.startsWith('["table"')) {
    const { name } = await read('table', line);
    if (!version.tables.includes(name)) refuseDamaged(file);
    const { tally, behind } = await loadTable(tx, name, next);
    const { rows, sha256 } = await read('end', behind);
    if (tally.rows !== rows || tally.sha256 !== sha256) refuseDamaged(file);
    tallies.set(name, tally);
    line = await next();
  }
  await setSequences(tx, await read('sequences', line));
  const { tables, rows } = await read('complete');
  if (tables !== tallies.size) refuseDamaged(file);

  for (const [name, { sha256 }] of tallies) {
    if ((await tallyOf(tx, name)).sha256 !== sha256)
      throw new BackupFailed(
        `The table ${name} came out different from the backup. Nothing has been changed.`,
      );
  }
  await addForeignKeys();
  await bringUpToDate(tx, history, version);
  return { tables, rows, madeAt };
}
