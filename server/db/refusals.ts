import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database';
import { DatabaseGone } from './isGone';

const oldestPostgres = 14;

/** @throws Error when the Postgres does not know what our queries say, or the database what our texts are */
export async function refuseUnfit(db: Db): Promise<void> {
  const [found] = await rowsOf<{ major: number; encoding: string; knowsCase: boolean }>(
    db,
    sql`
      select current_setting('server_version_num')::int / 10000 as major,
        current_setting('server_encoding') as encoding, lower('Ø') = 'ø' as "knowsCase"
    `,
  );
  if (!found) return;
  const { major, encoding, knowsCase } = found;
  if (major < oldestPostgres)
    throw new Error(
      `DATABASE_URL leads to Postgres ${major}, and Hearken needs ${oldestPostgres} or newer: upgrade it.`,
    );
  if (encoding !== 'UTF8' || !knowsCase)
    throw new Error(
      `DATABASE_URL names a database that can't hold every language or tell Ø from ø (its encoding is ${encoding}). ` +
        "Make another: create database hearken encoding 'UTF8' locale 'C.UTF-8' template template0.",
    );
}

/** Why a Postgres could not be opened, as a sentence that names what to look at; what is a sentence already stays. */
export function explained(thrown: unknown, url: string): Error {
  const cause = causeOf(thrown);
  const sentence = sentenceOf(cause, url);
  return sentence === null ? cause : new Error(`DATABASE_URL ${sentence}`, { cause });
}

/** What the driver or the system said, below the layers that repeat the query. */
function causeOf(thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return (error instanceof DrizzleQueryError || error instanceof DatabaseGone) && error.cause
    ? causeOf(error.cause)
    : error;
}

function sentenceOf(error: Error, url: string): string | null {
  if (!isAddress(url))
    return "is not an address like postgres://hearken:PASSWORD@db.example.com/hearken. Characters like '@' and '#' in a password are written as %40 and %23.";
  const { host, hostname, username, pathname } = new URL(url);
  const user = decodeURIComponent(username);
  const database = decodeURIComponent(pathname.slice(1)) || user;
  const { code = '', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `names the host ${hostname}, which nobody knows. Look at how it is written, and at this machine's network.`;
    case 'ECONNREFUSED':
      return `leads to ${host}, where nothing listens. Look at host and port, and whether Postgres runs.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `leads to ${host}, which does not answer. Look at host and port, and at what stands between.`;
    case '28P01':
    case '28000':
      return `is refused by Postgres for the user ${user}: ${message}. Look at user and password, and at pg_hba.conf there.`;
    case '3D000':
      return `names the database ${database}, which is not there. Make it: create database "${database}" owner "${user}".`;
    case '42501':
      return (
        `has a user, ${user}, who may not make what Hearken needs: ${message}. Give the user the database (alter ` +
        `database "${database}" owner to "${user}"), or migrate once as somebody who may.`
      );
    case '0A000':
    case '58P01':
      return `leads to a Postgres that lacks something: ${message}. It needs the extension pg_trgm, of its own package 'contrib'.`;
    case '57P03':
      return `leads to ${host}, where Postgres is starting or stopping: ${message}. Try again in a moment.`;
    case '53300':
      return `leads to ${host}, where Postgres has no connection left: ${message}. Raise max_connections there, or lower DATABASE_POOL.`;
  }
  if (/^(?:Connection terminated|timeout)/.test(message))
    return `leads to ${host}, which does not answer as a Postgres does. Look at host and port.`;
  if (message.startsWith('SASL'))
    return `is refused for the user ${user}: it has no password, or a wrong one.`;
  // Anything else that the network, the encryption or Postgres says; our own refusals have no code.
  return code || /SSL/.test(message) ? `can't be opened: ${message} (${code || 'SSL'}).` : null;
}

function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, searchParams } = new URL(url);
  return /^postgres(?:ql)?:$/.test(protocol) && (hostname !== '' || searchParams.has('host'));
}
