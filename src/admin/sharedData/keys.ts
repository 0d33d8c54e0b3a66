import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'sharedData');

/** What the cache holds of the shared data. */
export const sharedDataKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
  session: (id: number) => queryKey(...root, 'session', id),
};
