import { DrizzleQueryError } from 'drizzle-orm';

/** Thrown where no connection to the database can be had. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone';
}

/**
 * What Postgres says when it can do nothing for anybody now: no connection, no room on the disk or in memory, too many
 * connections, being stopped or started, a disk that fails, a copy that only reads.
 */
const states = /^(?:08|53|57P0[1-5]$|58030$|25006$)/;

/** What the system says of a connection. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);

/** What the driver says in words alone. */
const words = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client )/;

/**
 * Whether something failed because the database can't be had for now, rather than because of what it was asked: it may
 * well succeed in a while.
 */
export function isGone(error: unknown): boolean {
  for (let each = error, isQuery = false; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseGone) return true;
    // A connection to anything else may be refused as well.
    isQuery ||= each instanceof DrizzleQueryError;
    if (isQuery && saysGone(each)) return true;
  }
  return false;
}

/** Whether a query got no answer at all: whatever is asked next on its connection will get none either. */
export function isUnanswered(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each.message === 'Query read timeout') return true;
  return false;
}

function saysGone(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? words.test(error.message) : states.test(code) || systemCodes.has(code);
}
