import { isGone } from './db/isGone';
import { withoutQuery } from './db/withoutQuery';

/** An error as it may stand in the server's log: without what people said, and in a line while the database is gone. */
export function loggable(thrown: unknown): unknown {
  const error = withoutQuery(thrown);
  return isGone(thrown) && error instanceof Error ? `The database can't be had: ${error.message}` : error;
}
