import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/database';
import { waitingMails } from '../../../server/db/tables';
import { mailDelivery } from '../../../server/jobs/mailDelivery';
import { describeMail } from '../../../server/mail/describeMail';
import { inviteMail } from '../../../server/mail/inviteMail';
import type { Mail } from '../../../server/mail/mailer';
import { createMailQueue } from '../../../server/mail/mailQueue';
import { createMailSender } from '../../../server/mail/mailSender';
import { createSmtp, type Smtp } from '../../../server/mail/smtp';
import { borrowDatabase } from '../support/borrowDatabase';
import { type MailServer, startMailServer } from '../support/mailServer';
import { openingLimitMs } from '../support/openingLimit';

const address = 'https://hearken.test';
const from = 'Hearken <hello@hearken.test>';

let database: Database;
let server: MailServer;
const opened: Smtp[] = [];
const open = (url = server.url, sender = from) => {
  const smtp = createSmtp({ url, from: sender }, address);
  opened.push(smtp);
  return smtp;
};
const sender = (smtp = open()) => createMailSender({ db: database.db, smtp });

beforeAll(async () => {
  [database, server] = await Promise.all([borrowDatabase(), startMailServer()]);
}, openingLimitMs);
afterAll(async () => {
  await database.close();
  await server.close();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  for (const smtp of opened.splice(0)) smtp.close();
  server.received.length = 0;
  server.refusesRecipient = null;
  server.beforeTaking = null;
  await database.db.delete(waitingMails);
});

const queue = createMailQueue(open('smtp://127.0.0.1:9'));
const write = (to = 'ada@example.com', more: Partial<Mail> = {}) =>
  queue.send(database.db, { to, subject: 'Hello', text: 'Dear Ada', html: '<p>Dear Ada</p>', ...more });
const waiting = () => database.db.select().from(waitingMails).orderBy(waitingMails.id);
/** Lets the time come at which the next try is due, or a lease is over. */
const comeDue = () => database.db.update(waitingMails).set({ dueAt: sql`now()` });
const minutesToWait = async () => {
  const [row] = await database.db
    .select({ minutes: sql<number>`round(extract(epoch from ${waitingMails.dueAt} - now()) / 60)::int` })
    .from(waitingMails);
  return row?.minutes;
};
const headerOf = (source = '', name = '') =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(source)?.[1]?.replace(/\r\n\s+/g, ' ');
const job = () => mailDelivery.run({ db: database.db } as Parameters<typeof mailDelivery.run>[0]);

