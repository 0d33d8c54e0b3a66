import type { QueryClient } from '@tanstack/react-query';
import type { Key } from './queryKey';

/** Drops what the cache holds under a key as soon as no screen shows it: before that it would only be asked for again. */
export function forgetOnceUnused(queries: QueryClient, queryKey: Key): void {
  const cache = queries.getQueryCache();
  const query = cache.find({ queryKey });
  if (!query) return;
  if (query.getObserversCount() === 0) {
    cache.remove(query);
    return;
  }
  const stopWatching = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return;
    stopWatching();
    cache.remove(query);
  });
}
