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
import type { CallFailure } from '../../api/failure';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useToasts } from '../../ui/toasts/useToasts';
import { promptsKeys } from './keys';
import type { PromptIds } from './promptIds';

/** The groups of prompts. */
export const usePromptGroups = () => useCallQuery(promptsKeys.groups(), listPromptGroups);

/** The prompts of a group. */
export const usePromptDefinitions = (groupId: number) =>
  useCallQuery(promptsKeys.definitions(groupId), listPromptDefinitions, { params: { groupId } });

/** The versions of a prompt, newest first. */
export const usePromptVersions = (prompt: PromptIds) =>
  useCallQuery(promptsKeys.versions(prompt), listPromptVersions, { params: { ...prompt } });

/** Reads the versions again and tells what there is then; the former ones where they can't be had. */
function useReload(prompt: PromptIds) {
  const queries = useQueryClient();
  const queryKey = promptsKeys.versions(prompt);
  const read = () => queries.getQueryData<PromptVersionList>(queryKey)?.promptVersions ?? [];
  const reload = async (): Promise<readonly PromptVersion[]> => {
    await queries.invalidateQueries({ queryKey });
    return read();
  };
  return { read, reload };
}

/** Somebody else has activated or deleted the version meanwhile, or the prompt has gone. */
const isOutdated = ({ status }: CallFailure) => status === 400 || status === 404;

/** Called with the version that a change concerned, once the list has been read again. */
export type OnReloaded = (id: number, versions: readonly PromptVersion[]) => void;

/** Makes a version the active one. The list is read again, also when it turns out to be outdated (OPEN-71). */
export function useActivateVersion(prompt: PromptIds, onReloaded: OnReloaded) {
  const { reload } = useReload(prompt);
  const toasts = useToasts();
  return useCallMutation(activatePromptVersion, {
    onSuccess: async (_, { params }) => {
      onReloaded(params.id, await reload());
      toasts.show({ ...activated, message: 'The assistant uses this version from now on.' });
    },
    onError: async (failure, { params }) => {
      if (isOutdated(failure)) onReloaded(params.id, await reload());
    },
  });
}

/** Deletes a version that is not active. The list is read again, also when it turns out to be outdated. */
export function useDeleteVersion(prompt: PromptIds, onReloaded: OnReloaded) {
  const { reload } = useReload(prompt);
  const toasts = useToasts();
  return useCallMutation(deletePromptVersion, {
    onSuccess: async (_, { params }) => {
      onReloaded(params.id, await reload());
      toasts.show({ ...done, title: 'Deleted', message: 'The version is gone.' });
    },
    onError: async (failure, { params }) => {
      if (isOutdated(failure)) onReloaded(params.id, await reload());
    },
  });
}

/**
 * Stores a new version, and activates it if asked to. The list is read again.
 *
 * @param onSaved called with the new version's id, or null if the list could not be read
 */
export function useCreateVersion(prompt: PromptIds, onSaved: (id: number | null) => void) {
  const { read, reload } = useReload(prompt);
  const toasts = useToasts();
  return useCallMutation(createPromptVersion, {
    onSuccess: async (_, { body }) => {
      const known = new Set(read().map(({ id }) => id));
      const saved = (await reload()).find(({ id, text }) => !known.has(id) && text === body.promptText);
      onSaved(saved?.id ?? null);
      toasts.show(
        body.activate
          ? { ...activated, message: 'The version is saved, and the assistant uses it from now on.' }
          : { ...done, title: 'Saved', message: 'The new version is in the list. It is not active yet.' },
      );
    },
  });
}

const done = { tone: 'success', autoClose: true } as const;
const activated = { ...done, title: 'Activated' };
