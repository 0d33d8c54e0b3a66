import type { HelpCardProps } from './HelpCard';
import { HelpContacts } from './HelpContacts';
import styles from './HelpNotice.module.css';
import { useHelpCode } from './useHelpCode';

/**
 * What somebody in need reads: the server's words, whom they can turn to, and small things that help by themselves. The
 * words stand at once; should the card's code fail to come, the server's own contacts stand below them.
 */
export function HelpNotice(props: HelpCardProps) {
  const code = useHelpCode();
  if (code) return <code.HelpCard {...props} />;
  const { help } = props;
  return (
    <div className={styles.card} lang={help.language}>
      {help.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <div className={styles.late}>
        <HelpContacts contacts={help.contacts} />
      </div>
      <p>{help.question}</p>
    </div>
  );
}
