import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Why the database refused, in place of an error that repeats the query and what it was to store: that may be what
 * somebody said, and must not outlast the moment. Other errors stay as they are.
 */
export function withoutQuery(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  if (!(cause instanceof Error)) return new Error('The query failed.');
  const { code } = cause as NodeJS.ErrnoException;
  // What stands in quotes behind a colon is a value that was sent; the error's own fields have more of them.
  const bare = Object.assign(new Error(cause.message.replace(/: ".*$/s, '')), { code });
  bare.stack = `${bare.message}\n${error.stack?.slice(error.stack.indexOf('\n    at ') + 1) ?? ''}`;
  return bare;
}
