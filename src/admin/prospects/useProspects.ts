import { useQueryClient } from '@tanstack/react-query';
import { inviteProspect, listProspects, type Prospect, removeProspect } from '../../api/admin/prospects';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { useStaffMutation } from '../shared/useStaffMutation';
import { focusAfterChange } from './focusAfterChange';
import { prospectsKeys } from './keys';

/** The prospects, newest first. People sign up all the time, so the list is asked for at every visit. */
export const useProspects = () =>
  useCallQuery(prospectsKeys.list(), listProspects, undefined, cachePolicy.alwaysFresh);

/** Gives the focus to an element, by its id, once it is drawn. */
type FocusLater = (id: string) => void;

/** Reads the list again after a change, also where a colleague was quicker, and looks after the focus (PRO-001). */
function useReloadedList(focusLater: FocusLater) {
  const queries = useQueryClient();
  const listed = () => queries.getQueryData<Prospect[]>(prospectsKeys.list()) ?? [];
  return {
    reload: () => [prospectsKeys.list()],
    outdated: [400, 404],
    before: listed,
    onReloaded: ({ input, before }: { input: { params: { id: number } }; before: readonly Prospect[] }) => {
      const target = focusAfterChange({ id: input.params.id, before, now: listed() });
      if (target) focusLater(target);
    },
  };
}

/** Sends a prospect the first mail. */
export const useInviteProspect = (focusLater: FocusLater) =>
  useStaffMutation(inviteProspect, {
    ...useReloadedList(focusLater),
    told: { title: 'Invited', message: 'The email is on its way.' },
  });

/** Takes a prospect out of the list for good. */
export const useRemoveProspect = (focusLater: FocusLater) =>
  useStaffMutation(removeProspect, {
    ...useReloadedList(focusLater),
    told: { title: 'Removed', message: 'The prospect is gone.' },
  });
