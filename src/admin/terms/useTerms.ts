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
import { cachePolicy } from '../../shared/query/cachePolicy';
import { changeCached } from '../../shared/query/changeCached';
import { forgetOnceUnused } from '../../shared/query/forgetOnceUnused';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { deleted, saved } from '../shared/toastWords';
import { useStaffMutation } from '../shared/useStaffMutation';
import { termsKeys } from './keys';

/** Every version of the terms, in all states, which change by time alone (D-85). */
export const useTermsList = () =>
  useCallQuery(termsKeys.list(), listTerms, undefined, cachePolicy.alwaysFresh);

/** One version of the terms. */
export const useTermsVersion = (id: number) =>
  useCallQuery(termsKeys.item(id), getTermsVersion, { params: { id } }, cachePolicy.alwaysFresh);

const reloadList = () => [termsKeys.list()];

/**
 * A change of one version, which somebody else may have deleted or activated meanwhile, or time has moved on. One that
 * is gone cannot be read again, and the modal says so.
 */
const ofVersion = {
  outdated: [400, 404],
  saysGone: () => true,
  reload: ({ params }: { params: { id: number } }, failure?: CallFailure) =>
    failure?.status === 400 ? [termsKeys.list(), termsKeys.item(params.id)] : [termsKeys.list()],
};

/** Stores a new draft. */
export const useCreateDraft = () =>
  useStaffMutation(createTerms, {
    reload: reloadList,
    told: saved('The new version is among the drafts.'),
    once: true,
  });

/** Stores other contents of a draft. */
export const useChangeDraft = () =>
  useStaffMutation(changeTerms, {
    ...ofVersion,
    reload: ({ params }, failure) =>
      failure?.isGone ? [termsKeys.list()] : [termsKeys.list(), termsKeys.item(params.id)],
    told: saved('The draft is changed.'),
  });

/** Deletes a draft for good. */
export const useDeleteDraft = () =>
  useStaffMutation(deleteTerms, {
    ...ofVersion,
    update: ({ params }, queries) => forgetOnceUnused(queries, termsKeys.item(params.id)),
    told: deleted('The draft is gone.'),
  });

/** Makes a new draft of a version. */
export const useCloneTerms = () =>
  useStaffMutation(cloneTerms, {
    ...ofVersion,
    told: { title: 'Cloned', message: 'The copy is among the drafts.' },
  });

/** Puts a version as the server has it now beside the list that has been read again. */
function useKeepVersion() {
  const queries = useQueryClient();
  return ({ reply }: { reply: Terms | null }) => {
    if (reply) void changeCached<Terms>(queries, termsKeys.item(reply.id), () => reply);
  };
}

/** Activates a draft: it comes into force at its time. */
export const useActivateDraft = () =>
  useStaffMutation(activateTerms, {
    ...ofVersion,
    onReloaded: useKeepVersion(),
    told: { title: 'Activated', message: 'The version is pending until its time comes.' },
  });

/** Makes a pending version a draft again (D-85). */
export const useDeactivateTerms = () =>
  useStaffMutation(deactivateTerms, {
    ...ofVersion,
    onReloaded: useKeepVersion(),
    told: { title: 'De-activated', message: 'The version is a draft again.' },
  });
