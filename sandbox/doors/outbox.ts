import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import { mails } from '../db/tables';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface SentMail extends Mail {
  /** The addresses in the text, in their order. */
  links: string[];
  sentAt: string;
}

/** Puts a mail into the outbox, where GET /sandbox/outbox shows it; nothing leaves this machine. */
export async function sendMail(db: Db, clock: Pick<Clock, 'now'>, mail: Mail): Promise<void> {
  const links = linksIn(mail.text);
  await db.insert(mails).values({ ...mail, to: mail.to.trim().toLowerCase(), links, sentAt: clock.now() });
}

/** The mails to an address, newest first. */
export async function readOutbox(db: Db, to: string): Promise<SentMail[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.to, to.trim().toLowerCase()))
    .orderBy(desc(mails.id));
  return rows.map(({ id: _id, sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.toISOString() }));
}

/** Forgets the mails to an address. */
export async function emptyOutbox(db: Db, to: string): Promise<void> {
  await db.delete(mails).where(eq(mails.to, to.trim().toLowerCase()));
}

/** The addresses in a text, each once, without the full stop or bracket that ends a sentence. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g) ?? [])];
}
