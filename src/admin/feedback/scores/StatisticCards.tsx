import type { ScoreStatistics } from '../../../api/admin/scores';
import { average, number } from './numbers';
import styles from './StatisticCards.module.css';

/** How much of the scores lies below a quartile. */
const shares: Record<string, string> = { Q1: '25%', Q2: '50%', Q3: '75%' };

/** The scores in six figures (SCO-016, SCO-017). */
export function StatisticCards({ statistics }: Pick<ScoreStatistics, 'statistics'>) {
  const { average: mean, median, min, max, count, quartiles } = statistics;
  return (
    <dl className={styles.cards}>
      <Card name="Average Score" value={average(mean)} />
      <Card name="Median" value={number(median)} note={`min ${number(min)}, max ${number(max)}`} />
      <Card name="Count" value={number(count)} />
      {quartiles.map(({ label, value }) => (
        <Card key={label} name={[label, shares[label]].filter(Boolean).join(' ')} value={number(value)} />
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
