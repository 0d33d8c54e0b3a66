import { HelpContacts } from '../../../shared/help/HelpContacts';
import type { HelpCardProps } from './HelpCard';
import styles from './HelpNotice.module.css';
import { useHelpCode } from './useHelpCode';

/**
 * What somebody in need reads: the server's words, whom they can turn to, and small things that help by themselves. The
 * words stand at once; should the card's code fail to come, the server's own contacts stand below them.
 */
export function HelpNotice(props: HelpCardProps) {
  const code = useHelpCode();
  if (code) return <code.HelpCard {...props} />;
  const { language, words, question, contacts } = props.help;
  const [first, ...others] = words;
  return (
    <div className={styles.card} lang={language}>
      <p>{first}</p>
      <div className={styles.late}>
        <HelpContacts contacts={contacts} />
      </div>
      {others.map((other) => (
        <p key={other}>{other}</p>
      ))}
      <p>{question}</p>
    </div>
  );
}
