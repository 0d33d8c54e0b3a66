import { useQueryClient } from '@tanstack/react-query';
import type { AnyCall, InputArgument, ReplyOf } from '../../api/call';
import { callQuery } from './callQuery';
import type { Key } from './queryKey';
import { useClient } from './useClient';

/**
 * Gives a function that reads what a query shows once more, for whoever is about to act on it; a failure is thrown, once
 * it has been told. Key, call and input are those of the query, which has the answer as well.
 */
export function useReadAgain() {
  const client = useClient();
  const queries = useQueryClient();
  return <C extends AnyCall>(key: Key, call: C, ...input: InputArgument<C>): Promise<ReplyOf<C> | null> =>
    queries.fetchQuery({ ...callQuery(client, key, call, ...input), staleTime: 0 });
}
