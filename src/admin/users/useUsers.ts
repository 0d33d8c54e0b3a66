import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import {
  clearChatsOfUser,
  listUserRoles,
  listUsers,
  refreshUserGroups,
  removeUser,
  syncUser,
  userPageSize,
} from '../../api/admin/users';
import type { CallFailure } from '../../api/failure';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useRefusalToast } from '../../shared/query/useRefusalToast';
import { useToasts } from '../../ui/toasts/useToasts';
import { usersKeys } from './keys';

/** Others change it all the time: what was read a moment ago may be wrong already. */
const atOnce = { staleTime: 0 };

interface Wanted {
  /** From 1 on. */
  page: number;
  /** What the name or the e-mail contains; empty for everyone. */
  search: string;
}

/** A page of the users; the one before stays until it has come. */
export const useUsers = ({ page, search }: Wanted) =>
  useCallQuery(
    usersKeys.list({ page, search }),
    listUsers,
    { query: { page, pageSize: userPageSize, search } },
    { ...atOnce, placeholderData: keepPreviousData },
  );

/** The roles of a user, as the chat API knows them. */
export const useUserRoles = (id: string) =>
  useCallQuery(usersKeys.roles(id), listUserRoles, { params: { id } }, atOnce);

/** Reads again what a change may have concerned, and tells of it. */
function useAftermath() {
  const queries = useQueryClient();
  const toasts = useToasts();
  const reloadList = () => queries.invalidateQueries({ queryKey: usersKeys.lists() });
  return {
    reloadList,
    reloadAll: () => queries.invalidateQueries({ queryKey: usersKeys.all() }),
    tell: (title: string, message: string) =>
      toasts.show({ title, message, tone: 'success', autoClose: true }),
    /** Somebody else has removed the user meanwhile. */
    onError: async ({ status }: CallFailure) => {
      if (status === 400 || status === 404) await reloadList();
    },
  };
}

/** Brings everybody's roles up to date with the identity provider. */
export function useSyncGroups() {
  const { reloadAll, tell } = useAftermath();
  return useCallMutation(refreshUserGroups, {
    onSuccess: async () => {
      await reloadAll();
      tell('Synced', 'The roles of all users are up to date.');
    },
  });
}

/** Brings a user's roles up to date with the identity provider. */
export function useSyncUser() {
  const { reloadAll, tell, onError } = useAftermath();
  return useCallMutation(syncUser, {
    onError,
    onSuccess: async () => {
      await reloadAll();
      tell('Synced', 'The roles of this user are up to date.');
    },
  });
}

/** Deletes a user's conversations. */
export function useClearChats() {
  const { reloadList, tell, onError } = useAftermath();
  return useCallMutation(clearChatsOfUser, {
    onError,
    onSuccess: async () => {
      await reloadList();
      tell('Cleared', 'The chat history is gone.');
    },
  });
}

/** Removes a user's account. Why the server refuses stands in a toast titled Error (staff 8; OPEN-81). */
export function useRemoveUser() {
  const { reloadList, tell, onError } = useAftermath();
  const showRefusal = useRefusalToast();
  return useCallMutation(removeUser, {
    onError: (failure) => {
      if (failure.status === 400) showRefusal(failure);
      return onError(failure);
    },
    onSuccess: async () => {
      await reloadList();
      tell('Removed', 'The account is gone.');
    },
  });
}
