import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Why the database refused, in place of an error that repeats the query and what it was to store: that may be what
 * somebody said, and must not outlast the moment. Other errors stay as they are.
 */
export const withoutQuery = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('The query failed.')) : error;
