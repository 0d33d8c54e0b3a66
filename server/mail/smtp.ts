import { createTransport } from 'nodemailer';
import type { MailWords } from '../db/tables';
import { deliveryFailure } from './deliveryFailure';

/** Where mails go out, and whom they come from. */
export interface SmtpAccount {
  /** `smtp://…`, or `smtps://…` where all is encrypted from the first byte; with user and password where it has them. */
  url: string;
  /** An address, or a name with an address in angle brackets. */
  from: string;
}

export interface Outgoing extends MailWords {
  to: string;
  messageId: string;
}

/** A mail server, as far as it takes mails from us. */
export interface Smtp {
  /** Its host and port. */
  name: string;
  /** @throws DeliveryFailure */
  deliver(mail: Outgoing): Promise<void>;
  /** @throws DeliveryFailure when it does not answer, or not to us. */
  check(): Promise<void>;
  close(): void;
}

/** So many mails are on their way at once. */
export const connections = 2;

/** How long one mail may take, whatever the server does meanwhile; the lease of a mail is longer. */
const longestMs = 2 * 60_000;

const silenceMs = 30_000;

/** Only here mails leave this machine by a way that others can't read, anyway. */
const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/**
 * Makes what mails go out by.
 *
 * @throws Error with a sentence that begins with the name of the variable that is wrong
 * @param address the server's own address, without a slash at its end, for the link that a mail program unsubscribes by
 */
export function createSmtp({ url, from }: SmtpAccount, address: string): Smtp {
  if (!/^smtps?:\/\/[^/]/i.test(url) || !URL.canParse(url))
    throw new Error('SMTP_URL is not an address like smtps://hearken:PASSWORD@mail.example.com.');
  const [, domain] = /@([^\s@<>]+)>?$/.exec(from) ?? [];
  if (!domain) throw new Error('MAIL_FROM is not an address like Hearken <hello@example.com>.');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const server = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587) };
  const transport = createTransport({
    ...server,
    secure,
    pool: true,
    maxConnections: connections,
    // The queue itself tries again.
    maxRequeues: 0,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      requireTLS: !secure && !isLoopback(hostname),
    }),
  });
  const failed = (error: unknown): never => {
    throw deliveryFailure(error);
  };

  return {
    name: `${server.host}:${server.port}`,
    async deliver({ to, messageId, subject, text, html, unsubscribeKey }) {
      await transport
        .sendMail({
          ...{ from, to, subject, text, html },
          messageId: `<${messageId}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeKey && {
              'List-Unsubscribe': `<${address}/mail/unsubscribe/${unsubscribeKey}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(longestMs),
        })
        .catch(failed);
    },
    async check() {
      await transport.verify().catch(failed);
    },
    close: () => transport.close(),
  };
}
