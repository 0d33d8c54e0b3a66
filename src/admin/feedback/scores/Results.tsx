import { QueryView } from '../../../shared/query/QueryView';
import { counted } from '../../../ui/counted';
import { formatDay } from '../../../ui/dates';
import { EmptyState } from '../../../ui/states/EmptyState';
import type { Range } from '../../shared/charts/dayAxis';
import { AveragesChart } from './AveragesChart';
import { CountsChart } from './CountsChart';
import styles from './Results.module.css';
import { StatisticCards } from './StatisticCards';
import { type ShownStatistics, useFormerStatistics, useScoreStatistics } from './useScores';

interface ResultsProps {
  range: Range;
  /** The days that have scores. */
  bounds: Range;
  /** Nobody has given a score ever. */
  isNothingYet: boolean;
}

/** The statistics of a range; those of the former one stay, faded, until they are there. */
export function Results({ range, bounds, isNothingYet }: ResultsProps) {
  const query = useScoreStatistics(range);
  const { before, former } = useFormerStatistics(range, bounds, query.isSuccess);
  return (
    <QueryView query={query} loading="Loading the scores" failed="The statistics could not be loaded">
      {(shown) => (
        <>
          <p className="visually-hidden" role="status">
            {query.isPending ? 'Loading the scores' : inWords(shown)}
          </p>
          <div className={styles.results} aria-busy={query.isPending}>
            <StatisticCards statistics={shown.statistics} former={former} />
            {former && (
              <p className={styles.before}>
                Before: {formatDay(before.from)} to {formatDay(before.to)}, as many days.
              </p>
            )}
            {shown.statistics.count > 0 ? (
              <div className={styles.charts}>
                <CountsChart counts={shown.scoreCount} />
                <AveragesChart averages={shown.averageData} range={shown.range} />
              </div>
            ) : isNothingYet ? (
              <EmptyState
                title="No scores yet"
                text="When people say how they feel about it, you see it here."
              />
            ) : (
              <EmptyState
                title="No scores in these days"
                text="Nobody gave one then. Choose other days above."
              />
            )}
          </div>
        </>
      )}
    </QueryView>
  );
}

function inWords({ statistics: { count }, range: { from, to } }: ShownStatistics): string {
  return `${counted(count, 'score')} from ${formatDay(from)} to ${formatDay(to)}`;
}
