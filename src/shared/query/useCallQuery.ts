import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { AnyCall, InputArgument, ReplyOf } from '../../api/call';
import type { CallFailure } from '../../api/failure';
import { callQuery } from './callQuery';
import type { Key } from './queryKey';
import { useClient } from './useClient';

type QueryExtras<Data> = Omit<UseQueryOptions<Data, CallFailure>, 'queryKey' | 'queryFn'>;

/**
 * Declares a query: its key (from broad to narrow) and the contract's call with its input. `data` is the reply; an
 * accepted status outside 2xx gives null. A failure has been shown already and stands in `error`.
 *
 * @example
 * export const useUserStatus = () => useCallQuery(userStatusKeys.all(), getUserStatus);
 */
export function useCallQuery<C extends AnyCall>(
  key: Key,
  call: C,
  ...[input, extras]: [...InputArgument<C>, extras?: QueryExtras<ReplyOf<C> | null>]
) {
  const client = useClient();
  return useQuery<ReplyOf<C> | null, CallFailure>({
    ...extras,
    ...callQuery(client, key, call, ...([input] as InputArgument<C>)),
  });
}
