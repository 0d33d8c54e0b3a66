import { listKeys } from '../../shared/query/listKeys';

/** What the cache holds of the shared data, whose items are the sessions. */
export const sharedDataKeys = listKeys('admin', 'sharedData');
