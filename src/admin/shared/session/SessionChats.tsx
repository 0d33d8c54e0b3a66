import { useEffect, useRef } from 'react';
import type { SessionChat } from '../../../api/admin/sessionData';
import { classes } from '../../../ui/classes';
import { DateTime } from '../../../ui/DateTime';
import { SafeHtml } from '../../../ui/SafeHtml';
import { reportedMessageId } from './reportedMessage';
import styles from './SessionChats.module.css';
import { UserScores } from './UserScores';

/** `ChatType` of what the user has said; 1 is the bot (SHD-013). */
const userType = 0;

interface SessionChatsProps {
  chats: readonly SessionChat[];
  label: string;
  /** The reported message of a session under review. */
  problemId?: number;
}

/** The messages of a module as a conversation, the user's with their scores (SHD-012 to SHD-014, FBA-048, FBA-049). */
export function SessionChats({ chats, label, problemId }: SessionChatsProps) {
  const problem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    problem.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <ol className={styles.chats} aria-label={label}>
      {chats.map((chat) => {
        const isUser = chat.ChatType === userType;
        const isProblem = chat.Id === problemId;
        return (
          <li
            key={chat.Id}
            ref={isProblem ? problem : undefined}
            id={isProblem ? reportedMessageId : undefined}
            tabIndex={isProblem ? -1 : undefined}
            className={classes(styles.chat, isUser && styles.user, isProblem && styles.problem)}
          >
            <p className={styles.head}>
              <span className={styles.who}>{isUser ? 'User' : 'Bot'}</span> <DateTime iso={chat.TimeStamp} />
              {isProblem && <span className={classes('badge', styles.reported)}>Reported</span>}
            </p>
            {chat.IsHtml ? (
              <SafeHtml className={styles.notice} html={chat.Message} />
            ) : (
              <p className={styles.message}>{chat.Message}</p>
            )}
            {isUser && <UserScores chat={chat} isShort={problemId !== undefined} />}
          </li>
        );
      })}
    </ol>
  );
}
