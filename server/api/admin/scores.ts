import { getScoreInfo, getScoreStatistics } from '../../../src/api/admin/scores';
import { readScoreInfo, readScoreStatistics } from '../../domain/scores/scores';
import { handle } from '../handle';

/** The calls on the statistics of the scores (contract 3.10). */
export const scoreHandlers = [
  handle(getScoreInfo, ({ db }) => readScoreInfo(db)),

  handle(getScoreStatistics, ({ db, query }) => readScoreStatistics(db, query)),
];
