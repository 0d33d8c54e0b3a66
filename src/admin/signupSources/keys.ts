import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'signupSources');

/** What the cache holds of the signup sources. */
export const signupSourcesKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
};
