import { useQueryClient } from '@tanstack/react-query';
import { inviteProspect, listProspects, type Prospect, removeProspect } from '../../api/admin/prospects';
import type { CallFailure } from '../../api/failure';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useToasts } from '../../ui/toasts/useToasts';
import { focusAfter } from './afterChange';
import { prospectsKeys } from './keys';

/** The prospects, newest first. People sign up all the time, so the list is asked for at every visit. */
export const useProspects = () =>
  useCallQuery(prospectsKeys.list(), listProspects, undefined, { staleTime: 0 });

/** Gives the focus to an element, by its id, once it is drawn. */
type FocusLater = (id: string) => void;

/** Reads the list again after a change (PRO-001), and tells of it. */
function useAftermath(focusLater: FocusLater) {
  const queries = useQueryClient();
  const toasts = useToasts();

  const listed = () => queries.getQueryData<Prospect[]>(prospectsKeys.list()) ?? [];
  const reload = async (id: number) => {
    const before = listed();
    await queries.invalidateQueries({ queryKey: prospectsKeys.list() });
    const target = focusAfter({ id, before, now: listed() });
    if (target) focusLater(target);
  };
  return {
    reload,
    tell: (title: string, message: string) =>
      toasts.show({ title, message, tone: 'success', autoClose: true }),
    /** A colleague was quicker. */
    onError: async ({ status }: CallFailure, { params }: { params: { id: number } }) => {
      if (status === 400 || status === 404) await reload(params.id);
    },
  };
}

/** Sends a prospect the first mail. */
export function useInviteProspect(focusLater: FocusLater) {
  const { reload, tell, onError } = useAftermath(focusLater);
  return useCallMutation(inviteProspect, {
    onError,
    onSuccess: async (_, { params }) => {
      await reload(params.id);
      tell('Invited', 'The email is on its way.');
    },
  });
}

/** Removes a prospect. */
export function useRemoveProspect(focusLater: FocusLater) {
  const { reload, tell, onError } = useAftermath(focusLater);
  return useCallMutation(removeProspect, {
    onError,
    onSuccess: async (_, { params }) => {
      await reload(params.id);
      tell('Removed', 'The prospect is gone.');
    },
  });
}
