import { sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { loggable } from '../loggable';
import { type Db, rowsOf } from './database';

/** The time of the database, which all processes on it share, however their own clocks go. */
export interface DatabaseClock extends Clock {
  /** By how many milliseconds this process's own clock is behind. */
  behindMs(): number;
  close(): void;
}

const lookEveryMs = 60_000;

/** Clocks that are no further apart than this count as equal: time would jump to and fro with each look. */
const toleratedMs = 1000;

/** Asks the database for its time, now and then; in between this process's own clock tells how much has passed. */
export async function followDatabaseClock(db: Db): Promise<DatabaseClock> {
  let behind = 0;

  async function look(): Promise<void> {
    const before = Date.now();
    const [told] = await rowsOf<{ now: number }>(
      db,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    const after = Date.now();
    if (!told) return;
    const found = told.now - (before + after) / 2;
    // When within that time the database has looked at its clock nobody knows.
    const doubt = toleratedMs + (after - before) / 2;
    if (Math.abs(found - behind) > doubt) behind = Math.abs(found) > doubt ? Math.round(found) : 0;
  }

  await look();
  const looking = setInterval(
    () =>
      void look().catch((error) => console.error("The database's time could not be read.", loggable(error))),
    lookEveryMs,
  ).unref();
  return {
    now: () => new Date(Date.now() + behind),
    behindMs: () => behind,
    close: () => clearInterval(looking),
  };
}
