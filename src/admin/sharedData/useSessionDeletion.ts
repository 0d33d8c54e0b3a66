import type { SharedDataAccount } from '../../api/admin/sharedData';
import { formatDateTime } from '../../ui/dates';
import { useAskAndDelete } from '../shared/useAskAndDelete';
import { useFocusLater } from '../shared/useFocusLater';
import { listTitleId, pageId } from './elementIds';
import { useDeleteSession } from './useSharedData';

export type SharedSession = SharedDataAccount['sessions'][number];

/**
 * Deletes a session after a question (SHD-006; D-93). Its place in the list goes with it, so that the focus moves to
 * the list, or to the page when that has gone as well.
 *
 * @param sessionCount how many sessions the list holds
 * @param onDeleted called with the id of a session that is not there any more
 */
export function useSessionDeletion(sessionCount: number, onDeleted: (sessionId: number) => void) {
  const askAndDelete = useAskAndDelete();
  const remove = useDeleteSession();
  const focusLater = useFocusLater({ isForLost: true });

  return {
    askAndDelete: ({ id, timestamp }: SharedSession) =>
      askAndDelete(
        {
          mutation: remove,
          input: { params: { id } },
          question: {
            title: 'Delete this session?',
            message: `The session of ${formatDateTime(timestamp)} is taken out of the shared data. It cannot be undone.`,
            okLabel: 'Delete',
            cancelLabel: 'Cancel',
          },
        },
        () => {
          onDeleted(id);
          focusLater(sessionCount > 1 ? listTitleId : pageId);
        },
      ),
    isDeleting: remove.isPending,
  };
}
