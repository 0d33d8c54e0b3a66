import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('news');

/** What the cache holds of the news. */
export const newsKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
};
