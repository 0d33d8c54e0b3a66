import { listKeys } from '../../shared/query/listKeys';
import { queryKey } from '../../shared/query/queryKey';

const keys = listKeys('admin', 'users');

/** What the cache holds of the users. */
export const usersKeys = { ...keys, roles: (id: string) => queryKey(...keys.all(), 'roles', id) };
