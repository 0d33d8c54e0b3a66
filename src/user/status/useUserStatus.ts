import { getUserStatus } from '../../api/user';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { userStatusKeys } from './keys';

/** Which parts of the start-up the signed-in person has done. Not asked again on focus: nobody is sent away mid-sentence. */
export const useUserStatus = () =>
  useCallQuery(userStatusKeys.all(), getUserStatus, undefined, { refetchOnWindowFocus: false });
