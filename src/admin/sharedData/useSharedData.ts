import { deleteSharedSession, getSharedSession, listSharedSessions } from '../../api/admin/sharedData';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { deleted } from '../shared/toastWords';
import { useStaffMutation } from '../shared/useStaffMutation';
import { sharedDataKeys } from './keys';

/** The shared sessions by account, newest first (SHD-001). People may take back what they share at any time. */
export const useSharedSessions = () =>
  useCallQuery(sharedDataKeys.list(), listSharedSessions, undefined, cachePolicy.neverKept);

/** One shared session, read each time it is selected (SHD-005). */
export const useSharedSession = (id: number) =>
  useCallQuery(sharedDataKeys.item(id), getSharedSession, { params: { id } }, cachePolicy.neverKept);

/** Takes a session out of the shared data for good, and reads the list again (SHD-001, SHD-006). */
export const useDeleteSession = () =>
  useStaffMutation(deleteSharedSession, {
    reload: () => [sharedDataKeys.list()],
    told: deleted('The session is no longer in the shared data.'),
  });
