import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Db, rowsOf } from '../database';
import { migrationsFolder } from '../migrations';
import { BackupFailed } from './backupFailed';

const readMeta = (name: string) =>
  JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', name), 'utf8'));

/** A version of the tables: what makes it of the one before, and what there is with it. */
export interface Version {
  /** E.g. `0012_add_audit_trail`. */
  tag: string;
  hash: string;
  /** In milliseconds; the database remembers versions by it. */
  madeAt: number;
  statements: string[];
  tables: string[];
  types: string[];
}

/** Every version of the tables, oldest first. */
export function readHistory(): Version[] {
  const { entries } = readMeta('_journal.json') as { entries: { idx: number; tag: string }[] };
  return readMigrationFiles({ migrationsFolder }).map(({ sql: statements, hash, folderMillis }, index) => {
    const tag = entries[index]?.tag ?? '';
    const { tables, enums } = readMeta(`${tag.slice(0, 4)}_snapshot.json`) as Snapshot;
    return { tag, hash, madeAt: folderMillis, statements, tables: namesIn(tables), types: namesIn(enums) };
  });
}

type Named = Record<string, { name: string }>;
type Snapshot = { tables: Named; enums: Named };

const namesIn = (things: Named): string[] =>
  Object.values(things)
    .map(({ name }) => name)
    .sort();

const notes = sql`drizzle.__drizzle_migrations`;

/** The version that a database is at; null for one without tables. */
export async function versionOf(tx: Db, history: readonly Version[]): Promise<Version | null> {
  const [found] = await rowsOf<{ has: boolean }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  if (!found?.has) return null;
  const [note] = await rowsOf<{ madeAt: string }>(
    tx,
    sql`select created_at::text as "madeAt" from ${notes} order by created_at desc limit 1`,
  );
  if (!note) return null;
  return (
    history.find(({ madeAt }) => madeAt === Number(note.madeAt)) ??
    refuseVersion('The database', Number(note.madeAt), history)
  );
}

/** Refuses what has been made with versions of the tables that this release does not know. */
export function refuseVersion(what: string, madeAt: number, history: readonly Version[]): never {
  const isNewer = madeAt > (history.at(-1)?.madeAt ?? 0);
  throw new BackupFailed(
    isNewer
      ? `${what} is of a newer release of Hearken than this one. Use that release.`
      : `${what} is of a release of Hearken that this one does not follow. Use that release.`,
  );
}

/** Makes all tables anew, as they were in a version, without a row in them. */
export async function rebuild(tx: Db, history: readonly Version[], version: Version): Promise<void> {
  const ever = (names: (version: Version) => string[]) =>
    sql.join(
      [...new Set(history.flatMap(names))].map((name) => sql.identifier(name)),
      sql`, `,
    );
  await tx.execute(sql`drop table if exists ${ever(({ tables }) => tables)} cascade`);
  await tx.execute(sql`drop type if exists ${ever(({ types }) => types)} cascade`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists ${notes} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await tx.execute(sql`delete from ${notes}`);
  await run(tx, history.slice(0, history.indexOf(version) + 1));
}

/** Brings the tables from a version to the newest one. */
export const bringUpToDate = (tx: Db, history: readonly Version[], from: Version): Promise<void> =>
  run(tx, history.slice(history.indexOf(from) + 1));

async function run(tx: Db, versions: readonly Version[]): Promise<void> {
  for (const { statements, hash, madeAt } of versions) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into ${notes} (hash, created_at) values (${hash}, ${madeAt})`);
  }
}
