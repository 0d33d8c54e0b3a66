import { listKeys } from '../../shared/query/listKeys';

/** What the cache holds of the versions of the terms. */
export const termsKeys = listKeys('admin', 'terms');
