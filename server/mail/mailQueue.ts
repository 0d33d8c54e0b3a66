import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { waitingMails } from '../db/tables';
import type { Mailer } from './mailer';
import { createMailSender, type MailSender } from './mailSender';
import type { Smtp } from './smtp';

/**
 * Makes the mailer that keeps mails in the database until they have gone out. However many processes send, one of them
 * sends each mail.
 *
 * @param smtp what they go out by; null lets them wait
 */
export function createMailQueue(smtp: Smtp | null): Mailer {
  let sender: MailSender | undefined;
  return {
    isOpen: smtp !== null,
    async send(db, { to, about, ...words }) {
      await db.insert(waitingMails).values({ messageId: randomUUID(), to: normalised(to), about, words });
      if (!smtp) console.warn('A mail waits: SMTP_URL is not set.');
    },
    async withdraw(db, to) {
      const isWaiting = and(eq(waitingMails.to, normalised(to)), isNull(waitingMails.failedAt));
      await db.delete(waitingMails).where(isWaiting);
    },
    async forget(db, to) {
      await db.delete(waitingMails).where(eq(waitingMails.to, normalised(to)));
    },
    start(db) {
      if (!smtp) return;
      sender = createMailSender({ db, smtp });
      sender.start();
    },
    async stop() {
      await sender?.stop();
      smtp?.close();
    },
  };
}

const normalised = (to: string) => to.trim().toLowerCase();
