import type { ReactNode } from 'react';
import type { ChatEntry } from '../../api/chat';
import styles from './Entry.module.css';
import { EntryText } from './EntryText';
import { HelpNotice } from './help/HelpNotice';
import type { GrowingReply } from './outbox/growingReply';
import { useGrowingHelp, useGrowingText } from './useGrowingText';

/** The waiting indicator, and the reply as it comes: an entry of the browser alone (contract 2.1). */
export interface SpinnerEntry {
  id: 0;
  renderer: 'Spinner';
  timestamp: string;
  reply: GrowingReply;
}

interface ReplyProps {
  entry: Extract<ChatEntry, { renderer: 'ChatResponse' }> | SpinnerEntry;
  /** Whether all of it shows, however long it is. */
  isWhole: boolean;
  /** What stands below a reply that is complete. */
  children: ReactNode;
}

/** What the assistant says: dots before the first word, then the text as it grows, and stays. */
export function Reply({ entry, isWhole, children }: ReplyProps) {
  const growing = entry.renderer === 'Spinner' ? entry.reply : null;
  const grown = useGrowingText(growing, (text) => text);
  const help = useGrowingHelp(growing);
  if (growing && grown === '') return <Dots />;
  return (
    <>
      <EntryText
        className={styles.words}
        text={entry.renderer === 'Spinner' ? grown : entry.data.response}
        isReply
        isGrowing={growing !== null}
        isWhole={isWhole}
      />
      {growing ? <div className={styles.foot} /> : children}
      {help && <HelpNotice help={help} />}
    </>
  );
}

function Dots() {
  return (
    <div className={styles.dots}>
      <span />
      <span />
      <span />
      <span className="visually-hidden">The assistant is writing</span>
    </div>
  );
}
