import { useQuery } from '@tanstack/react-query';
import type { SendOptions } from '../../api/client';
import type { CallFailure } from '../../api/failure';
import type { UserStatus } from '../../api/user';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useEarly } from '../../shared/query/early';
import { useClient } from '../../shared/query/useClient';
import { userStatusKeys } from './keys';
import { userStatusQuery } from './userStatusQuery';

/**
 * Which parts of the start-up the signed-in person has done. Once all of it is, that holds as long as they stay, whatever has
 * come up since: nobody is sent away mid-sentence (D-48).
 *
 * @param options of the call; default for a screen that says itself when it is refused
 */
export function useUserStatus(options?: SendOptions) {
  const early = useEarly(userStatusKeys.all());
  return useQuery<UserStatus | null, CallFailure>({
    ...userStatusQuery(useClient(), options),
    refetchOnWindowFocus: false,
    staleTime: ({ state }) => (state.data?.allOk ? Number.POSITIVE_INFINITY : cachePolicy.usual.staleTime),
    ...early.options,
  });
}
