import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('userStatus');

/** What the cache holds of the person's start-up. */
export const userStatusKeys = { all: () => root };
