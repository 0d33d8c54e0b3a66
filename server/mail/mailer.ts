import type { Db } from '../db/database';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom it is to, for staff and without an address, e.g. `Prospect 12`. */
  about?: string;
  /** What the one click of a mail program unsubscribes by, where it has such a button (RFC 8058). */
  unsubscribeKey?: string;
}

/** What the server's mails go out by. */
export interface Mailer {
  /** Whether what is sent goes out, rather than wait until there is something that it can go out by. */
  readonly isOpen: boolean;
  /**
   * Sends a mail.
   *
   * @param db the transaction that the mail is a part of: it goes out only if that comes to its end
   */
  send(db: Db, mail: Mail): Promise<void>;
  /** Holds back what has not gone out to an address yet, as a part of a transaction. */
  withdraw(db: Db, to: string): Promise<void>;
  /** Forgets what has been kept of the mails to an address, as a part of a transaction. */
  forget(db: Db, to: string): Promise<void>;
  /** Begins to send what waits. Doesn't keep the process alive. */
  start?(db: Db): void;
  /** Settles when no mail is being sent any more; none begins after that. */
  stop?(): Promise<void>;
}
