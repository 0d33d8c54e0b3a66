import type { ReactNode } from 'react';
import type { SessionChat } from '../../../api/admin/sessionData';
import { classes } from '../../../ui/classes';
import { NoValue } from '../../../ui/table/NoValue';
import styles from './UserScores.module.css';

interface UserScoresProps {
  chat: SessionChat;
  /** Whether the names are abbreviated, as in a review (FBA-049); default false. */
  isShort?: boolean;
}

/** What was found in a message of the user (SHD-014). What was detected stands out. */
export function UserScores({ chat, isShort = false }: UserScoresProps) {
  const scores: [name: string, short: string, value: number | boolean | null][] = [
    ['Self-harm detection', 'SHD', chat.SelfHarmDetectionScore],
    ['Self-harm indication', 'SHI', chat.SelfHarmIndicationScore],
    ['Self-harm detected', 'SH Detected', chat.SelfHarmDetected],
    ['Relevancy', 'RS', chat.RelevancyScore],
    ['Irrelevancy detected', 'IRD', chat.IrrelevancyDetected],
    ['Excluded', 'Excluded', chat.ExcludeFromChat],
  ];
  return (
    <dl className={styles.scores}>
      {scores.map(([name, short, value]) => (
        <Score key={name} name={isShort ? <abbr title={name}>{short}</abbr> : name} value={value} />
      ))}
    </dl>
  );
}

function Score({ name, value }: { name: ReactNode; value: number | boolean | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={classes(value === true && styles.found)}>{textOf(value) ?? <NoValue />}</dd>
    </div>
  );
}

const textOf = (value: number | boolean | null): string | null =>
  typeof value === 'boolean'
    ? value
      ? 'Yes'
      : 'No'
    : (value?.toLocaleString(undefined, { maximumFractionDigits: 3 }) ?? null);
