import { listKeys } from '../../shared/query/listKeys';

/** What the cache holds of the news for staff. */
export const allNewsKeys = listKeys('admin', 'news');
