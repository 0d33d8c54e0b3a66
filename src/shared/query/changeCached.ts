import type { QueryClient } from '@tanstack/react-query';
import type { Key } from './queryKey';

/**
 * Puts what a change has come to into what the cache holds: `change` is given what is there. A read that is under way may
 * have been answered before the change, and would undo it: it is given up, and begins again where nothing is held yet.
 *
 * @example
 * await changeCached<Module[]>(queries, modulesKeys.list(), (modules) => modules?.map(…));
 */
export async function changeCached<Data>(
  queries: QueryClient,
  queryKey: Key,
  change: (held: Data | undefined) => Data | undefined,
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<Data>(queryKey, change);
  if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey, exact: true });
}
