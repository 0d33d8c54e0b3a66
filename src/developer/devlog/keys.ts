import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('developer', 'log');

/** What the cache holds of the developer log. */
export const devLogKeys = {
  all: () => root,
  enabled: () => queryKey(...root, 'enabled'),
  initialId: () => queryKey(...root, 'initialId'),
  lines: (fromId: number | undefined) => queryKey(...root, 'lines', fromId),
};
