import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../server/clock';
import type { Db } from '../server/db/database';
import type { Mail, Mailer } from '../server/mail/mailer';
import { mails } from './db/tables';

export interface SentMail extends Mail {
  /** The addresses in the text, in their order. */
  links: string[];
  sentAt: string;
}

/** Makes the mailer that puts mails into the outbox, where GET /sandbox/outbox shows them; nothing leaves this machine. */
export const createOutbox = (clock: Clock): Mailer => ({
  isOpen: true,
  async send(db, { subject, text, html, ...mail }) {
    const to = mail.to.trim().toLowerCase();
    await db.insert(mails).values({ to, subject, text, html, links: linksIn(text), sentAt: clock.now() });
  },
  // Each has gone out at once.
  async withdraw() {},
  async forget(db, to) {
    await db.delete(mails).where(eq(mails.to, to.trim().toLowerCase()));
  },
});

/** The mails to an address, newest first. */
export async function readOutbox(db: Db, to: string): Promise<SentMail[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.to, to.trim().toLowerCase()))
    .orderBy(desc(mails.id));
  return rows.map(({ id: _id, sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.toISOString() }));
}

/** The addresses in a text, each once, without the full stop or bracket that ends a sentence. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g) ?? [])];
}
