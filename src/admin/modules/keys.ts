import { listKeys } from '../../shared/query/listKeys';

/** What the cache holds of the modules. */
export const modulesKeys = listKeys('admin', 'modules');
