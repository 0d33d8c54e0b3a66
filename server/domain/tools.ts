import type { Afterwards } from '../afterwards';
import type { Assistant } from '../assistant/assistant';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { Accounts } from '../identity/accounts';
import type { NewsSite } from '../integrations/newsSite';
import type { TaskBoard } from '../integrations/taskBoard';
import type { Mailer } from '../mail/mailer';
import type { Notebook } from './conversation/replyNotes';

/** What the rules of the product work with, whoever calls. */
export interface Tools {
  db: Db;
  clock: Clock;
  assistant: Assistant;
  /** Does what nobody waits for. */
  afterwards: Afterwards;
  /** What this process is writing at the moment. */
  notebook: Notebook;
  /** Everyone who can sign in, at the identity provider. Not within a transaction of one's own: it has its own. */
  accounts: Accounts;
  /** The WordPress site that the news come from; null for none. */
  newsSite: NewsSite | null;
  /** Where staff plan what follows from feedback; null for nowhere. */
  taskBoard: TaskBoard | null;
  mailer: Mailer;
  /** The application's address, without a slash at its end: the start of the links in mails. */
  appOrigin: string;
}
