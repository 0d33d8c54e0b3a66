import { QueryFailure } from '../../../app/QueryFailure';
import { formatDay } from '../../../ui/dates';
import { EmptyLook } from '../../../ui/FailedLook';
import { Waiting } from '../../../ui/Spinner';
import { AveragesChart } from './AveragesChart';
import { CountsChart } from './CountsChart';
import styles from './Results.module.css';
import type { Range } from './range';
import { StatisticCards } from './StatisticCards';
import { type ShownStatistics, useScoreStatistics } from './useScores';

interface ResultsProps {
  range: Range;
  /** Nobody has given a score ever. */
  isNothingYet: boolean;
}

/** The statistics of a range; those of the former one stay, faded, until they are there. */
export function Results({ range, isNothingYet }: ResultsProps) {
  const { query, shown } = useScoreStatistics(range);
  if (query.isError) return <QueryFailure query={query} title="The statistics could not be loaded" />;
  if (!shown) return <Waiting label="Loading the scores" />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {query.isPending ? 'Loading the scores' : inWords(shown)}
      </p>
      <div className={styles.results} aria-busy={query.isPending}>
        <StatisticCards statistics={shown.statistics} />
        {shown.statistics.count > 0 ? (
          <div className={styles.charts}>
            <CountsChart counts={shown.scoreCount} />
            <AveragesChart averages={shown.averageData} range={shown.range} />
          </div>
        ) : isNothingYet ? (
          <EmptyLook title="No scores yet" text="When people say how they feel about it, you see it here." />
        ) : (
          <EmptyLook title="No scores in these days" text="Nobody gave one then. Choose other days above." />
        )}
      </div>
    </>
  );
}

function inWords({ statistics: { count }, range: { from, to } }: ShownStatistics): string {
  return `${count === 1 ? '1 score' : `${count} scores`} from ${formatDay(from)} to ${formatDay(to)}`;
}
