import { useQueryClient } from '@tanstack/react-query';
import { deleteSharedSession, getSharedSession, listSharedSessions } from '../../api/admin/sharedData';
import type { CallFailure } from '../../api/failure';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useToasts } from '../../ui/toasts/useToasts';
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
export function useDeleteSession() {
  const queries = useQueryClient();
  const toasts = useToasts();
  const reload = () => queries.invalidateQueries({ queryKey: sharedDataKeys.list() });
  return useCallMutation(deleteSharedSession, {
    onSuccess: async () => {
      await reload();
      const message = 'The session is no longer in the shared data.';
      toasts.show({ title: 'Deleted', message, tone: 'success', autoClose: true });
    },
    onError: async ({ status }: CallFailure) => {
      // Somebody else has deleted it meanwhile, or its person shares nothing any more.
      if (status === 404) await reload();
    },
  });
}
