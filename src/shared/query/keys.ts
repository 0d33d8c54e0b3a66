import { type Key, queryKey } from './queryKey';

const root = queryKey('early');

/** Notes in the cache of what has been asked for before its screen was drawn. */
export const earlyKeys = {
  all: () => root,
  /** The note about the query with this key. */
  of: (key: Key) => queryKey(...root, ...key),
};
