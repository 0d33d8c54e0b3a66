import { deleteSharedSession, getSharedSession, listSharedSessions } from '../../api/admin/sharedData';
import { useCallQuery } from '../../shared/query/queries';
import { useStaffMutation } from '../shared/useStaffMutation';
import { sharedDataKeys } from './keys';

/** People may take back what they share at any time: nothing of it is kept for later. */
const atOnce = { staleTime: 0, gcTime: 0 };

/** The shared sessions by account, newest first (SHD-001). */
export const useSharedSessions = () =>
  useCallQuery(sharedDataKeys.list(), listSharedSessions, undefined, atOnce);

/** One shared session, read each time it is selected (SHD-005). */
export const useSharedSession = (id: number) =>
  useCallQuery(sharedDataKeys.session(id), getSharedSession, { params: { id } }, atOnce);

/** Takes a session out of the shared data for good, and reads the list again (SHD-001, SHD-006). */
export const useDeleteSession = () =>
  useStaffMutation(deleteSharedSession, {
    reload: () => [sharedDataKeys.list()],
    told: { title: 'Deleted', message: 'The session is no longer in the shared data.' },
  });
