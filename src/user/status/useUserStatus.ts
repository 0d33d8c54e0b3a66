import { useQuery } from '@tanstack/react-query';
import type { CallFailure } from '../../api/failure';
import type { UserStatus } from '../../api/user';
import { useEarly } from '../../shared/query/early';
import { useClient } from '../../shared/query/useClient';
import { userStatusKeys } from './keys';
import { userStatusQuery } from './userStatusQuery';

/** Which parts of the start-up the signed-in person has done. Not asked again on focus: nobody is sent away mid-sentence. */
export function useUserStatus() {
  const early = useEarly(userStatusKeys.all());
  return useQuery<UserStatus | null, CallFailure>({
    ...userStatusQuery(useClient()),
    refetchOnWindowFocus: false,
    ...early.options,
  });
}
