import { useQueryClient } from '@tanstack/react-query';
import {
  activatePromptVersion,
  createPromptVersion,
  deletePromptVersion,
  listPromptDefinitions,
  listPromptGroups,
  listPromptVersions,
  type PromptVersion,
  type PromptVersionList,
} from '../../api/admin/prompts';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { deleted, saved, type Told } from '../shared/toastWords';
import { useStaffMutation } from '../shared/useStaffMutation';
import { isUnread } from './isUnread';
import { promptsKeys } from './keys';
import type { PromptIds } from './promptIds';

/** The groups of prompts. */
export const usePromptGroups = () => useCallQuery(promptsKeys.groups(), listPromptGroups);

/** The prompts of a group. */
export const usePromptDefinitions = (groupId: number) =>
  useCallQuery(promptsKeys.definitions(groupId), listPromptDefinitions, { params: { groupId } });

/** The versions of a prompt, newest first. */
export const usePromptVersions = (prompt: PromptIds) =>
  useCallQuery(
    promptsKeys.versions(prompt),
    listPromptVersions,
    { params: { ...prompt } },
    cachePolicy.amongColleagues,
  );

/** Called with the version that a change concerned, once the list has been read again. */
export type OnReloaded = (id: number, versions: readonly PromptVersion[]) => void;

/** What every change of a prompt's versions has in common: the list is read again (D-71). */
function useReloadedVersions(prompt: PromptIds) {
  const queries = useQueryClient();
  const key = promptsKeys.versions(prompt);
  return {
    reload: () => [key],
    /** The versions there are; the former ones where they could not be read again. */
    read: () => queries.getQueryData<PromptVersionList>(key)?.promptVersions ?? [],
    isUnread: () => isUnread(queries.getQueryData<PromptVersionList>(key)),
  };
}

/** A change of one version, which somebody else may have activated or deleted meanwhile. */
function useChangeOfVersion(prompt: PromptIds, onReloaded: OnReloaded) {
  const { reload, read } = useReloadedVersions(prompt);
  return {
    reload,
    outdated: [400, 404],
    onReloaded: ({ input: { params } }: { input: { params: { id: number } } }) =>
      onReloaded(params.id, read()),
  };
}

/** Makes a version the active one. */
export function useActivateVersion(prompt: PromptIds, onReloaded: OnReloaded) {
  const { isUnread } = useReloadedVersions(prompt);
  return useStaffMutation(activatePromptVersion, {
    ...useChangeOfVersion(prompt, onReloaded),
    told: () =>
      activated(
        isUnread()
          ? 'This version counts once a language model answers.'
          : 'The assistant uses this version from now on.',
      ),
  });
}

const activated = (message: string): Told => ({ title: 'Activated', message });

/** Deletes a version that is not active. */
export const useDeleteVersion = (prompt: PromptIds, onReloaded: OnReloaded) =>
  useStaffMutation(deletePromptVersion, {
    ...useChangeOfVersion(prompt, onReloaded),
    told: deleted('The version is gone.'),
  });

/**
 * Stores a new version, and activates it if asked to.
 *
 * @param onSaved called with the new version's id, or null if the list could not be read
 */
export function useCreateVersion(prompt: PromptIds, onSaved: (id: number | null) => void) {
  const { reload, read, isUnread } = useReloadedVersions(prompt);
  return useStaffMutation(createPromptVersion, {
    reload,
    outdated: [],
    before: read,
    onReloaded: ({ input: { body }, before }) => {
      const known = new Set(before.map(({ id }) => id));
      const saved = read().find(({ id, text }) => !known.has(id) && text === body.promptText);
      onSaved(saved?.id ?? null);
    },
    told: ({ body: { activate } }) => {
      if (!activate) return saved('The new version is in the list. It is not active yet.');
      return activated(
        isUnread()
          ? 'The version is saved. It counts once a language model answers.'
          : 'The version is saved, and the assistant uses it from now on.',
      );
    },
  });
}
