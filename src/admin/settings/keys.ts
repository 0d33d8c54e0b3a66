import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'settings');

/** What the cache holds of the settings. */
export const settingsKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
};
