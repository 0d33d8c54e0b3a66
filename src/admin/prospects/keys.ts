import { listKeys } from '../../shared/query/listKeys';

/** What the cache holds of the prospects. */
export const prospectsKeys = listKeys('admin', 'prospects');
