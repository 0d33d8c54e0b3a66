import type { QueryClient } from '@tanstack/react-query';
import {
  clearChatsOfUser,
  eraseUser,
  exportUser,
  listUserRoles,
  listUsers,
  refreshUserGroups,
  removeUser,
  syncUser,
  userPageSize,
} from '../../api/admin/users';
import type { QueryOf, ReplyOf } from '../../api/call';
import { longestSearch } from '../../api/limits';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { useRefusalToast } from '../../shared/query/useRefusalToast';
import { dayOf } from '../../ui/dates';
import { downloadFile } from '../../ui/downloadFile';
import { useStaffMutation } from '../shared/useStaffMutation';
import { usersKeys } from './keys';

/** A page of the users; the one before stays until it has come. */
export const useUsers = (query: QueryOf<typeof listUsers>) =>
  useCallQuery(usersKeys.list(query), listUsers, { query }, cachePolicy.pageByPage);

/**
 * A user whom the address names and the page of the list does not hold. No call gives one user; as an addition the search
 * finds them by their id. Where a server does not know that, nobody is found.
 */
export function useUserLookup(id: string, isWanted: boolean) {
  const query = { page: 1, pageSize: userPageSize, search: id };
  const isAsked = isWanted && id !== '' && id.length <= longestSearch;
  const { data, isFetching } = useCallQuery(
    usersKeys.list(query),
    listUsers,
    { query },
    { ...cachePolicy.alwaysFresh, enabled: isAsked },
  );
  const user = isAsked ? data?.items.find((each) => each.id === id) : undefined;
  return { user, isLooking: isAsked && isFetching && user === undefined };
}

/** The roles of a user, as the chat API knows them. */
export const useUserRoles = (id: string) =>
  useCallQuery(usersKeys.roles(id), listUserRoles, { params: { id } }, cachePolicy.alwaysFresh);

const reloadAll = () => [usersKeys.all()];
const reloadLists = () => [usersKeys.lists()];

/** A change of one user, whom somebody else may have removed meanwhile: the modal says so of whom no list names. */
const ofUser = {
  outdated: [400, 404],
  reload: reloadLists,
  saysGone: ({ params }: { params: { id: string } }, queries: QueryClient) =>
    !queries
      .getQueriesData<ReplyOf<typeof listUsers>>({ queryKey: usersKeys.lists(), type: 'active' })
      .some(([, page]) => page?.items.some(({ id }) => id === params.id)),
};

/** Brings everybody's roles up to date with the identity provider. */
export const useSyncGroups = () =>
  useStaffMutation(refreshUserGroups, {
    reload: reloadAll,
    outdated: [],
    told: { title: 'Synced', message: 'The roles of all users are up to date.' },
  });

/** Brings a user's roles up to date with the identity provider. */
export const useSyncUser = () =>
  useStaffMutation(syncUser, {
    ...ofUser,
    reload: (_, failure) => (failure ? reloadLists() : reloadAll()),
    told: { title: 'Synced', message: 'The roles of this user are up to date.' },
  });

/** Deletes a user's conversations. */
export const useClearChats = () =>
  useStaffMutation(clearChatsOfUser, {
    ...ofUser,
    told: { title: 'Cleared', message: 'The chat history is gone.' },
  });

/** Saves all that is stored of a user as a file. */
export const useExportUser = () =>
  useStaffMutation(exportUser, {
    ...ofUser,
    reload: (_, failure) => (failure ? reloadLists() : []),
    told: { title: 'Downloaded', message: 'The file has all that is stored of this user.' },
    onReloaded: ({ reply }) => {
      if (reply === null) return;
      const name = `user-data-${dayOf(new Date())}.json`;
      downloadFile({ name, type: 'application/json', content: JSON.stringify(reply, null, 2) });
    },
  });

/** Removes all that is stored of a user. */
export function useEraseUser() {
  const showRefusal = useRefusalToast();
  return useStaffMutation(eraseUser, {
    ...ofUser,
    told: { title: 'Removed', message: 'Nothing tells of this user any more.' },
    onError: (failure) => {
      if (failure.status === 400) showRefusal(failure);
    },
  });
}

/** Removes a user's account. Why the server refuses stands in a toast titled Error (staff 8; D-81). */
export function useRemoveUser() {
  const showRefusal = useRefusalToast();
  return useStaffMutation(removeUser, {
    ...ofUser,
    told: { title: 'Removed', message: 'The account is gone.' },
    onError: (failure) => {
      if (failure.status === 400) showRefusal(failure);
    },
  });
}
