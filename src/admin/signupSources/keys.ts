import { listKeys } from '../../shared/query/listKeys';

/** What the cache holds of the signup sources. */
export const signupSourcesKeys = listKeys('admin', 'signupSources');
