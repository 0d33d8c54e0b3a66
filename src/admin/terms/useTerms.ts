import { useQueryClient } from '@tanstack/react-query';
import {
  activateTerms,
  changeTerms,
  cloneTerms,
  createTerms,
  deactivateTerms,
  deleteTerms,
  getTermsVersion,
  listTerms,
  type Terms,
} from '../../api/admin/terms';
import type { CallFailure } from '../../api/failure';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useToasts } from '../../ui/toasts/useToasts';
import { termsKeys } from './keys';

/** A version's state changes by time alone: what was read a moment ago may be wrong already (OPEN-85). */
const atOnce = { staleTime: 0 };

/** Every version of the terms, in all states. */
export const useTermsList = () => useCallQuery(termsKeys.list(), listTerms, undefined, atOnce);

/** One version of the terms. */
export const useTermsVersion = (id: number) =>
  useCallQuery(termsKeys.version(id), getTermsVersion, { params: { id } }, atOnce);

/** Whether somebody else has deleted the version meanwhile. */
export const isGone = (failure: CallFailure | null): boolean => failure?.status === 404;

/** Reads again what a change may have concerned, and tells of it. */
function useAftermath() {
  const queries = useQueryClient();
  const toasts = useToasts();
  const reloadList = () => queries.invalidateQueries({ queryKey: termsKeys.list() });
  const reloadVersion = (id: number) => queries.invalidateQueries({ queryKey: termsKeys.version(id) });
  return {
    reloadList,
    reloadVersion,
    keep: (terms: Terms | null) => terms && queries.setQueryData(termsKeys.version(terms.id), terms),
    tell: (title: string, message: string) =>
      toasts.show({ title, message, tone: 'success', autoClose: true }),
    /** Somebody else has deleted or activated the version meanwhile, or time has moved it on. */
    onError: async ({ status }: CallFailure, { params }: { params: { id: number } }) => {
      if (status !== 400 && status !== 404) return;
      await Promise.all([reloadList(), status === 400 && reloadVersion(params.id)]);
    },
  };
}

/** Stores a new draft. */
export function useCreateDraft() {
  const { reloadList, tell } = useAftermath();
  return useCallMutation(createTerms, {
    once: true,
    onSuccess: async () => {
      await reloadList();
      tell('Saved', 'The new version is among the drafts.');
    },
  });
}

/** Stores other contents of a draft. */
export function useChangeDraft() {
  const { reloadList, reloadVersion, tell, onError } = useAftermath();
  return useCallMutation(changeTerms, {
    onError,
    onSuccess: async (_, { params }) => {
      await Promise.all([reloadList(), reloadVersion(params.id)]);
      tell('Saved', 'The draft is changed.');
    },
  });
}

/** Deletes a draft. */
export function useDeleteDraft() {
  const { reloadList, tell, onError } = useAftermath();
  return useCallMutation(deleteTerms, {
    onError,
    onSuccess: async () => {
      await reloadList();
      tell('Deleted', 'The draft is gone.');
    },
  });
}

/** Makes a new draft of a version. */
export function useCloneTerms() {
  const { reloadList, tell, onError } = useAftermath();
  return useCallMutation(cloneTerms, {
    onError,
    onSuccess: async () => {
      await reloadList();
      tell('Cloned', 'The copy is among the drafts.');
    },
  });
}

/** Activates a draft: it comes into force at its time. */
export function useActivateDraft() {
  const { reloadList, keep, tell, onError } = useAftermath();
  return useCallMutation(activateTerms, {
    onError,
    onSuccess: async (terms) => {
      await reloadList();
      keep(terms);
      tell('Activated', 'The version is pending until its time comes.');
    },
  });
}

/** Makes a pending version a draft again (OPEN-85). */
export function useDeactivateTerms() {
  const { reloadList, keep, tell, onError } = useAftermath();
  return useCallMutation(deactivateTerms, {
    onError,
    onSuccess: async (terms) => {
      await reloadList();
      keep(terms);
      tell('De-activated', 'The version is a draft again.');
    },
  });
}
