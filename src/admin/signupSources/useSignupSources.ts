import type { QueryClient } from '@tanstack/react-query';
import {
  changeSignupSource,
  createSignupSource,
  deleteSignupSource,
  listSignupSources,
  type SignupSource,
} from '../../api/admin/signupSources';
import type { CallFailure } from '../../api/failure';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { changeCached } from '../../shared/query/changeCached';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { deleted, saved } from '../shared/toastWords';
import { useStaffMutation } from '../shared/useStaffMutation';
import { signupSourcesKeys } from './keys';

/**
 * The signup sources, newest first.
 *
 * @param isList whether it is the list that opens: then they are read anew (SRC-002, SRC-020)
 */
export function useSignupSources({ isList }: { isList: boolean }) {
  const policy = isList ? cachePolicy.alwaysFresh : cachePolicy.amongColleagues;
  const sources = useCallQuery(signupSourcesKeys.list(), listSignupSources, undefined, policy);
  return { ...sources, data: sources.data?.signupSources };
}

/** The list reads itself anew when it comes up; until then it has what is known already. */
const reload = (_: unknown, failure?: CallFailure) => (failure ? [signupSourcesKeys.list()] : []);
const changeKnown = (queries: QueryClient, change: (sources: SignupSource[]) => SignupSource[]) =>
  changeCached<{ signupSources: SignupSource[] }>(
    queries,
    signupSourcesKeys.list(),
    (reply) => reply && { signupSources: change(reply.signupSources) },
  );

/** Stores a new source. */
export const useCreateSource = () =>
  useStaffMutation(createSignupSource, { told: saved('The new source is in the list.'), once: true });

/** Stores another description and limit of a source. */
export const useChangeSource = () =>
  useStaffMutation(changeSignupSource, {
    update: ({ params, body }, queries) =>
      changeKnown(queries, (sources) =>
        sources.map((each) => (each.id === params.id ? { ...each, ...body } : each)),
      ),
    reload,
    told: saved('The source is changed.'),
  });

/** Deletes a source; whoever has signed up by it stays. */
export const useDeleteSource = () =>
  useStaffMutation(deleteSignupSource, {
    update: ({ params }, queries) =>
      changeKnown(queries, (sources) => sources.filter(({ id }) => id !== params.id)),
    reload,
    told: deleted('The source is gone.'),
  });
