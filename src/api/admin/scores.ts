import * as v from 'valibot';
import { call } from '../call';
import { Count, Day } from '../shapes';
import { staff } from './access';

export const ScoreInfo = v.object({
  /** Null while there are no scores (D-103). */
  minDate: v.nullish(Day, null),
  maxDate: v.nullish(Day, null),
  showWeekShortcut: v.boolean(),
  showMonthShortcut: v.boolean(),
  showYearShortcut: v.boolean(),
});
export type ScoreInfo = v.InferOutput<typeof ScoreInfo>;

export const ScoreStatistics = v.object({
  /** Five rows, '1' to '5'. */
  scoreCount: v.array(v.object({ label: v.string(), count: Count })),
  /** Ascending; days with scores only. */
  averageData: v.array(
    v.object({
      date: Day,
      averageScore: v.number(),
      /** How many scores it is made of; an addition. */
      count: v.optional(Count),
    }),
  ),
  statistics: v.object({
    average: v.number(),
    median: v.number(),
    min: v.number(),
    max: v.number(),
    count: Count,
    quartiles: v.array(v.object({ label: v.string(), value: v.number() })),
  }),
});
export type ScoreStatistics = v.InferOutput<typeof ScoreStatistics>;

const access = staff('edit:feedback');

export const getScoreInfo = call({
  id: 'S64',
  method: 'GET',
  path: '/api/admin/feedback/score/info',
  summary: 'From when to when there are scores, and which shortcuts make sense.',
  access,
  reply: ScoreInfo,
});

export const getScoreStatistics = call({
  id: 'S65',
  method: 'GET',
  path: '/api/admin/feedback/score',
  summary: 'The statistics of the scores between two days, both inclusive.',
  access,
  query: v.object({ from: Day, to: Day }),
  reply: ScoreStatistics,
});
