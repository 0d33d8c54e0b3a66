import { type FetchQueryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { earlyKeys } from './keys';
import type { Key } from './queryKey';

/**
 * Asks for something before the screen that shows it is drawn. That screen's query takes over whatever has come of it
 * with `useEarly`.
 *
 * @param note what the screen has to know of it
 * @returns the answer; undefined after a failure, which the screen shows
 */
export async function askEarly<Data>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  note: object = {},
): Promise<Data | undefined> {
  queryClient.setQueryData(earlyKeys.of(query.queryKey), note);
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData<Data>(query.queryKey);
}

/** Forgets that anything was asked for early: who comes to such a screen from now on asks anew. */
export const forgetEarly = (queryClient: QueryClient) =>
  queryClient.removeQueries({ queryKey: earlyKeys.all() });

/** For a query that has been asked for early: neither an answer nor a failure that is there is asked for again. */
const takenOver = { refetchOnMount: false, retryOnMount: false } as const;

/**
 * Whether the query of this screen was asked for early. That counts for the first screen that wants it, and once.
 *
 * @returns options for that query, and the note that was left with it; nothing if it was not
 */
export function useEarly<Note extends object>(key: Key): { options: typeof takenOver | object; note?: Note } {
  const queryClient = useQueryClient();
  const [note] = useState(() => queryClient.getQueryData<Note>(earlyKeys.of(key)));
  useEffect(
    () => queryClient.removeQueries({ queryKey: earlyKeys.of(key), exact: true }),
    [queryClient, key],
  );
  return note ? { options: takenOver, note } : { options: {} };
}
