import type { ViewedQuery } from './QueryView';

/** A query without what the cache remembers of an earlier visit: it waits for the server's own answer. */
export const newest = <Data>(
  query: ViewedQuery<Data> & { isFetchedAfterMount: boolean },
): ViewedQuery<Data> => ({ ...query, data: query.isFetchedAfterMount ? query.data : undefined });
