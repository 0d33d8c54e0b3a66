import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { AnyCall, InputArgument, ReplyOf } from '../../api/call';
import type { CallFailure } from '../../api/failure';
import { callQuery, saysRefusal } from './callQuery';
import type { Key } from './queryKey';
import { useClient } from './useClient';

interface QueryExtras<Data> extends Omit<UseQueryOptions<Data, CallFailure>, 'queryKey' | 'queryFn'> {
  /** What tells of a refusal (403), or that there is nothing (404): the screen's `QueryView`, the default, or a toast. */
  refusalBy?: 'screen' | 'toast';
}

/**
 * Declares a query: its key (from broad to narrow) and the contract's call with its input. `data` is the reply; an
 * accepted status outside 2xx gives null. A failure has been shown already and stands in `error`; only what `QueryView`
 * explains (403, 404) is left to it, unless `refusalBy` says otherwise.
 *
 * @example
 * export const useUserStatus = () => useCallQuery(userStatusKeys.all(), getUserStatus);
 */
export function useCallQuery<C extends AnyCall>(
  key: Key,
  call: C,
  ...rest: [...InputArgument<C>, extras?: QueryExtras<ReplyOf<C> | null>]
) {
  const client = useClient();
  const [input, extras = {}] = rest as unknown as [input?: unknown, extras?: QueryExtras<ReplyOf<C> | null>];
  const { refusalBy = 'screen', ...options } = extras;
  const sent = [input, refusalBy === 'toast' ? {} : saysRefusal] as unknown as InputArgument<C>;
  return useQuery<ReplyOf<C> | null, CallFailure>({ ...options, ...callQuery(client, key, call, ...sent) });
}
