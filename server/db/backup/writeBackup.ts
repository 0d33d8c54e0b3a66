import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '../database';
import { BackupFailed } from './backupFailed';
import { fileFailure } from './fileFailure';
import { toLine } from './format';
import { readHistory, versionOf } from './history';
import { readSequences } from './sequences';
import { createTally, readRows } from './tableRows';

export interface Written {
  tables: number;
  rows: number;
  bytes: number;
}

/**
 * Writes all that a database holds into a file, as it is at one moment: others may go on changing it meanwhile. The file
 * is there whole or not at all; one of that name is replaced.
 *
 * @throws BackupFailed
 */
export async function writeBackup(db: Db, file: string, now: Date): Promise<Written> {
  const aside = `${file}.partial`;
  const written = { tables: 0, rows: 0 };
  try {
    await db.transaction(
      async (tx) => {
        await pipeline(
          Readable.from(notesOf(tx, now, written)),
          createGzip(),
          // All that people have said is in it.
          createWriteStream(aside, { mode: 0o600, flush: true }),
        );
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    throw fileFailure(error, file);
  }
  return { ...written, bytes: (await stat(file)).size };
}

async function* notesOf(tx: Db, now: Date, written: Omit<Written, 'bytes'>): AsyncGenerator<string> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  const version = await versionOf(tx, readHistory());
  if (!version) throw new BackupFailed('The database has no tables yet, so there is nothing to back up.');
  const { tag, madeAt, tables } = version;
  yield toLine('hearken-backup', { format: 1, madeAt: now.toISOString(), version: { tag, madeAt } });
  for (const table of tables) {
    yield toLine('table', { name: table });
    const tally = createTally();
    for await (const lines of readRows(tx, table)) {
      tally.add(lines);
      yield `${lines.join('\n')}\n`;
    }
    const total = tally.total();
    yield toLine('end', total);
    written.tables++;
    written.rows += total.rows;
  }
  yield toLine('sequences', await readSequences(tx));
  yield toLine('complete', written);
}
