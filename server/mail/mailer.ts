import type { Db } from '../db/database';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What the server's mails go out by. */
export interface Mailer {
  /**
   * Sends a mail.
   *
   * @param db the transaction that the mail is a part of: it goes out only if that comes to its end
   */
  send(db: Db, mail: Mail): Promise<void>;
  /** Forgets what has been kept of the mails to an address, as a part of a transaction. */
  forget(db: Db, to: string): Promise<void>;
}
