import type { SharedDataAccount } from '../../api/admin/sharedData';
import { formatDateTime } from '../../ui/dates';
import { useConfirm } from '../../ui/dialogs/useDialogs';
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
export function useAskAndDelete(sessionCount: number, onDeleted: (sessionId: number) => void) {
  const confirm = useConfirm();
  const remove = useDeleteSession();
  const focusLater = useFocusLater();

  const askAndDelete = async ({ id, timestamp }: SharedSession) => {
    const isMeant = await confirm({
      title: 'Delete this session?',
      message: `The session of ${formatDateTime(timestamp)} is taken out of the shared data. It cannot be undone.`,
      okLabel: 'Delete',
      cancelLabel: 'Cancel',
      destructive: true,
    });
    if (!isMeant) return;
    const onGone = () => {
      onDeleted(id);
      focusLater(sessionCount > 1 ? listTitleId : pageId);
    };
    remove.mutate({ params: { id } }, { onSuccess: onGone, onError: ({ isGone }) => isGone && onGone() });
  };
  return { askAndDelete, isDeleting: remove.isPending };
}
