import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database';
import { BackupFailed } from './backupFailed';

/**
 * Refuses to go on while servers have connections to a Postgres: what they do meanwhile would be lost. Whatever else looks at
 * the database is left alone. Nobody else can open an embedded one.
 *
 * @throws BackupFailed
 */
export async function refuseWhileUsed(db: Db): Promise<void> {
  const [others] = await rowsOf<{ count: number }>(
    db,
    sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and application_name = current_setting('application_name')
    `,
  );
  if (!others || others.count === 0) return;
  throw new BackupFailed(
    `Hearken works on this database: it has ${others.count === 1 ? 'a connection' : `${others.count} connections`} to it. ` +
      'Stop every server, run this again, and start them afterwards.',
  );
}
