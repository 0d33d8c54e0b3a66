import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'prospects');

/** What the cache holds of the prospects. */
export const prospectsKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
};
