import { and, asc, count, gte, lte, max, min, sql } from 'drizzle-orm';
import { getScoreInfo, getScoreStatistics } from '../../../src/api/admin/scores';
import { scores } from '../../db/tables';
import { toMoment } from '../../domain/moment';
import { refuse } from '../../domain/refusal';
import { statisticsOf } from '../../domain/scores/statistics';
import { handle } from '../handle';

const dayMs = 24 * 60 * 60 * 1000;

/** The day of a moment, in UTC, as `yyyy-MM-dd`. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The calls on the statistics of the scores (contract 3.10). */
export const scoreHandlers = [
  handle(getScoreInfo, async ({ db }) => {
    const [ends] = await db
      .select({ first: min(scores.createdAt), last: max(scores.createdAt) })
      .from(scores);
    const minDate = ends?.first ? dayOf(ends.first) : null;
    const maxDate = ends?.last ? dayOf(ends.last) : null;
    const days = minDate && maxDate ? (Date.parse(maxDate) - Date.parse(minDate)) / dayMs : 0;
    return {
      minDate,
      maxDate,
      showWeekShortcut: days >= 7,
      showMonthShortcut: days >= 31,
      showYearShortcut: days >= 365,
    };
  }),

  handle(getScoreStatistics, async ({ db, query }) => {
    const from = toMoment(query.from, 'From is not a date.');
    const to = toMoment(query.to, 'To is not a date.');
    if (from > to) refuse(400, 'From must not be later than to.');
    // Half a million scores come as some thousand numbers; all else is worked out from those.
    const day = sql<Date>`date_bin('1 day', ${scores.createdAt}, '2000-01-01Z')`.mapWith(scores.createdAt);
    const days = await db
      .select({ day, score: scores.score, count: count() })
      .from(scores)
      .where(and(gte(scores.createdAt, from), lte(scores.createdAt, new Date(to.getTime() + dayMs - 1))))
      .groupBy(sql`1`, scores.score)
      .orderBy(sql`1`, asc(scores.score));
    return statisticsOf(days.map((row) => ({ ...row, day: dayOf(row.day) })));
  }),
];
