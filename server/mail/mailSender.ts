import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { waitingMails } from '../db/tables';
import { loggable } from '../loggable';
import { DeliveryFailure } from './deliveryFailure';
import { connections, type Smtp } from './smtp';

/** How often it is looked for mails, in real time. */
const lookEveryMs = 5_000;

/** A server that is not there is left alone for so long. */
const pauseMs = 60_000;

/** For so long a mail belongs to who sends it; it is sent anew if that one has ended meanwhile. */
const lease = sql`now() + interval '5 minutes'`;

/** After which minutes a mail is tried again: ten times within 28 hours. */
const waits = [1, 5, 15, 30, 60, 120, 240, 480, 720];

export interface MailSender {
  /** Looks for mails from now on. Doesn't keep the process alive. */
  start(): void;
  /** Sends what is due, and settles when nothing is. */
  sendDue(): Promise<void>;
  /** Settles when no mail is being sent any more; none begins after that. */
  stop(): Promise<void>;
}

/**
 * Makes what sends the mails that wait. A mail goes out at least once: should the process end after the mail server has
 * taken one and before that is noted, it goes out again once its lease is over, under the same Message-ID.
 */
export function createMailSender({ db, smtp }: { db: Db; smtp: Smtp }): MailSender {
  let looking: NodeJS.Timeout | undefined;
  let isStopped = false;
  let pausedUntil = 0;
  let underWay = 0;
  let queue: Promise<void> = Promise.resolve();

  async function sendAll(): Promise<void> {
    for (;;) {
      const mail = isStopped || performance.now() < pausedUntil ? null : await take(db);
      if (!mail) return;
      const failure = await deliver(mail);
      if (failure) await postpone(db, mail, failure);
      else await db.delete(waitingMails).where(held(mail));
    }
  }

  async function deliver({ words, ...mail }: Held): Promise<DeliveryFailure | null> {
    try {
      if (words) await smtp.deliver({ ...words, ...mail });
      if (pausedUntil > 0) console.log('Mails go out again.');
      pausedUntil = 0;
      return null;
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      if (error.concerns === 'server') {
        if (pausedUntil === 0) console.error(`Mails do not go out. ${error.message}`);
        pausedUntil = performance.now() + pauseMs;
      }
      return error;
    }
  }

  async function sendDue(): Promise<void> {
    underWay++;
    queue = queue.then(() => settle(Promise.all(Array.from({ length: connections }, sendAll))));
    await queue;
    underWay--;
  }

  return {
    sendDue,
    start: () => {
      void sendDue();
      looking = setInterval(() => {
        if (underWay === 0) void sendDue();
      }, lookEveryMs).unref();
    },
    stop: () => {
      isStopped = true;
      clearInterval(looking);
      return queue;
    },
  };
}

type Held = typeof waitingMails.$inferSelect;

/** Takes the mail that has been due for longest, for one of all who ask at the same moment. */
async function take(db: Db): Promise<Held | null> {
  const first = db
    .select({ id: waitingMails.id })
    .from(waitingMails)
    .where(and(isNull(waitingMails.failedAt), lte(waitingMails.dueAt, sql`now()`)))
    .orderBy(asc(waitingMails.dueAt), asc(waitingMails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(waitingMails)
    .set({ tries: sql`${waitingMails.tries} + 1`, dueAt: lease })
    .where(sql`${waitingMails.id} = (${first})`)
    .returning();
  return taken ?? null;
}

/** The mail, unless its lease has ended and somebody else has it. */
const held = ({ id, tries }: Held) => and(eq(waitingMails.id, id), eq(waitingMails.tries, tries));

/** Notes when a mail is to be tried again, or that it never is. */
async function postpone(db: Db, mail: Held, { message: failure, concerns }: DeliveryFailure): Promise<void> {
  const minutes = concerns === 'mail' ? undefined : waits[mail.tries - 1];
  if (minutes === undefined)
    console.error(`A mail could not be delivered. ${mail.about ?? `Mail ${mail.id}`}: ${failure}`);
  const next =
    minutes === undefined
      ? { failedAt: sql`now()`, words: null }
      : { dueAt: sql`now() + make_interval(mins => ${minutes})` };
  await db
    .update(waitingMails)
    .set({ ...next, failure })
    .where(held(mail));
}

/** A look that fails, e.g. because the database is gone, must not end the server. */
const settle = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => console.error('The mails could not be sent.', loggable(error)),
  );
