import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'terms');

/** What the cache holds of the versions of the terms. */
export const termsKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
  version: (id: number) => queryKey(...root, 'version', id),
};
