import type { SessionChat } from '../../../api/admin/sessionData';
import { DescriptionList } from '../../../ui/DescriptionList';
import { NoValue } from '../../../ui/table/NoValue';
import styles from './UserScores.module.css';

interface UserScoresProps {
  chat: SessionChat;
  /** Whether the names are abbreviated, as in a review (FBA-049); default false. */
  isShort?: boolean;
}

/** What was found in a message of the user (SHD-014). What was detected stands out, what was not keeps quiet. */
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
    <DescriptionList
      className={styles.scores}
      facts={scores.map(([name, short, value]) => [
        isShort ? (
          <abbr key="name" title={name}>
            {short}
          </abbr>
        ) : (
          name
        ),
        <Score key="score" value={value} />,
      ])}
    />
  );
}

function Score({ value }: { value: number | boolean | null }) {
  if (value === true) return <span className={styles.found}>Yes</span>;
  if (!value) return <span className={styles.nothing}>{value === null ? <NoValue /> : quiet(value)}</span>;
  return value.toLocaleString(undefined, { maximumFractionDigits: 3 });
}

const quiet = (value: number | false) => (value === false ? 'No' : value);
