import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'users');
const lists = queryKey(...root, 'list');

/** What the cache holds of the users. */
export const usersKeys = {
  all: () => root,
  lists: () => lists,
  list: (wanted: { page: number; search: string }) => queryKey(...lists, wanted),
  roles: (id: string) => queryKey(...root, 'roles', id),
};
