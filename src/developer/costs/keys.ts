import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('developer', 'costs');

/** What the cache holds of the costs. */
export const costsKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
};
