import { listKeys } from '../../shared/query/listKeys';

/** What the cache holds of the settings. */
export const settingsKeys = listKeys('admin', 'settings');
