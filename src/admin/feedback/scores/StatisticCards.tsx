import type { ScoreStatistics } from '../../../api/admin/scores';
import { againstBefore, average, averageAgainstBefore, number } from './numbers';
import styles from './StatisticCards.module.css';

/** How much of the scores lies below a quartile. */
const shares: Record<string, string> = { Q1: '25%', Q2: '50%', Q3: '75%' };

/** Stands where no score says anything. */
const nothing = '–';

type Statistics = ScoreStatistics['statistics'];

interface StatisticCardsProps {
  statistics: Statistics;
  /** Those of as many days before, once they are there. */
  former?: Statistics;
}

/** The scores in six figures (SCO-016, SCO-017), two of them against the days before (D-147). */
export function StatisticCards({ statistics, former }: StatisticCardsProps) {
  const { average: mean, median, min, max, count, quartiles } = statistics;
  const known = count > 0;
  const compared = known && former && former.count > 0 ? former : undefined;
  return (
    <dl className={styles.cards}>
      <Card
        name="Average Score"
        value={known ? average(mean) : nothing}
        note={compared && averageAgainstBefore(mean, compared.average)}
      />
      <Card
        name="Median"
        value={known ? number(median) : nothing}
        note={known ? `min ${number(min)}, max ${number(max)}` : undefined}
      />
      <Card name="Count" value={number(count)} note={former && againstBefore(count, former.count)} />
      {quartiles.map(({ label, value }) => (
        <Card
          key={label}
          name={[label, shares[label]].filter(Boolean).join(' ')}
          value={known ? number(value) : nothing}
        />
      ))}
    </dl>
  );
}

function Card({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className={styles.card}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
