import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'modules');

/** What the cache holds of the modules. */
export const modulesKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
};
