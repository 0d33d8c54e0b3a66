import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerError } from 'smtp-server';

/** A mail that a server has taken, or begun to take. */
export interface Received {
  to: string;
  /** Header and body, as they came. */
  source: string;
}

/** A real mail server that does as it is told. */
export interface MailServer {
  url: string;
  port: number;
  /** What it has taken, in the order in which it came. */
  received: Received[];
  /** Answers to a recipient; it takes everybody again when this is null. */
  refusesRecipient: ((address: string) => [code: number, text: string] | null) | null;
  /** Runs when a mail has come as a whole, before the server says that it has taken it. */
  beforeTaking: ((mail: Received) => Promise<void> | void) | null;
  close(): Promise<void>;
}

/**
 * @param password what the user `hearken` has to say; none is asked for without it
 */
export async function startMailServer({ port = 0, password = '' } = {}): Promise<MailServer> {
  const server: MailServer = {
    url: '',
    port,
    received: [],
    refusesRecipient: null,
    beforeTaking: null,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  const smtp = new SMTPServer({
    authOptional: password === '',
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', ...(password === '' ? ['AUTH'] : [])],
    closeTimeout: 1,
    onAuth: (auth, _session, callback) =>
      callback(auth.password === password ? null : new Error('Invalid login'), { user: auth.username }),
    onRcptTo: ({ address }, _session, callback) => {
      const refused = server.refusesRecipient?.(address);
      callback(refused ? withCode(...refused) : null);
    },
    onData: (stream, { envelope }, callback) => {
      void (async () => {
        const mail = { to: envelope.rcptTo[0]?.address ?? '', source: await text(stream) };
        await server.beforeTaking?.(mail);
        server.received.push(mail);
        callback(null);
      })();
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  server.port = (smtp.server.address() as AddressInfo).port;
  const user = password === '' ? '' : `hearken:${encodeURIComponent(password)}@`;
  server.url = `smtp://${user}127.0.0.1:${server.port}`;
  return server;
}

const withCode = (responseCode: number, message: string): SMTPServerError =>
  Object.assign(new Error(message), { responseCode });
