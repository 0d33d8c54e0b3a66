import { useQueryClient } from '@tanstack/react-query';
import {
  changeSignupSource,
  createSignupSource,
  deleteSignupSource,
  listSignupSources,
  type SignupSource,
} from '../../api/admin/signupSources';
import type { CallFailure } from '../../api/failure';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useToasts } from '../../ui/toasts/useToasts';
import { signupSourcesKeys } from './keys';

/**
 * The signup sources, newest first.
 *
 * @param isList whether it is the list that opens: then they are read anew (SRC-002, SRC-020)
 */
export const useSignupSources = ({ isList }: { isList: boolean }) =>
  useCallQuery(signupSourcesKeys.list(), listSignupSources, undefined, isList ? { staleTime: 0 } : {});

/** Whether somebody else has deleted the source meanwhile. */
export const isGone = (failure: CallFailure | null): boolean => failure?.status === 404;

/** What follows a change. The list reads itself anew when it comes up; until then it has what is known already. */
function useAftermath() {
  const queries = useQueryClient();
  const toasts = useToasts();
  return {
    update: (change: (sources: SignupSource[]) => SignupSource[]) =>
      queries.setQueryData<{ signupSources: SignupSource[] }>(
        signupSourcesKeys.list(),
        (reply) => reply && { signupSources: change(reply.signupSources) },
      ),
    tell: (title: string, message: string) =>
      toasts.show({ title, message, tone: 'success', autoClose: true }),
    onError: async (failure: CallFailure) => {
      if (isGone(failure)) await queries.invalidateQueries({ queryKey: signupSourcesKeys.list() });
    },
  };
}

/** Stores a new source. */
export function useCreateSource() {
  const { tell } = useAftermath();
  return useCallMutation(createSignupSource, {
    once: true,
    onSuccess: () => void tell('Saved', 'The new source is in the list.'),
  });
}

/** Stores another description and limit of a source. */
export function useChangeSource() {
  const { update, tell, onError } = useAftermath();
  return useCallMutation(changeSignupSource, {
    onError,
    onSuccess: (_, { params, body }) => {
      update((sources) => sources.map((each) => (each.id === params.id ? { ...each, ...body } : each)));
      tell('Saved', 'The source is changed.');
    },
  });
}

/** Deletes a source; whoever has signed up by it stays. */
export function useDeleteSource() {
  const { update, tell, onError } = useAftermath();
  return useCallMutation(deleteSignupSource, {
    onError,
    onSuccess: (_, { params }) => {
      update((sources) => sources.filter(({ id }) => id !== params.id));
      tell('Deleted', 'The source is gone.');
    },
  });
}
