import type { SessionChat } from '../../../api/admin/sessionData';
import { classes } from '../../../ui/classes';
import { NoValue } from '../../../ui/table/NoValue';
import styles from './UserScores.module.css';

/** What was found in a message of the user (SHD-014). What was detected stands out. */
export function UserScores({ chat }: { chat: SessionChat }) {
  return (
    <dl className={styles.scores}>
      <Score name="Self-harm detection" value={chat.SelfHarmDetectionScore} />
      <Score name="Self-harm indication" value={chat.SelfHarmIndicationScore} />
      <Score name="Self-harm detected" value={chat.SelfHarmDetected} />
      <Score name="Relevancy" value={chat.RelevancyScore} />
      <Score name="Irrelevancy detected" value={chat.IrrelevancyDetected} />
      <Score name="Excluded" value={chat.ExcludeFromChat} />
    </dl>
  );
}

function Score({ name, value }: { name: string; value: number | boolean | null }) {
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
