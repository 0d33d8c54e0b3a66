import { useState } from 'react';
import { getScoreInfo, getScoreStatistics, type ScoreStatistics } from '../../../api/admin/scores';
import { cachePolicy } from '../../../shared/query/cachePolicy';
import { useCallQuery } from '../../../shared/query/useCallQuery';
import type { Range } from '../../shared/charts/dayAxis';
import { scoresKeys } from './keys';
import { daysBefore } from './range';

/** From when to when there are scores. */
export const useScoreInfo = () => useCallQuery(scoresKeys.info(), getScoreInfo);

/** The statistics of some days, and which days those are. */
export interface ShownStatistics extends ScoreStatistics {
  range: Range;
}

/**
 * The statistics of the scores of these days, asked for at every change of them (SCO-002). While they are on their way `data` has those of the days before.
 */
export function useScoreStatistics({ from, to }: Range) {
  const query = useCallQuery(
    scoresKeys.statistics({ from, to }),
    getScoreStatistics,
    { query: { from, to } },
    cachePolicy.alwaysFresh,
  );
  const [shown, setShown] = useState<ShownStatistics>();
  const [latest, setLatest] = useState<ScoreStatistics>();
  if (query.data && query.data !== latest) {
    setLatest(query.data);
    setShown({ ...query.data, range: { from, to } });
  }
  return { ...query, data: query.data || query.isPending ? shown : undefined };
}

/**
 * The statistics of as many days before these; asked for once those of the days themselves are there, and only where
 * there may be scores.
 */
export function useFormerStatistics(range: Range, bounds: Range, isReady: boolean) {
  const before = daysBefore(range);
  const { data } = useCallQuery(
    scoresKeys.statistics(before),
    getScoreStatistics,
    { query: before },
    { ...cachePolicy.alwaysFresh, enabled: isReady && before.to >= bounds.from },
  );
  return { before, former: data?.statistics };
}
