import { millisecondsInDay } from 'date-fns/constants';
import { desc, eq, max, min, sql } from 'drizzle-orm';
import type { ScoreInfo, ScoreStatistics } from '../../../src/api/admin/scores';
import type { Score } from '../../../src/api/feedback';
import { type Db, rowsOf } from '../../db/database';
import { scores } from '../../db/tables';
import { lockPerson } from '../account/person';
import { toMoment } from '../moment';
import { firstOr404 } from '../or404';
import { refuse } from '../refusal';
import { type DayCount, statisticsOf } from './statistics';

/** The day of a moment, in UTC, as `yyyy-MM-dd`. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The score that a person gave last; 404 before the first. */
export async function readLatestScore(db: Db, userId: string): Promise<{ score: Score }> {
  const latest = await db
    .select({ score: scores.score })
    .from(scores)
    .where(eq(scores.userId, userId))
    .orderBy(desc(scores.id))
    .limit(1);
  return firstOr404(latest, 'There is no score yet.');
}

/** Keeps the score that a person gives; who has given one before changes that, and counts once (D-56). */
export async function giveScore(
  db: Db,
  row: { userId: string; score: Score; createdAt: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two presses at once would both be the first.
    await lockPerson(tx, row.userId);
    const [former] = await tx
      .select({ id: scores.id })
      .from(scores)
      .where(eq(scores.userId, row.userId))
      .orderBy(desc(scores.id))
      .limit(1);
    if (former) await tx.update(scores).set({ score: row.score }).where(eq(scores.id, former.id));
    else await tx.insert(scores).values(row);
  });
}

/** From when to when there are scores, and for which spans of time that is enough. */
export async function readScoreInfo(db: Db): Promise<ScoreInfo> {
  const [ends] = await db.select({ first: min(scores.createdAt), last: max(scores.createdAt) }).from(scores);
  const minDate = ends?.first ? dayOf(ends.first) : null;
  const maxDate = ends?.last ? dayOf(ends.last) : null;
  const days = minDate && maxDate ? (Date.parse(maxDate) - Date.parse(minDate)) / millisecondsInDay : 0;
  return {
    minDate,
    maxDate,
    showWeekShortcut: days >= 7,
    showMonthShortcut: days >= 31,
    showYearShortcut: days >= 365,
  };
}

/** The statistics of the scores given from one day to another; 400 where these are no such days. */
export async function readScoreStatistics(
  db: Db,
  span: { from: string; to: string },
): Promise<ScoreStatistics> {
  const from = toMoment(span.from, 'From is not a date.');
  const to = toMoment(span.to, 'To is not a date.');
  if (from > to) refuse(400, 'From must not be later than to.');
  return statisticsOf(await countByDay(db, from, to));
}

/**
 * Half a million scores as some thousand numbers. Each day is counted by itself, within the index: all of them at once
 * would be sorted first, which takes four times as long.
 */
function countByDay(db: Db, from: Date, to: Date): Promise<DayCount[]> {
  const firstDay = sql`date_bin('1 day', min(${scores.createdAt}), '2000-01-01Z')`;
  return rowsOf<DayCount>(
    db,
    sql`
      select to_char(days.day at time zone 'UTC', 'YYYY-MM-DD') as day, counted.score, counted.count
      from (select ${firstDay} as first, max(${scores.createdAt}) as last from ${scores}
        having min(${scores.createdAt}) is not null) as ends,
        generate_series(greatest(ends.first, ${from.toISOString()}), least(ends.last, ${to.toISOString()}),
          interval '1 day') as days(day),
        lateral (
          select ${scores.score} as score, count(*)::int as count from ${scores}
          where ${scores.createdAt} >= days.day and ${scores.createdAt} < days.day + interval '1 day'
          group by ${scores.score}
        ) as counted
      order by days.day, counted.score
    `,
  );
}