describe('a mail that waits', () => {
  it('goes out with text and HTML and the headers that mail programs unsubscribe by, and leaves nothing', async () => {
    const invitation = {
      id: 12,
      name: 'Ada',
      email: 'Ada@Example.com',
      code: 'the-code',
      unsubscribeKey: 'the-key',
    };
    await queue.send(database.db, await inviteMail(address, 'first', invitation));
    await sender().sendDue();
    const [{ to, source } = { to: '', source: '' }] = server.received;
    expect(to).toBe('ada@example.com');
    expect(headerOf(source, 'From')).toBe(from);
    expect(headerOf(source, 'Subject')).toBe('Your place at Hearken is ready');
    expect(headerOf(source, 'List-Unsubscribe')).toBe(`<${address}/mail/unsubscribe/the-key>`);
    expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(source, 'Message-ID')).toMatch(/^<[\w-]{36}@hearken\.test>$/);
    expect(headerOf(source, 'Content-Type')).toContain('multipart/alternative');
    expect(source).toMatch(/text\/plain[\s\S]+the-code[\s\S]+text\/html[\s\S]+the-code/);
    expect(await waiting()).toEqual([]);
  });

  it('goes out only if the transaction that it is a part of comes to its end', async () => {
    await database.db
      .transaction(async (tx) => {
        await queue.send(tx, { to: 'ada@example.com', subject: '', text: '', html: '' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await sender().sendDue();
    expect(server.received).toEqual([]);
  });

  it('does not go out when it is withdrawn, or its receiver forgotten', async () => {
    await write('ada@example.com');
    await write('ben@example.com');
    await write('eve@example.com');
    await queue.withdraw(database.db, ' ADA@example.com');
    await queue.forget(database.db, 'Ben@example.com');
    await sender().sendDue();
    expect(server.received.map(({ to }) => to)).toEqual(['eve@example.com']);
  });

  it('goes out once, however many send at once', async () => {
    for (let index = 0; index < 100; index++) await write(`person${index}@example.com`);
    await Promise.all([sender().sendDue(), sender().sendDue()]);
    const receivers = server.received.map(({ to }) => to);
    expect([receivers.length, new Set(receivers).size]).toEqual([100, 100]);
    expect(await waiting()).toEqual([]);
  });
});

describe('a mail that is refused', () => {
  it('for now is tried again later, under the same Message-ID', async () => {
    await write();
    let asked = 0;
    server.refusesRecipient = () => (asked++ === 0 ? [451, 'Greylisted, try again later'] : null);
    await sender().sendDue();
    expect(await waiting()).toMatchObject([
      { tries: 1, failedAt: null, failure: '451 Greylisted, try again later' },
    ]);
    expect(await minutesToWait()).toBe(1);
    const [{ messageId } = { messageId: '' }] = await waiting();
    await sender().sendDue();
    expect(server.received, 'not before its time').toEqual([]);
    await comeDue();
    await sender().sendDue();
    expect(server.received.map(({ source }) => headerOf(source, 'Message-ID'))).toEqual([
      `<${messageId}@hearken.test>`,
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('for good is given up at once; its words go, and staff hear of it once, without the address', async () => {
    await write('nobody@example.com', { about: 'Prospect 12' });
    await write('ada@example.com');
    server.refusesRecipient = (to) => (to.startsWith('nobody') ? [550, `<${to}> is unknown here`] : null);
    await sender().sendDue();
    expect(server.received.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(await waiting()).toMatchObject([{ words: null, failure: '550 <…> is unknown here' }]);
    const told = 'Prospect 12: 550 <…> is unknown here';
    expect(console.error).toHaveBeenCalledExactlyOnceWith(`A mail could not be delivered. ${told}`);
    await expect(job()).rejects.toThrow(`1 mail could not be delivered. ${told}`);
    expect(await job()).toBe('No mail waits.');
    await database.db.update(waitingMails).set({ failedAt: sql`now() - interval '31 days'` });
    await job();
    expect(await waiting()).toEqual([]);
  });

  it('again and again waits longer each time, and is given up after a day and some', async () => {
    await write();
    server.refusesRecipient = () => [452, 'The mailbox is full'];
    const waits: (number | undefined)[] = [];
    while ((await waiting())[0]?.failedAt === null) {
      await comeDue();
      await sender().sendDue();
      waits.push(await minutesToWait());
    }
    expect(waits.slice(0, 9)).toEqual([1, 5, 15, 30, 60, 120, 240, 480, 720]);
    expect(waits).toHaveLength(10);
    server.refusesRecipient = null;
    await comeDue();
    await sender().sendDue();
    expect(server.received).toEqual([]);
  });
});

describe('a mail server that', () => {
  it('is gone is said to be once and left alone for a while; the mails go out when it is back', async () => {
    const { port, url } = server;
    await server.close();
    const patient = sender(open(url));
    await write('ada@example.com', { about: 'Prospect 1' });
    await write('ben@example.com', { about: 'Prospect 2' });
    await write('eve@example.com', { about: 'Prospect 3' });
    await patient.sendDue();
    await patient.sendDue();
    expect((await waiting()).map(({ tries }) => tries)).toEqual([1, 1, 0]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Mails do not go out\. SMTP_URL: the mail server does not answer/),
    );
    expect(await job()).toBe('3 mails waiting.');

    server = await startMailServer({ port });
    await comeDue();
    await sender(open(url)).sendDue();
    expect(server.received).toHaveLength(3);
  });

  it('takes a mail whose sender dies before it knows gets it a second time, under the same Message-ID', async () => {
    await write();
    const dying = open();
    let taken = () => {};
    const hasTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    server.beforeTaking = () => {
      server.beforeTaking = null;
      taken();
      // Its answer reaches nobody.
      return new Promise(() => undefined);
    };
    void createMailSender({ db: database.db, smtp: dying }).sendDue();
    await hasTaken;
    await sender().sendDue();
    expect(server.received, 'while the lease lasts').toHaveLength(0);
    await comeDue();
    await sender().sendDue();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });
});

describe('stopping', () => {
  it('lets a mail that is being sent go out, and begins no other', async () => {
    for (const name of ['ada', 'ben', 'eve']) await write(`${name}@example.com`);
    const stopping = sender();
    const stopped = new Promise<void>((resolve) => {
      server.beforeTaking = () => {
        void stopping.stop().then(resolve);
      };
    });
    await stopping.sendDue();
    await stopped;
    expect(server.received.length).toBeLessThanOrEqual(2);
    expect(await waiting()).toHaveLength(3 - server.received.length);
  });
});

describe('what is said of the mail server', () => {
  it('is that mails go out by it', async () => {
    expect(await describeMail(open())).toBe(`Mails go out by 127.0.0.1:${server.port}.`);
  });

  it('is which variable keeps it from taking mails', async () => {
    const strict = await startMailServer({ password: 'p@ss/word' });
    expect(await describeMail(open(strict.url))).toMatch(/^Mails go out/);
    expect(await describeMail(open(strict.url.replace('p%40ss', 'wrong')))).toMatch(
      /^Mails wait for 127\.0\.0\.1:\d+\. SMTP_URL: the mail server refuses the user or the password: /,
    );
    await strict.close();
    expect(await describeMail(open(strict.url))).toMatch(
      /SMTP_URL: the mail server does not answer as it should/,
    );
  });

  it('is that mails wait where there is none, and again with each mail', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await describeMail(null)).toBe('Mails wait in the database, as SMTP_URL is not set.');
    const waitingOnly = createMailQueue(null);
    waitingOnly.start?.(database.db);
    await waitingOnly.send(database.db, { to: 'ada@example.com', subject: '', text: '', html: '' });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('A mail waits: SMTP_URL is not set.');
    expect(await waiting()).toHaveLength(1);
  });

  it.each([
    ['SMTP_URL', 'mail.example.com:587', from],
    ['SMTP_URL', 'https://mail.example.com', from],
    ['MAIL_FROM', 'smtp://mail.example.com', 'Hearken'],
  ])('is that %s is wrong when it is', (variable, url, sender) => {
    expect(() => open(url, sender)).toThrow(new RegExp(`^${variable} is not an address like `));
  });
});
