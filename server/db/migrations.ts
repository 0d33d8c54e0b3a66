import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Db, rowsOf } from './database';

/** One history for every database, whichever stands behind it. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Whether a database lacks migrations that this version of Hearken has.
 *
 * @param name what a refusal calls the database, at the beginning of a sentence
 * @throws Error when it has been migrated by another version, whose tables this one does not know
 */
export async function needsMigration(db: Db, name: string): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder });
  const done = await readDone(db);
  const foreign = done.findIndex(({ hash }, index) => index < known.length && hash !== known[index]?.hash);
  if (foreign >= 0)
    throw new Error(
      `${name} was made by another version of Hearken: its migration ${foreign + 1} is not the one that this ` +
        'version has. Nothing has been changed. Start the version that it belongs to.',
    );
  if (done.length > known.length)
    throw new Error(
      `${name} belongs to a newer version of Hearken: it has had ${done.length} migrations, and this version knows ` +
        `${known.length}. Nothing has been changed. Start that version, or one that is newer still.`,
    );
  return done.length < known.length;
}

/** The migrations that a database has had, in their order; none in an empty one. */
async function readDone(db: Db): Promise<{ hash: string }[]> {
  const [found] = await rowsOf<{ has: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  return found?.has ? rowsOf(db, sql`select hash from drizzle.__drizzle_migrations order by id`) : [];
}
