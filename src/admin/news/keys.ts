import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'news');

/** What the cache holds of the news for staff. */
export const allNewsKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
};
