import type { SessionChat } from '../../../api/admin/sessionData';
import { classes } from '../../../ui/classes';
import { When } from '../../../ui/When';
import styles from './SessionChats.module.css';
import { UserScores } from './UserScores';

/** `ChatType` of what the user has said; 1 is the bot (SHD-013). */
const userType = 0;

/** The messages of a module as a conversation, the user's with their scores (SHD-012 to SHD-014). */
export function SessionChats({ chats, label }: { chats: readonly SessionChat[]; label: string }) {
  return (
    <ol className={styles.chats} aria-label={label}>
      {chats.map((chat) => {
        const isUser = chat.ChatType === userType;
        return (
          <li key={chat.Id} className={classes(styles.chat, isUser && styles.user)}>
            <p className={styles.head}>
              <span className={styles.who}>{isUser ? 'User' : 'Bot'}</span> <When iso={chat.TimeStamp} />
            </p>
            <p className={styles.message}>{chat.Message}</p>
            {isUser && <UserScores chat={chat} />}
          </li>
        );
      })}
    </ol>
  );
}
